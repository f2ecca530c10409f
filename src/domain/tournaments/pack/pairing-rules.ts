/** Two entrants by id. */
export type IdPair = readonly [string, string];

export const firstRoundKinds = {
  RANDOM: 'At random, from the committed seed.',
  SEEDED: 'By seeding; entrants without one are drawn at random.',
  GIVEN: 'By the given tables; the other entrants are drawn at random.',
} as const;

export const seedings = {
  LIST: 'A place in a list: 1 is best.',
  RATING: 'A rating: more is better.',
} as const;
export type Seeding = keyof typeof seedings;

export const foldings = {
  NEIGHBOURS: '1-2, 3-4 and so on.',
  HALVES: 'The upper half against the lower half in order.',
  FOLD: 'First against last, second against last but one and so on.',
} as const;
export type Folding = keyof typeof foldings;

/** How round 1 is made. Who has no place in the seeding or no given table is drawn by lot after the others. */
export type FirstRound =
  | { readonly by: 'RANDOM' }
  | { readonly by: 'SEEDED'; readonly seeding: Seeding; readonly folding: Folding }
  | { readonly by: 'GIVEN'; readonly tables: readonly IdPair[] };

export const laterRoundKinds = {
  RANKING: 'Down the ranking; two who have met swap.',
  SCORE_GROUPS: 'Within groups of equal Tournament Points, or as close to that as possible.',
} as const;

export const withinGroups = {
  RANKING: 'Down the ranking.',
  HALVES: 'Upper half against lower half.',
  LOT: 'At random.',
} as const;
export type WithinGroup = keyof typeof withinGroups;

/** How later rounds are made: down the ranking, or within groups of equal Tournament Points and as near to them as can be. */
export type LaterRounds =
  { readonly by: 'RANKING' } | { readonly by: 'SCORE_GROUPS'; readonly within: WithinGroup };

export const finalRounds = {
  NO_SWAPS: '1-2, 3-4 and so on, rematches included; only hard wishes change it.',
  AS_LATER: 'Like any later round.',
} as const;
export type FinalRound = keyof typeof finalRounds;

export const strengths = {
  HARD: 'Broken only to avoid a rematch.',
  SOFT: 'Broken to avoid a rematch or to meet a hard wish.',
} as const;
export type Strength = keyof typeof strengths;

export const groupings = {
  CLUB: 'A club.',
  REGION: 'A region.',
  HOUSEHOLD: 'A household.',
  ALIGNMENT: 'The alignment of their armies: to keep one apart is to pair Good against Evil.',
} as const;
export type Grouping = keyof typeof groupings;

/** Members of one group are not to meet. */
export interface ApartWish {
  readonly apart: Grouping;
  readonly strength: Strength;
  /** The rounds it holds in; null for all. */
  readonly rounds: readonly number[] | null;
}

/** Two entrants who are never to meet. */
export interface NeverMeet {
  readonly entrants: IdPair;
  readonly strength: Strength;
}

export const tableRules = {
  BY_RANK: 'Table 1 has the best ranked.',
  AVOID_REPEATS: 'Nobody plays at a table twice if that is possible.',
  SPREAD_TERRAIN: 'Everybody plays on as many different terrains as possible.',
} as const;
export type TableRule = keyof typeof tableRules;

export interface PairingRules {
  readonly firstRound: FirstRound;
  readonly laterRounds: LaterRounds;
  readonly finalRound: FinalRound;
  readonly apart: readonly ApartWish[];
  readonly neverMeet: readonly NeverMeet[];
  /** Accepted challenges: these two meet in round 1. */
  readonly challenges: readonly IdPair[];
  readonly requestedByes: readonly { readonly entrant: string; readonly round: number }[];
  readonly tables: TableRule;
  /** The terrain of table 1, table 2, ...: for SPREAD_TERRAIN. */
  readonly terrain: readonly string[];
}
