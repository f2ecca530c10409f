/** The largest body of a plain request, in bytes. */
export const DEFAULT_BODY_LIMIT_BYTES = 1_048_576;
/** For imports of rosters and catalogues, and questions about a whole event; a Lambda takes 6 MB with the event around it. */
export const IMPORT_BODY_LIMIT_BYTES = 4_194_304;

/** Longest texts, in characters. The pages state them in their forms, so nothing but numbers stands here. */
export const LONGEST_NAME = 120;
export const LONGEST_REASON = 500;
export const LONGEST_SCENARIO = 80;
/** An id, a cursor, a name to use in the answer. */
export const LONGEST_SHORT_TEXT = 100;
export const LONGEST_SEARCH = 200;
export const LONGEST_RECEIPT = 200_000;

/** Of one catalogue: files in a request, and all of it packed. */
export const MOST_CATALOGUE_FILES = 60;
export const MOST_CATALOGUE_BYTES = 16 * 1024 * 1024;

/** How many players may sign up from one network address within so many minutes: a whole club at one table, and no flood. */
export const SIGN_UPS_PER_ADDRESS = 60;
export const SIGN_UP_MINUTES = 10;

/** What players consent to. */
export const LONGEST_PRIVACY_TEXT = 4_000;

/** Victory Points of one side in one game. */
export { MOST_VICTORY_POINTS } from '../../domain/tournaments/limits';

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
export const LONGEST_URL = 500;
