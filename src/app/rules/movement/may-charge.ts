import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { mayCharge as mayChargeOf, terrorTests } from '../../../domain/rules/movement/may-charge';
import { ok } from '../../../shared/result';
import { named, withDefault } from '../../kernel/input';
import { flag, yes } from '../dice/dice';
import { inches } from './movement';
import { moverFields, reasonAnswers } from './mover-fields';

/** Whether a model may charge an enemy: every reason why not, and what goes with the charge. */
export const mayCharge = operation({
  name: 'mayCharge',
  verb: 'check',
  route: 'POST /v1/rules/may-charge',
  function: 'rolls',
  answers: 'ChargePermission',
  graphql: { kind: 'query', input: 'MayChargeInput', inputDescription: 'The situation.' },
  covers: ['A28'],

  input: z.strictObject({
    ...moverFields,
    distanceInches: inches('How far its way to base contact is, in inches.'),
    targetIsEnemy: yes('The target is an enemy.'),
    targetProne: flag('The target is Prone.'),
    targetCausesTerror: flag('The target causes Terror.'),
    terrorTest: withDefault(
      named('TerrorTest', z.enum(terrorTests)).check(
        z.describe('How its Courage test against Terror came out; NOT_TAKEN if omitted.'),
      ),
      'NOT_TAKEN',
    ),
    chargesByCommand: flag('Command or Compel moves it into this charge.'),
    anotherZoneFirst: flag('The first Control Zone on its way belongs to another enemy.'),
    severalTargets: flag('It charges several enemies at once.'),
    baseTouchesAll: yes('Its base is large enough to touch all of them.'),
    carriesHeavyObject: flag('It carries a Heavy Object; a Monster’s counts as a Light one.'),
    heroicMarch: flag('It moves with a Heroic March this turn.'),
    arrivedThisTurn: flag('It came onto the board this turn by Maelstrom of Battle.'),
    unawareSentry: flag('It is a Sentry and the alarm has not been raised.'),
  }),
  run: (input) => {
    const { reasons, consequences, reachInches } = mayChargeOf(input);
    return ok({
      mayCharge: reasons.length === 0,
      reasons: reasonAnswers(reasons),
      consequences: reasonAnswers(consequences),
      reachInches,
    });
  },
});
