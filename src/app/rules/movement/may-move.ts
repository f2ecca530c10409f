import { REMEDIES_PRICE, remedies } from '../asking/remedies';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { mayMove as mayMoveOf, moveFlags } from '../../../domain/rules/movement/may-move';
import { ok } from '../../../shared/result';
import { crossCheck, wholeNumber, withDefault } from '../../kernel/input';
import { flags } from '../dice/dice';
import { editionField } from '../edition-field';
import { editionLimits, situationRulesOf } from '../edition-limits';
import {
  inches,
  moverFaults,
  moverFields,
  permissionAnswer,
  situationQuestion,
  uncoveredMoves,
} from './movement';

const limits = editionLimits({ uncovered: [...uncoveredMoves, ['sentryStays', 'Sentries']] });

const input = z
  .strictObject({
    ...moverFields,
    distanceInches: inches('How far it wants to go, in inches.'),
    heavyObjectBearers: withDefault(
      wholeNumber(0, 20, 'How many carry its Heavy Object, itself included; 0 for none.'),
      0,
    ),
    ...flags(moveFlags),
    edition: editionField,
  })
  .check(crossCheck((value) => [...limits(value), ...moverFaults(value)]));

const decide = ({ edition, ...facts }: z.output<typeof input>) =>
  mayMoveOf(facts, situationRulesOf(edition).move);

/** Whether a model may make a move without charging: every reason why not, and how far it may go. */
export const mayMove = operation({
  name: 'mayMove',
  route: 'POST /v1/rules/may-move',
  answers: 'MovePermission',
  ...situationQuestion('MayMoveInput'),
  covers: ['A28'],

  input,
  price: () => REMEDIES_PRICE,
  run: (asked) => {
    const { reachInches, ...decision } = decide(asked);
    return ok({
      mayMove: decision.reasons.length === 0,
      ...permissionAnswer(decision, situationRulesOf(asked.edition).places.move),
      remedies: remedies(input, asked, (other) => decide(other).reasons),
      reachInches,
    });
  },
});
