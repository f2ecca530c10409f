import { checkFiles, profilesIn, referredIn } from '../../../domain/armies/catalogue/check-files';
import type { AlliancesFile, Edition, ListFile, ProfileFile } from '../../../domain/armies/catalogue/file';
import type { Fault } from '../../kernel/faults';
import {
  editionFaults,
  editionRuleFaults,
  isShippedEdition,
  shippedEditions,
} from '../lists/shipped-editions';
import { editionsIn, shippedFilesOf, shippedIndexOf, usualEdition } from '../lists/shipped-catalogue';
import { MOST_LISTS } from './fields';

/** An army list as it was given, and where: `files[2]`. */
export interface GivenList {
  readonly file: ListFile;
  readonly path: string;
  /** Its conditions may speak of profiles in files that were not sent: those are never there. */
  readonly isImported?: true;
}

/** An edition of the sender's own, and where: `files[2]`. */
export interface GivenEdition {
  readonly edition: Edition;
  readonly path: string;
}

/** The edition that an upload names for its lists, and those that came with it. */
export interface InEdition {
  readonly edition?: string | undefined;
  readonly editions?: readonly GivenEdition[] | undefined;
}

interface Placed {
  readonly file: ListFile;
  readonly faults: readonly Fault[];
}

/** The list in the edition that the upload names; the fault where it names or has another. */
const inEdition = ({ file, path, isImported }: GivenList, { edition, editions = [] }: InEdition): Placed => {
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
const faultsOfEditions = ({ edition, editions = [] }: InEdition): readonly Fault[] => {
  const ids = editions.map((one) => one.edition.id);
  const known = [...shippedEditions.map(({ id }) => id), ...ids];
  const duplicate = (path: string, message: string): Fault => ({ path, code: 'DUPLICATE', message });
  const message = `must be an edition that ships or comes with the files: ${known.join(', ')}`;
  return [
    ...editions.flatMap(({ edition: given, path }, index): readonly Fault[] => [
      ...(isShippedEdition(given.id)
        ? [duplicate(path, `${given.id} ships: give your edition another id`)]
        : []),
      ...(ids.indexOf(given.id) < index
        ? [duplicate(path, `the edition ${given.id} is given more than once`)]
        : []),
      ...editionRuleFaults(given, path),
    ]),
    ...(edition === undefined || known.includes(edition)
      ? []
      : [{ path: 'edition', code: 'UNKNOWN_REFERENCE' as const, message }]),
  ];
};

const NO_ALLIANCES: AlliancesFile = { lists: [], allies: {} };

/** The list with every profile that it borrows written in it, so that it is read by itself. */
const selfContained = (file: ListFile, others: ReadonlyMap<string, ProfileFile>): ListFile => {
  const own = new Set(profilesIn(file).map(({ id }) => id));
  const missing = [...new Set(referredIn(file))].filter((id) => !own.has(id));
  const borrowed = missing.flatMap((id) => others.get(id) ?? []);
  return borrowed.length === 0
    ? file
    : { ...file, legionProfiles: [...(file.legionProfiles ?? []), ...borrowed] };
};

const repeated = (given: readonly GivenList[]): readonly Fault[] => {
  const seen = new Map<string, string>();
  return given.flatMap(({ file, path }) =>
    [file.id, ...(file.legions ?? []).map(({ id }) => id)].flatMap((id): readonly Fault[] => {
      const before = seen.get(id);
      seen.set(id, path);
      return before === undefined
        ? []
        : [{ path, code: 'DUPLICATE', message: `${id} is in ${before} already` }];
    }),
  );
};

/** The lists, each to be read by itself, and all that is wrong with them. A list may borrow from the others and from those that ship. */
export const compileLists = (
  all: readonly GivenList[],
  editions: InEdition = {},
): { readonly files: readonly ListFile[]; readonly faults: readonly Fault[] } => {
  const ofEditions = faultsOfEditions(editions);
  const placed = all.map((one) => ({ ...one, ...inEdition(one, editions) }));
  const strangers = ofEditions.length > 0 ? ofEditions : placed.flatMap(({ faults }) => faults);
  if (strangers.length > 0) return { files: [], faults: strangers };
  const given: readonly GivenList[] = placed;
  const files = given.map(({ file }) => file);
  if (files.length === 0)
    return { files, faults: [{ path: 'files', code: 'REQUIRED', message: 'hold no army list' }] };
  if (files.length > MOST_LISTS) {
    const message = `may hold at most ${MOST_LISTS} army lists, not ${files.length}`;
    return { files: [], faults: [{ path: 'files', code: 'TOO_LARGE', message }] };
  }
  const own = new Set(files.map(({ id }) => id));
  const wanted = new Set(files.flatMap(referredIn));
  const borrowedFrom = editionsIn(files);
  const ours = borrowedFrom.flatMap(shippedFilesOf).filter(({ id }) => !own.has(id));
  const indexes = borrowedFrom.map(shippedIndexOf);
  // Given profiles stand before those that ship.
  const written = new Map(
    [...ours, ...files]
      .flatMap(profilesIn)
      .flatMap((profile) => (wanted.has(profile.id) ? [[profile.id, profile]] : [])),
  );
  const compiled = files.map((file) => selfContained(file, written));
  const elsewhere = [
    ...files.flatMap(profilesIn).map(({ id }) => id),
    ...indexes.flatMap(({ profiles }) => profiles.map(({ id }) => id)),
  ];
  const shipped = indexes.flatMap((index) => index.lists.map(({ id }) => id));
  const lists = [...new Set([...own, ...shipped])].map((id) => ({
    id,
    name: id,
    alignment: 'GOOD' as const,
  }));
  const faults = given.flatMap((one, index) => {
    const file = compiled[index] ?? one.file;
    const others = lists.filter(({ id }) => id !== file.id);
    return checkFiles(
      [file],
      { ...NO_ALLIANCES, lists: others, unknown: lists.map(({ id }) => id) },
      elsewhere,
    )
      .filter(({ isUnknownInCondition }) => !one.isImported || !isUnknownInCondition)
      .map(({ message }): Fault => ({ path: one.path, code: 'INCONSISTENT', message }));
  });
  return {
    files: compiled,
    faults: [...repeated(given), ...given.flatMap(({ file, path }) => editionFaults(file, path)), ...faults],
  };
};
