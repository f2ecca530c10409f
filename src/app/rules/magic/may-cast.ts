import { casterFlags, mayCast as mayCastOf } from '../../../domain/rules/magic/may-cast';
import { wholeNumber, withDefault } from '../../kernel/input';
import { decisionSources, permissionOperation } from '../asking/situation-operation';
import { flag, flags, yes } from '../dice/dice';
import { only2024 } from '../edition-field';
import { inches } from '../movement/movement';

/** Whether a Hero may cast a power now, and with how much Will. */
export const mayCast = permissionOperation({
  name: 'mayCast',
  route: 'POST /v1/rules/may-cast',
  answers: 'CastingPermission',
  covers: ['A23'],

  fields: {
    isHero: yes('It is a Hero with Magical Powers.'),
    isMovePhase: yes('It is the Move phase.'),
    alreadyCast: flag('It has tried a power this Move phase.'),
    will: wholeNumber(0, 40, 'Will points in its store.'),
    ...flags(casterFlags),
    lineOfSight: yes('It has Line of Sight to the target; obscured by other models still counts.'),
    distanceInches: withDefault(inches('How far the target is, in inches.'), 0),
    rangeInches: withDefault(inches('The power’s range, in inches.'), 1000),
    risksFriend: only2024('It is Good, and the power could wound a friend.'),
    isInTheAir: only2024('It flies and has not landed.'),
  },
  limits: {
    uncovered: [
      ['isHero', 'powers of a model that is no Hero', false],
      ['lineOfSight', 'casting without line of sight', false],
    ],
    only2024: ['risksFriend', 'isInTheAir'],
  },
  decide: (asked, { cast }) => mayCastOf(asked, cast),
  answer: ({ reasons, mostWill }, { places }) => ({
    mayCast: reasons.length === 0,
    mostWill,
    sources: decisionSources(places.cast, reasons),
  }),
});
