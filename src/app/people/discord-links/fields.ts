import * as z from 'zod/mini';

/** Discord's ids: numbers of up to 20 digits, as text. */
const snowflake = (description: string) =>
  z.string().check(z.regex(/^\d{1,20}$/, 'must be an id of Discord'), z.describe(description));

export const serverId = snowflake('The Discord server.');
export const userId = snowflake('The member who asks.');
