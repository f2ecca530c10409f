import { REMEDIES_PRICE, remedies } from '../asking/remedies';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { casterFlags, mayCast as mayCastOf } from '../../../domain/rules/magic/may-cast';
import { ok } from '../../../shared/result';
import { crossCheck, optional, wholeNumber, withDefault } from '../../kernel/input';
import { flag, flags, yes } from '../dice/dice';
import { editionField } from '../edition-field';
import { editionLimits, situationRulesOf } from '../edition-limits';
import { decisionSources, inches, reasonAnswers, situationQuestion } from '../movement/movement';

const faults = editionLimits({
  uncovered: [
    ['isHero', 'powers of a model that is no Hero', false],
    ['lineOfSight', 'casting without line of sight', false],
  ],
  only2024: ['risksFriend', 'isInTheAir'],
});

const input = z
  .strictObject({
    isHero: yes('It is a Hero with Magical Powers.'),
    isMovePhase: yes('It is the Move phase.'),
    alreadyCast: flag('It has tried a power this Move phase.'),
    will: wholeNumber(0, 40, 'Will points in its store.'),
    ...flags(casterFlags),
    lineOfSight: yes('It has Line of Sight to the target; obscured by other models still counts.'),
    distanceInches: withDefault(inches('How far the target is, in inches.'), 0),
    rangeInches: withDefault(inches('The power’s range, in inches.'), 1000),
    risksFriend: optional(
      z.boolean().check(z.describe('It is Good, and the power could wound a friend. In the 2024 edition.')),
    ),
    isInTheAir: optional(z.boolean().check(z.describe('It flies and has not landed. In the 2024 edition.'))),
    edition: editionField,
  })
  .check(crossCheck(faults));

const decide = ({ edition, ...facts }: z.output<typeof input>) =>
  mayCastOf(facts, situationRulesOf(edition).cast);

/** Whether a Hero may cast a power now, and with how much Will. */
export const mayCast = operation({
  name: 'mayCast',
  route: 'POST /v1/rules/may-cast',
  answers: 'CastingPermission',
  ...situationQuestion('MayCastInput'),
  covers: ['A23'],

  input,
  price: () => REMEDIES_PRICE,
  run: (asked) => {
    const { reasons, mostWill } = decide(asked);
    return ok({
      mayCast: reasons.length === 0,
      reasons: reasonAnswers(reasons),
      remedies: remedies(input, asked, (other) => decide(other).reasons),
      mostWill,
      sources: decisionSources(situationRulesOf(asked.edition).places.cast, reasons),
    });
  },
});
