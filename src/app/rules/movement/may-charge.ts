import * as z from 'zod/mini';
import {
  chargeFlags,
  mayCharge as mayChargeOf,
  terrorTests,
} from '../../../domain/rules/movement/may-charge';
import { choice, optional, usually, withDefault } from '../../kernel/input';
import { permissionAnswer, permissionOperation } from '../asking/situation-operation';
import { flags, yes } from '../dice/dice';
import { only2024 } from '../edition-field';
import { inches, moverFaults, moverFields, uncoveredMoves } from './movement';

const outcome = choice('TerrorTest', terrorTests, 'The result of a Courage test against Terror.');

/** Whether a model may charge an enemy: every reason why not, and what goes with the charge. */
export const mayCharge = permissionOperation({
  name: 'mayCharge',
  route: 'POST /v1/rules/may-charge',
  answers: 'ChargePermission',
  covers: ['A28'],

  fields: {
    ...moverFields,
    distanceInches: inches('How far its way to base contact is, in inches.'),
    targetIsEnemy: yes('The target is an enemy.'),
    terrorTest: withDefault(
      outcome.check(z.describe('How its Courage test against Terror came out; NOT_TAKEN if omitted.')),
      'NOT_TAKEN',
    ),
    ...flags(chargeFlags),
    baseTouchesAll: yes('Its base is large enough to touch all targets.'),
    lineOfSight: usually(true, only2024('It sees the target at the start of its move; true if omitted.')),
    mounted: only2024('It is mounted: difficult ground costs it four times.'),
    fearful: only2024('It is Fearful: a Courage test to charge.'),
    fearfulTest: optional(
      outcome.check(z.describe('How that test came out; NOT_TAKEN if omitted. In the 2024 edition.')),
    ),
  },
  limits: {
    uncovered: [
      ...uncoveredMoves,
      ['chargesByCommand', 'charges that Compel moves a model into'],
      ['anotherZoneFirst', 'the control zone of another enemy on the way'],
      ['severalTargets', 'charges at several enemies'],
      ['baseTouchesAll', 'charges at several enemies', false],
      ['unawareSentry', 'Sentries'],
    ],
    only2024: ['lineOfSight', 'mounted', 'fearful', 'fearfulTest'],
  },
  faults: moverFaults,
  decide: (asked, { charge }) => mayChargeOf(asked, charge),
  answer: ({ reachInches, ...decision }, { places }) => ({
    mayCharge: decision.reasons.length === 0,
    ...permissionAnswer(decision, places.charge),
    reachInches,
  }),
});
