import { REMEDIES_PRICE, remedies } from '../asking/remedies';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import {
  chargeFlags,
  mayCharge as mayChargeOf,
  terrorTests,
} from '../../../domain/rules/movement/may-charge';
import { ok } from '../../../shared/result';
import { choice, crossCheck, optional, usually, withDefault } from '../../kernel/input';
import { flags, yes } from '../dice/dice';
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

const limits = editionLimits({
  uncovered: [
    ...uncoveredMoves,
    ['chargesByCommand', 'charges that Compel moves a model into'],
    ['anotherZoneFirst', 'the control zone of another enemy on the way'],
    ['severalTargets', 'charges at several enemies'],
    ['baseTouchesAll', 'charges at several enemies', false],
    ['unawareSentry', 'Sentries'],
  ],
  only2024: ['lineOfSight', 'mounted', 'fearful', 'fearfulTest'],
});

const outcome = choice('TerrorTest', terrorTests, 'The result of a Courage test against Terror.');

const only2024 = (description: string) =>
  optional(z.boolean().check(z.describe(`${description} In the 2024 edition.`)));

const input = z
  .strictObject({
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
    edition: editionField,
  })
  .check(crossCheck((value) => [...limits(value), ...moverFaults(value)]));

const decide = ({ edition, ...facts }: z.output<typeof input>) =>
  mayChargeOf(facts, situationRulesOf(edition).charge);

/** Whether a model may charge an enemy: every reason why not, and what goes with the charge. */
export const mayCharge = operation({
  name: 'mayCharge',
  route: 'POST /v1/rules/may-charge',
  answers: 'ChargePermission',
  ...situationQuestion('MayChargeInput'),
  covers: ['A28'],

  input,
  price: () => REMEDIES_PRICE,
  run: (asked) => {
    const { reachInches, ...decision } = decide(asked);
    return ok({
      mayCharge: decision.reasons.length === 0,
      ...permissionAnswer(decision, situationRulesOf(asked.edition).places.charge),
      remedies: remedies(input, asked, (other) => decide(other).reasons),
      reachInches,
    });
  },
});
