import {
  type ObjectOf,
  type Shape,
  choiceOf,
  known,
  list,
  nullable,
  otherwise,
  typedObject,
  whole,
} from '../../../shared/shape';
import { LARGEST_CAP, MOST_CALCULATED_ROUNDS, MOST_PAIRS_KEPT_APART } from '../limits';
import { type Given, type KindOf, inPart, kinds } from './kinds';

/** How rounds are made, as `pack.ts` states the rest of a pack. */

/** Two entrants by id. */
export type IdPair = readonly [string, string];
const entrant = (description: string) => known('ID', description);
const pair = (description: string) =>
  list(entrant('Id of an entrant.'), [2, 2], description) as Shape<unknown> as Shape<IdPair>;
const round = whole(1, MOST_CALCULATED_ROUNDS, 'A round.');

const firstRoundKinds = {
  RANDOM: 'At random, from the committed seed.',
  SEEDED: 'By seeding; entrants without one are drawn at random.',
  GIVEN: 'By the given tables; the other entrants are drawn at random.',
} as const;

const seedings = {
  LIST: 'A place in a list: 1 is best.',
  RATING: 'A rating: more is better.',
} as const;

export const foldings = {
  NEIGHBOURS: '1-2, 3-4 and so on.',
  HALVES: 'The upper half against the lower half in order.',
  FOLD: 'First against last, second against last but one and so on.',
} as const;
export type Folding = keyof typeof foldings;

/** How round 1 is made. Who has no place in the seeding or no given table is drawn by lot after the others. */
export const firstRounds = kinds({
  by: choiceOf('FirstRoundKind', firstRoundKinds, 'The way in which round 1 is made.'),
  used: { RANDOM: [], SEEDED: ['seeding', 'folding'], GIVEN: ['tables'] },
  fields: {
    seeding: choiceOf('SeedingKind', seedings, 'The order that seeds a SEEDED first round.'),
    folding: choiceOf(
      'SeedingFolding',
      foldings,
      'The way in which a SEEDED first round is paired; HALVES if omitted.',
    ),
    tables: list(pair('Two entrants.'), [0, LARGEST_CAP / 2], 'The tables of a GIVEN first round.'),
  },
  unset: { folding: 'HALVES' },
});
export type FirstRound = KindOf<typeof firstRounds>;

const laterRoundKinds = {
  RANKING: 'Down the ranking; two who have met swap.',
  SCORE_GROUPS: 'Within groups of equal Tournament Points, or as close to that as possible.',
} as const;

export const withinGroups = {
  RANKING: 'Down the ranking.',
  HALVES: 'Upper half against lower half.',
  LOT: 'At random.',
} as const;
export type WithinGroup = keyof typeof withinGroups;

export const laterRounds = kinds({
  by: choiceOf('LaterRoundKind', laterRoundKinds, 'The way in which later rounds are made.'),
  used: { RANKING: [], SCORE_GROUPS: ['within'] },
  fields: {
    within: choiceOf(
      'ScoreGroupOrder',
      withinGroups,
      'The way in which SCORE_GROUPS are paired; RANKING if omitted.',
    ),
  },
  unset: { within: 'RANKING' },
});
type LaterRounds = KindOf<typeof laterRounds>;

const finalRounds = {
  NO_SWAPS: '1-2, 3-4 and so on, rematches included; only hard wishes change it.',
  AS_LATER: 'Like any later round.',
} as const;

export const strengths = {
  HARD: 'Broken only to avoid a rematch.',
  SOFT: 'Broken to avoid a rematch or to meet a hard wish.',
} as const;
export type Strength = keyof typeof strengths;
const strength = choiceOf(
  'WishStrength',
  strengths,
  'HARD breaks only to avoid a rematch, SOFT also for a hard wish.',
);

export const groupings = {
  CLUB: 'A club.',
  REGION: 'A region.',
  HOUSEHOLD: 'A household.',
  ALIGNMENT: 'The alignment of their armies: to keep one apart is to pair Good against Evil.',
} as const;
export type Grouping = keyof typeof groupings;

export const tableRules = {
  BY_RANK: 'Table 1 has the best ranked.',
  AVOID_REPEATS: 'Nobody plays at a table twice if that is possible.',
  SPREAD_TERRAIN: 'Everybody plays on as many different terrains as possible.',
} as const;
export type TableRule = keyof typeof tableRules;

const wishFields = {
  finalRound: choiceOf(
    'FinalRoundKind',
    finalRounds,
    'The pairing of the final round, with swaps or without.',
  ),
  apart: list(
    typedObject('ApartWishInput', 'Members of one group are not to meet.', {
      apart: choiceOf(
        'ApartGrouping',
        groupings,
        'The group that two entrants must not share; ALIGNMENT pairs Good against Evil.',
      ),
      strength,
      rounds: otherwise(
        nullable(list(round, [0, 100], 'The rounds to which it applies; all if null or left out.')),
        null,
      ),
    }),
    [0, 10],
    'Groups whose members are kept apart.',
  ),
  neverMeet: list(
    typedObject('NeverMeetInput', 'Two who are never to meet.', {
      entrants: pair('The two entrants.'),
      strength,
    }),
    [0, MOST_PAIRS_KEPT_APART],
    'Pairs that are never to meet.',
  ),
  challenges: list(
    pair('Two entrants.'),
    [0, LARGEST_CAP / 2],
    'Accepted challenges: these two meet in round 1.',
  ),
  requestedByes: list(
    typedObject('RequestedByeInput', 'A bye asked for in advance.', {
      entrant: entrant('Id of the entrant.'),
      round,
    }),
    [0, LARGEST_CAP],
    'Byes asked for in advance.',
  ),
  tables: choiceOf('TableRule', tableRules, 'At which tables a round is played.'),
  terrain: list(known('NAME', 'A terrain.'), [0, LARGEST_CAP / 2], 'The terrain of table 1, table 2, ...'),
};

export type PairingRules = {
  readonly firstRound: FirstRound;
  readonly laterRounds: LaterRounds;
} & ObjectOf<typeof wishFields>;

const { tables: given, ...seedingFields } = firstRounds.fields;
export const pairingFields = {
  firstRound: firstRounds.by,
  ...seedingFields,
  given,
  laterRounds: laterRounds.by,
  ...laterRounds.fields,
  ...wishFields,
};
/** The kinds of round with the fields of all kinds beside them. */
export type PairingInput = Given<ObjectOf<typeof pairingFields>>;
export const pairingShape = inPart(
  'PackPairingInput',
  'The rules by which rounds are made.',
  pairingFields,
) as Shape<unknown> as Shape<PairingRules>;
