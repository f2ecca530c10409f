import editionsFile from '../../../../data/catalogue/editions.json';
import type { Edition, EditionsFile, ListFile } from '../../../domain/armies/catalogue/file';
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

/** Whether it ships. */
export const isShippedEdition = (id: string): boolean => known.includes(id);

/** Faults of the shares of an edition that somebody brings: a part is no more than the whole. */
export const editionRuleFaults = (
  { id, bowFraction, throwingFraction }: Edition,
  path: string,
): readonly Fault[] =>
  Object.entries({ bowFraction, throwingFraction }).flatMap(([field, share]): readonly Fault[] => {
    if (!share || share.numerator <= share.denominator) return [];
    const message = `${field} of the edition ${id} must be at most 1/1, not ${share.numerator}/${share.denominator}`;
    return [{ path, code: 'TOO_LARGE', message }];
  });

/** The faults of a list at `path` whose edition neither ships nor stands in the list; none for the others. */
export const editionFaults = (
  { id, edition, editionRules }: Pick<ListFile, 'id' | 'edition' | 'editionRules'>,
  path: string,
): readonly Fault[] => {
  const ships = known.join(', ');
  if (editionRules) {
    const message = `the edition of ${id} must be the id of its editionRules, and none of ${ships}`;
    return editionRules.id === edition && !isShippedEdition(edition)
      ? editionRuleFaults(editionRules, path)
      : [{ path, code: 'INCONSISTENT', message }];
  }
  if (edition === undefined || isShippedEdition(edition)) return [];
  const message = `the edition of ${id} must be one of ${ships}, not ${edition}; one of its own needs editionRules`;
  return [{ path, code: 'UNKNOWN_REFERENCE', message }];
};
