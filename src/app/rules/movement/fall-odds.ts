import * as z from 'zod/mini';
import { hitsText } from '../../../domain/rules/charts/falling-damage';
import { fallCauses, fallOdds as oddsOf } from '../../../domain/rules/movement/fall-odds';
import { chance, sourceAnswer } from '../../kernel/answers';
import { choice, wholeNumber, withDefault } from '../../kernel/input';
import { situationOperation } from '../asking/situation-operation';
import { flag } from '../dice/dice';
import { rulesetOf } from '../ruleset';
import { heightFaults, inches } from './movement';

/** A fall that deals more hits than this is refused. */
const MOST_FALL_INCHES = 30;

/** The exact chance that a fall, a climb or a leap costs Wounds or kills. */
export const fallOdds = situationOperation({
  name: 'fallOdds',
  verb: 'calculate',
  route: 'POST /v1/rules/falls/odds',
  answers: 'FallOdds',
  graphql: { kind: 'query', inputDescription: 'The fall and the model.' },
  covers: ['A6'],

  fields: {
    cause: withDefault(
      choice('FallCause', fallCauses, 'The cause of a fall.').check(
        z.describe('Why it may fall: for certain, or on a 1 of a Climb or Leap test; FALL if omitted.'),
      ),
      'FALL',
    ),
    fallInches: inches(`How far it falls, in inches; 0 to ${MOST_FALL_INCHES}.`, MOST_FALL_INCHES),
    modelHeightInches: inches('How tall it is, in inches.'),
    defence: wholeNumber(1, 10, 'Defence.'),
    wounds: withDefault(wholeNumber(1, 10, 'Wounds left.'), 1),
    fate: withDefault(wholeNumber(0, 6, 'Fate points left.'), 0),
    might: withDefault(wholeNumber(0, 10, 'Might points for the test or its Fate.'), 0),
    rerollFate: flag('It may re-roll failed Fate rolls (Site of Power).'),
  },
  faults: heightFaults,
  answer: ({ cause, fallInches, modelHeightInches, edition, ...model }) => {
    const ruleset = rulesetOf(edition);
    const odds = oddsOf({ ruleset, cause, fallInches, modelHeightInches, model });
    return {
      hits: { ...odds.hits, text: hitsText(odds.hits) },
      falls: chance(odds.falls),
      slain: chance(odds.slain),
      wounds: odds.wounds.map((probability, wounds) => ({ wounds, probability: chance(probability) })),
      sources: odds.sources.map(sourceAnswer),
    };
  },
});
