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

/** The text that players consent to. */
export const LONGEST_PRIVACY_TEXT = 4_000;

/** Of an address of the web. */
export const LONGEST_URL = 500;
