import type { ListFile } from '../../../domain/armies/catalogue/file';
import type { Fault } from '../../kernel/faults';
import { usualEdition } from '../lists/shipped-catalogue';
import { editionRuleFaults, isShippedEdition, shippedEditions } from '../lists/shipped-editions';
import type { GivenList, InEdition } from './given-lists';

interface Placed {
  readonly file: ListFile;
  readonly faults: readonly Fault[];
}

/** The list in the edition that the upload names; the fault where it names or has another. */
export const inEdition = (
  { file, path, isImported }: GivenList,
  { edition, editions = [] }: InEdition,
): Placed => {
  const rulesOf = (id: string | undefined) => editions.find((one) => one.edition.id === id)?.edition;
  const editionRules = rulesOf(edition);
  // A builder's files do not say by which edition of somebody's own they are played.
  if (edition !== undefined && isImported && editionRules)
    return { file: { ...file, edition, editionRules }, faults: [] };
  const own = file.edition ?? (isImported ? usualEdition : undefined);
  if (edition !== undefined && own !== undefined && own !== edition) {
    const message = `${file.name} is of the edition ${own}, not ${edition}`;
    return { file, faults: [{ path, code: 'INCONSISTENT', message }] };
  }
  const rules = rulesOf(own ?? edition);
  return {
    file: {
      ...file,
      ...(own === undefined && edition !== undefined && { edition }),
      ...(rules && { editionRules: rules }),
    },
    faults: [],
  };
};

/** Faults of the editions themselves, and of the one that the upload names. */
export const faultsOfEditions = ({ edition, editions = [] }: InEdition): readonly Fault[] => {
  const ids = editions.map((one) => one.edition.id);
  const known = [...shippedEditions.map(({ id }) => id), ...ids];
  const isKnown = edition === undefined || known.includes(edition);
  return [
    ...editions.flatMap(({ edition: given, path }, index): readonly Fault[] => [
      ...(isShippedEdition(given.id)
        ? [{ path, code: 'DUPLICATE' as const, message: `${given.id} ships: give your edition another id` }]
        : []),
      ...(ids.indexOf(given.id) < index
        ? [{ path, code: 'DUPLICATE' as const, message: `the edition ${given.id} is given more than once` }]
        : []),
      ...editionRuleFaults(given, path),
    ]),
    ...(isKnown
      ? []
      : [
          {
            path: 'edition',
            code: 'UNKNOWN_REFERENCE' as const,
            message: `must be an edition that ships or comes with the files: ${known.join(', ')}`,
          },
        ]),
  ];
};
