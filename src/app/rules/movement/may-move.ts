import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { mayMove as mayMoveOf } from '../../../domain/rules/movement/may-move';
import { ok } from '../../../shared/result';
import { wholeNumber, withDefault } from '../../kernel/input';
import { flag } from '../dice/dice';
import { inches } from './movement';
import { moverFields, reasonAnswers } from './mover-fields';

/** Whether a model may make a move without charging: every reason why not, and how far it may go. */
export const mayMove = operation({
  name: 'mayMove',
  verb: 'check',
  route: 'POST /v1/rules/may-move',
  function: 'rolls',
  answers: 'MovePermission',
  graphql: { kind: 'query', input: 'MayMoveInput', inputDescription: 'The situation.' },
  covers: ['A28'],

  input: z.strictObject({
    ...moverFields,
    distanceInches: inches('How far it wants to go, in inches.'),
    failedTerrorTest: flag('It failed a Courage test against Terror this turn.'),
    mounted: flag('It is mounted.'),
    heroicMarch: flag('It moves with a Heroic March: 3" more on foot, 5" mounted.'),
    heavyObjectBearers: withDefault(
      wholeNumber(0, 20, 'How many carry its Heavy Object, itself included; 0 for none, to 20.'),
      0,
    ),
    objectHasMoved: flag('That object was moved this Move phase already.'),
    entersControlZone: flag('Its way leads into the Control Zone of an enemy.'),
    sentryStays: flag('It is a Sentry before the alarm, and its D6 on the Sentry chart showed a 1.'),
  }),
  run: (input) => {
    const { reasons, consequences, reachInches } = mayMoveOf(input);
    return ok({
      mayMove: reasons.length === 0,
      reasons: reasonAnswers(reasons),
      consequences: reasonAnswers(consequences),
      reachInches,
    });
  },
});
