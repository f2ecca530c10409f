import * as z from 'zod/mini';
import {
  MOST_PAIRS_KEPT_APART,
  MOST_SCENARIOS_IN_POOL,
  LARGEST_CAP,
} from '../../../domain/tournaments/limits';
import { ROUNDS } from '../../../domain/tournaments/pack/pairing-from';
import {
  finalRounds,
  firstRoundKinds,
  foldings,
  groupings,
  laterRoundKinds,
  seedings,
  strengths,
  tableRules,
  withinGroups,
} from '../../../domain/tournaments/pack/pairing-rules';
import { scenarioKinds } from '../../../domain/tournaments/pack/pack';
import { idText, optional, shortText, withDefault, oneOf, arrayOf, inputObject } from '../../kernel/input';
import { scenarioName } from '../fields';
import { number, pair } from './pack-fields';

/** How an event pack makes rounds and finds their scenarios, as input fields. */

const strength = oneOf(
  'WishStrength',
  strengths,
  'HARD breaks only to avoid a rematch, SOFT also for a hard wish.',
);
const round = number(ROUNDS, 'A round.');

export const pairing = inputObject('PackPairingInput', 'How rounds are made.', {
  firstRound: optional(oneOf('FirstRoundKind', firstRoundKinds, 'How round 1 is made.')),
  seeding: optional(oneOf('SeedingKind', seedings, 'The order that seeds a SEEDED first round.')),
  folding: optional(
    oneOf('SeedingFolding', foldings, 'How a SEEDED first round is paired; HALVES if omitted.'),
  ),
  given: optional(arrayOf(pair('Two entrants.'), LARGEST_CAP / 2, 'The tables of a GIVEN first round.')),
  laterRounds: optional(oneOf('LaterRoundKind', laterRoundKinds, 'How later rounds are made.')),
  within: optional(
    oneOf('ScoreGroupOrder', withinGroups, 'How SCORE_GROUPS are paired; RANKING if omitted.'),
  ),
  finalRound: optional(oneOf('FinalRoundKind', finalRounds, 'Whether the final round swaps.')),
  apart: optional(
    arrayOf(
      inputObject('ApartWishInput', 'Members of one group are not to meet.', {
        apart: oneOf(
          'ApartGrouping',
          groupings,
          'The group that two entrants must not share; ALIGNMENT pairs Good against Evil.',
        ),
        strength,
        rounds: withDefault(
          z.nullable(arrayOf(round, 100, 'The rounds to which it applies; all if null or left out.')),
          null,
        ),
      }),
      10,
      'Groups whose members are kept apart.',
    ),
  ),
  neverMeet: optional(
    arrayOf(
      inputObject('NeverMeetInput', 'Two who are never to meet.', {
        entrants: pair('The two entrants.'),
        strength,
      }),
      MOST_PAIRS_KEPT_APART,
      'Pairs that are never to meet.',
    ),
  ),
  challenges: optional(
    arrayOf(pair('Two entrants.'), LARGEST_CAP / 2, 'Accepted challenges: these two meet in round 1.'),
  ),
  requestedByes: optional(
    arrayOf(
      inputObject('RequestedByeInput', 'A bye asked for in advance.', {
        entrant: idText('Id of the entrant.'),
        round,
      }),
      LARGEST_CAP,
      'Byes asked for in advance.',
    ),
  ),
  tables: optional(oneOf('TableRule', tableRules, 'At which tables a round is played.')),
  terrain: optional(
    arrayOf(shortText('A terrain.'), LARGEST_CAP / 2, 'The terrain of table 1, table 2, ...'),
  ),
});

export const scenarios = inputObject('PackScenariosInput', 'How the scenarios are chosen.', {
  by: oneOf('PackScenarioKind', scenarioKinds, 'How the scenarios are chosen.'),
  pool: optional(
    arrayOf(
      scenarioName,
      MOST_SCENARIOS_IN_POOL,
      'The scenarios to draw from: in a doubles event ids of doubles scenarios, in others any names.',
    ),
  ),
  choices: optional(
    number(
      { from: 2, to: MOST_SCENARIOS_IN_POOL },
      'For VETOED: how many are drawn for a round, at most the size of the pool.',
    ),
  ),
});
