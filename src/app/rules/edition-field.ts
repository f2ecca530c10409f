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
