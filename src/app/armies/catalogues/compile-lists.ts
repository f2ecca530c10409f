import { checkFiles, profilesIn, referredIn } from '../../../domain/armies/catalogue/check-files';
import type { AlliancesFile, ListFile, ProfileFile } from '../../../domain/armies/catalogue/file';
import type { Fault } from '../../kernel/faults';
import { editionFaults } from '../lists/shipped-editions';
import { editionsIn, usualEdition, shippedFilesOf, shippedIndexOf } from '../lists/shipped-catalogue';
import { MOST_LISTS } from './fields';

/** An army list as it was given, and where: `files[2]`. */
export interface GivenList {
  readonly file: ListFile;
  readonly path: string;
  /** Its conditions may speak of profiles in files that were not sent: those are never there. */
  readonly isImported?: true;
}

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

/** The list with the edition that was given with the upload; the fault where it names or has another. */
const inEdition = (
  { file, path, isImported }: GivenList,
  edition: string | undefined,
): { readonly file: ListFile; readonly faults: readonly Fault[] } => {
  const own = file.edition ?? (isImported ? usualEdition : undefined);
  if (edition === undefined || own === edition) return { file, faults: [] };
  if (own === undefined) return { file: { ...file, edition }, faults: [] };
  const message = `${file.name} is of the edition ${own}, not ${edition}`;
  return { file, faults: [{ path, code: 'INCONSISTENT', message }] };
};

/** The lists, each to be read by itself, and all that is wrong with them. A list may borrow from the others and from those that ship. */
export const compileLists = (
  all: readonly GivenList[],
  edition?: string,
): { readonly files: readonly ListFile[]; readonly faults: readonly Fault[] } => {
  const placed = all.map((one) => ({ ...one, ...inEdition(one, edition) }));
  const strangers = placed.flatMap(({ faults }) => faults);
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
  const editions = editionsIn(files);
  const ours = editions.flatMap(shippedFilesOf).filter(({ id }) => !own.has(id));
  const indexes = editions.map(shippedIndexOf);
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
