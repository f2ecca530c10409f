import * as z from 'zod/mini';
import { asScalar, optional } from '../kernel/input';
import { editionIds, isEdition } from './edition-names';

/** The edition of a question. It stays out of what a roll commits to where it is not given. */
export const editionField = optional(
  asScalar(
    'ID',
    z.string().check(
      z.refine(isEdition, {
        error: `must be an edition of the rules: ${editionIds.join(', ')}`,
        params: { fault: 'UNKNOWN_REFERENCE' },
      }),
      z.describe('The edition of the rules: 2018 or 2024; 2018 if omitted.'),
    ),
  ),
);

/** The edition of a question that only one edition has. */
export const edition2024Field = optional(
  asScalar(
    'ID',
    z.string().check(
      z.refine((id) => id === '2024', {
        error: 'must be 2024: no other edition has this',
        params: { fault: 'NOT_ALLOWED' },
      }),
      z.describe('The edition of the rules: 2024, the only one that has this.'),
    ),
  ),
);

/** A yes or no that only one edition asks for. */
export const only2024 = (description: string) =>
  optional(z.boolean().check(z.describe(`${description} In the 2024 edition.`)));
