/** Two entrants by id. */
export type IdPair = readonly [string, string];

export const firstRoundKinds = ['RANDOM', 'SEEDED', 'GIVEN'] as const;
export type FirstRoundKind = (typeof firstRoundKinds)[number];

export const seedings = ['LIST', 'RATING'] as const;
/** Whether entrants carry a place in a seeding list (1 is best) or a rating (more is better). */
export type Seeding = (typeof seedings)[number];

export const foldings = ['NEIGHBOURS', 'HALVES', 'FOLD'] as const;
/** Of an order 1 to n: 1-2, 3-4; or 1 against the first of the lower half; or 1 against n. */
export type Folding = (typeof foldings)[number];

/** How round 1 is made. Who has no place in the seeding or no given table is drawn by lot after the others. */
export type FirstRound =
  | { readonly by: 'RANDOM' }
  | { readonly by: 'SEEDED'; readonly seeding: Seeding; readonly folding: Folding }
  | { readonly by: 'GIVEN'; readonly tables: readonly IdPair[] };

export const laterRoundKinds = ['RANKING', 'SCORE_GROUPS'] as const;
export type LaterRoundKind = (typeof laterRoundKinds)[number];

export const withinGroups = ['RANKING', 'HALVES', 'LOT'] as const;
/** The order within a score group: by rank, upper half against lower half, or by lot. */
export type WithinGroup = (typeof withinGroups)[number];

/** How later rounds are made: down the ranking, or within groups of equal Tournament Points and as near to them as can be. */
export type LaterRounds =
  { readonly by: 'RANKING' } | { readonly by: 'SCORE_GROUPS'; readonly within: WithinGroup };

export const finalRounds = ['NO_SWAPS', 'AS_LATER'] as const;
/** NO_SWAPS: 1-2, 3-4, whoever has met; only hard wishes move anybody. AS_LATER: like any later round. */
export type FinalRound = (typeof finalRounds)[number];

export const strengths = ['HARD', 'SOFT'] as const;
/** A hard wish is broken only to avoid a rematch, a soft one also to meet a hard one (ruling 34). */
export type Strength = (typeof strengths)[number];

export const groupings = ['CLUB', 'REGION', 'HOUSEHOLD', 'ALIGNMENT'] as const;
/** What two entrants can share. To keep one alignment apart is to pair Good against Evil. */
export type Grouping = (typeof groupings)[number];

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

/** An entrant who knows in advance that it misses a round. */
export interface RequestedBye {
  readonly entrant: string;
  readonly round: number;
}

export const tableRules = ['BY_RANK', 'AVOID_REPEATS', 'SPREAD_TERRAIN'] as const;
/** Table 1 has the best ranked; or nobody sits at a table twice where that can be; or on a terrain as seldom as can be. */
export type TableRule = (typeof tableRules)[number];

export interface PairingRules {
  readonly firstRound: FirstRound;
  readonly laterRounds: LaterRounds;
  readonly finalRound: FinalRound;
  readonly apart: readonly ApartWish[];
  readonly neverMeet: readonly NeverMeet[];
  /** Accepted challenges: these two meet in round 1. */
  readonly challenges: readonly IdPair[];
  readonly requestedByes: readonly RequestedBye[];
  readonly tables: TableRule;
  /** The terrain of table 1, table 2, ...: for SPREAD_TERRAIN. */
  readonly terrain: readonly string[];
}
