/** The limits of a stored event, which inputs, contracts, forms and errors share. */

/** Of a stored event: its cursor holds a version for each round. */
export const MOST_ROUNDS = 30;
/** How long a round may last, in minutes. */
export const SHORTEST_ROUND_MINUTES = 10;
export const LONGEST_ROUND_MINUTES = 1000;
/** Entrants of a stored event. */
export const LARGEST_CAP = 4000;
/** Points limit of an event. */
export const MOST_POINTS_LIMIT = 100_000;
/** Tournament Points or Victory Points that one adjustment of a stored event gives or takes. */
export const MOST_ADJUSTED_POINTS = 999;
/** Value of an organiser's tiebreaker, above or below zero. */
export const LARGEST_SCORE = 1_000_000;
