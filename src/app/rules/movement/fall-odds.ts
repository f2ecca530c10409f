import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { hitsText } from '../../../domain/rules/charts/falling-damage';
import {
  type FallCause,
  fallCauses,
  fallOdds as oddsOf,
  fallSources,
} from '../../../domain/rules/movement/fall-odds';
import { ok } from '../../../shared/result';
import { chance, sourceAnswer } from '../../kernel/answers';
import { choice, crossCheck, wholeNumber, withDefault } from '../../kernel/input';
import { flag } from '../dice/dice';
import { sources2024, transcribed } from '../../../domain/rules/rulesets/mesbg-2024/sources';
import { editionField } from '../edition-field';
import { rulesetOf } from '../ruleset';
import { heightFaults, inches } from './movement';

/** A fall that deals more hits than this is refused. */
const MOST_INCHES = 30;

const testNames = { FALL: [], CLIMB: ['Climbing'], LEAP: ['Leaping'] } as const;

const fallSources2024 = (cause: FallCause) => [
  ...testNames[cause].map((name) => transcribed(name, 'B')),
  sources2024.falling,
];

/** The exact chance that a fall, a climb or a leap costs Wounds or kills. */
export const fallOdds = operation({
  name: 'fallOdds',
  verb: 'calculate',
  route: 'POST /v1/rules/falls/odds',
  function: 'rolls',
  answers: 'FallOdds',
  graphql: { kind: 'query', input: 'FallOddsInput', inputDescription: 'The fall and the model.' },
  covers: ['A6'],

  input: z
    .strictObject({
      cause: withDefault(
        choice('FallCause', fallCauses, 'The cause of a fall.').check(
          z.describe('Why it may fall: for certain, or on a 1 of a Climb or Leap test; FALL if omitted.'),
        ),
        'FALL',
      ),
      fallInches: z
        .number()
        .check(
          z.minimum(0),
          z.maximum(MOST_INCHES),
          z.describe(`How far it falls, in inches; 0 to ${MOST_INCHES}.`),
        ),
      modelHeightInches: inches('How tall it is, in inches.'),
      defence: wholeNumber(1, 10, 'Defence.'),
      wounds: withDefault(wholeNumber(1, 10, 'Wounds left.'), 1),
      fate: withDefault(wholeNumber(0, 6, 'Fate points left.'), 0),
      might: withDefault(wholeNumber(0, 10, 'Might points for the test or its Fate.'), 0),
      rerollFate: flag('It may re-roll failed Fate rolls (Site of Power).'),
      edition: editionField,
    })
    .check(crossCheck(heightFaults)),
  run: ({ cause, fallInches, modelHeightInches, edition, ...model }) => {
    const ruleset = rulesetOf(edition);
    const sources = ruleset.id === 'MESBG_2018' ? fallSources(cause) : fallSources2024(cause);
    const { hits, falls, wounds, slain } = oddsOf({ ruleset, cause, fallInches, modelHeightInches, model });
    return ok({
      hits: { ...hits, text: hitsText(hits) },
      falls: chance(falls),
      slain: chance(slain),
      wounds: wounds.map((probability, lost) => ({ wounds: lost, probability: chance(probability) })),
      sources: sources.map(sourceAnswer),
    });
  },
});
