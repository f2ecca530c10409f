import * as z from 'zod/mini';

const LONGEST_EMAIL = 254;

/** As browsers check the field: something on both sides of one @, no blanks. Whether it exists only a message can show. */
export const emailText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LONGEST_EMAIL),
    z.regex(/^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}.]+(?:\.[^\s@\p{Cc}.]+)+$/u, 'must be an email address'),
    z.describe('An email address for the organisers; shown to nobody else, and erased with the entrant.'),
  );
