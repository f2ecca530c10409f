import { checkFiles, referredIn } from '../../../domain/armies/catalogue/check-files';
import type { AlliancesFile, ListFile, ProfileFile } from '../../../domain/armies/catalogue/file';
import type { Fault } from '../../kernel/faults';
import { editionFaults } from '../lists/shipped-editions';
import { shippedIndex, shippedLists } from '../lists/shipped-catalogue';
import { MOST_LISTS } from './fields';

/** An army list as it was given, and where: `files[2]`. */
export interface GivenList {
  readonly file: ListFile;
  readonly path: string;
  /** Its conditions may speak of profiles in files that were not sent: those are never there. */
  readonly isImported?: true;
}

const NO_ALLIANCES: AlliancesFile = { lists: [], allies: {} };

const writtenIn = (file: ListFile): readonly ProfileFile[] => [
  ...file.profiles,
  ...(file.legionProfiles ?? []),
];

/** The list with every profile that it borrows written in it, so that it is read by itself. */
const selfContained = (file: ListFile, others: ReadonlyMap<string, ProfileFile>): ListFile => {
  const own = new Set(writtenIn(file).map(({ id }) => id));
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
  given: readonly GivenList[],
): { readonly files: readonly ListFile[]; readonly faults: readonly Fault[] } => {
  const files = given.map(({ file }) => file);
  if (files.length === 0)
    return { files, faults: [{ path: 'files', code: 'REQUIRED', message: 'hold no army list' }] };
  if (files.length > MOST_LISTS) {
    const message = `may hold at most ${MOST_LISTS} army lists, not ${files.length}`;
    return { files: [], faults: [{ path: 'files', code: 'TOO_LARGE', message }] };
  }
  const own = new Set(files.map(({ id }) => id));
  const wanted = new Set(files.flatMap(referredIn));
  const ours = shippedLists().filter(({ id }) => !own.has(id));
  // Given profiles stand before those that ship.
  const written = new Map(
    [...ours, ...files]
      .flatMap(writtenIn)
      .flatMap((profile) => (wanted.has(profile.id) ? [[profile.id, profile]] : [])),
  );
  const compiled = files.map((file) => selfContained(file, written));
  const elsewhere = [
    ...files.flatMap(writtenIn).map(({ id }) => id),
    ...shippedIndex.profiles.map(({ id }) => id),
  ];
  const lists = [...new Set([...own, ...shippedIndex.lists.map(({ id }) => id)])].map((id) => ({
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
