import editionsFile from '../../../../data/catalogue/editions.json';
import type { EditionsFile } from '../../../domain/armies/catalogue/file';
import * as z from 'zod/mini';
import { asScalar } from '../../kernel/input';

/** The editions that ship: few, so that an input can name them without the lists being read. */
export const { editions: shippedEditions } = editionsFile as EditionsFile;

const known = shippedEditions.map(({ id }) => id);

/** An edition by its id. */
export const editionId = (description: string) =>
  asScalar(
    'ID',
    z.string().check(
      z.refine((id) => known.includes(id), {
        error: `must be an edition that the catalogue has: ${known.join(', ')}`,
        params: { fault: 'UNKNOWN_REFERENCE' },
      }),
      z.describe(description),
    ),
  );
