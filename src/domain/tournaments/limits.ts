/** The limits of a game and an event, which rules, contracts, forms and errors share. */

/** Victory Points of one side in one game. */
export const MOST_VICTORY_POINTS = 9999;

/** The highest number that may stand on a table of the hall. */
export const LARGEST_TABLE = 9999;

/** Tournament Points of a game or a bonus, as an event pack may set them. */
export const LEAST_PACK_POINTS = -100;
export const MOST_PACK_POINTS = 1000;
export const MOST_PACK_WEIGHT = 1000;

/** Game Points of one side in a game of a match, and the highest difference that a band of them begins with. */
export const MOST_GAME_POINTS = 100;

/** Players of a team in a match. */
export const SMALLEST_TEAM = 2;
export const LARGEST_TEAM = 8;
export const MOST_SUBSTITUTES = 4;
/** Players and substitutes of one team. */
export const MOST_MEMBERS = LARGEST_TEAM + MOST_SUBSTITUTES;
export const MOST_PICK_MINUTES = 60;
/** Army lists and Legions that a team event allows by id. */
export const MOST_TEAM_LISTS = 200;
/** As many players as one team may ever have named. */
export const MOST_MEMBER_NUMBER = 99;
/** Changes of one record: its history would be full before that. */
export const MOST_CHANGES = 2_000;
/** Minutes of a round with all its extensions. */
export const LONGEST_RECORDED_MINUTES = 100_000;

/** Rounds that a calculation or an event pack may speak of. */
export const MOST_CALCULATED_ROUNDS = 100;

/** Lists of an event pack. */
export const MOST_BANDS = 50;
export const MOST_BONUSES = 20;
export const MOST_CRITERIA = 30;
export const MOST_GAME_NUMBERS = 10;
export const MOST_WEIGHTED_PARTS = 10;
/** The most that a part of a weighted total can be out of. */
export const MOST_OUT_OF = 10_000;
/** So that shares of a weighted total stay exact: the least number that all of its `outOf` divide. */
export const MOST_COMMON_OUT_OF = 1_000_000_000;
export const MOST_WEIGHTS = 20;
export const MOST_PAIRS_KEPT_APART = 2000;
export const MOST_SCENARIOS_IN_POOL = 100;
/** Armies that each entrant of an event hands in, all rounds together. */
export const MOST_ARMY_SLOTS = 12;
export const LONGEST_SLOT_ID = 20;
/** Models, warbands and Heroes that a pack may allow an army. */
export const MOST_ARMY_LIMIT = 1_000;

/** The limits of a stored event, which inputs, contracts, forms and errors share. */

/** Of a stored event: its cursor holds a version for each round. */
export const MOST_ROUNDS = 30;
/** How long a round may last, in minutes. */
export const SHORTEST_ROUND_MINUTES = 10;
export const LONGEST_ROUND_MINUTES = 1000;
/** Stages of an event, and groups of one of them. */
export const MOST_STAGES = 6;
export const MOST_GROUPS = 64;
/** Entrants of an event; half as many tables. */
export const LARGEST_CAP = 4096;
/** The organiser's own tiebreakers. */
export const MOST_TIEBREAKERS = 20;
export const MOST_AWARDS = 20;
export const MOST_AWARD_WINNERS = 8;
export const MOST_ADJUSTMENTS = 50;
export const LARGEST_SEEDING = 1_000_000;
/** Points limit of an event. */
export const MOST_POINTS_LIMIT = 100_000;
/** Tournament Points or Victory Points that one adjustment of a stored event gives or takes. */
export const MOST_ADJUSTED_POINTS = 999;
/** Value of an organiser's tiebreaker, above or below zero. */
export const LARGEST_SCORE = 1_000_000;
