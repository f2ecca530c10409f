import editionsFile from '../../../../data/catalogue/editions.json';
import type { EditionsFile, ListFile } from '../../../domain/armies/catalogue/file';
import type { Fault } from '../../kernel/faults';
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

/** The fault of a list at `path` whose edition the catalogue does not have; empty if it has it. */
export const editionFaults = (
  { id, edition }: Pick<ListFile, 'id' | 'edition'>,
  path: string,
): readonly Fault[] =>
  edition === undefined || known.includes(edition)
    ? []
    : [
        {
          path,
          code: 'UNKNOWN_REFERENCE',
          message: `the edition of ${id} must be one of ${known.join(', ')}, not ${edition}`,
        },
      ];
