import * as z from 'zod/mini';

export const awardId = z
  .string()
  .check(
    z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be letters a-z, digits and hyphens, at most 40'),
    z.describe('What the award is addressed by, such as `best-painted`.'),
  );
