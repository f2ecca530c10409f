import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { mayMove as mayMoveOf, moveFlags } from '../../../domain/rules/movement/may-move';
import { ok } from '../../../shared/result';
import { cite } from '../../../shared/source';
import { crossCheck, wholeNumber, withDefault } from '../../kernel/input';
import { flags } from '../dice/dice';
import { inches, moverFaults, moverFields, permissionAnswer, situationQuestion } from './movement';

/** Whether a model may make a move without charging: every reason why not, and how far it may go. */
export const mayMove = operation({
  name: 'mayMove',
  route: 'POST /v1/rules/may-move',
  answers: 'MovePermission',
  ...situationQuestion('MayMoveInput'),
  covers: ['A28'],

  input: z
    .strictObject({
      ...moverFields,
      distanceInches: inches('How far it wants to go, in inches.'),
      heavyObjectBearers: withDefault(
        wholeNumber(0, 20, 'How many carry its Heavy Object, itself included; 0 for none, to 20.'),
        0,
      ),
      ...flags(moveFlags),
    })
    .check(crossCheck(moverFaults)),
  run: (input) => {
    const { reachInches, ...decision } = mayMoveOf(input);
    return ok({
      mayMove: decision.reasons.length === 0,
      ...permissionAnswer(decision, cite('004', 'MOVING MODELS')),
      reachInches,
    });
  },
});
