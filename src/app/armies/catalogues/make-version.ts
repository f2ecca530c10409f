import { contradictionsOf } from '../../../domain/armies/catalogue/contradictions';
import type { Fault } from '../../kernel/faults';
import { edition2018, fieldingsIn, resolveLists } from '../../../domain/armies/catalogue/resolve';
import type { ListFile } from '../../../domain/armies/catalogue/file';
import { allianceFaults } from '../lists/request-catalogue';
import { shippedIndex } from '../lists/shipped-catalogue';
import { shippedEditions } from '../lists/shipped-editions';
import { packDocuments, readDocument } from '../stored-catalogues/documents';
import { type StoredVersion, versionsOf } from '../stored-catalogues/catalogue-facts';
import {
  type LoggedCatalogue,
  type VersionIndex,
  idsName,
  indexName,
  listName,
} from '../stored-catalogues/stored-catalogue';
import type { StoredContext } from '../../kernel/store/context';
import { shortHash } from '../../kernel/store/credentials';
import type { Item } from '../../kernel/store/store';
import { mayStore } from '../../kernel/store/stored-bytes';
import { type Answer, ok, invalidInput } from '../../kernel/use-case';
import { betweenSteps } from './between-steps';
import { type GivenList, compileLists } from './compile-lists';
import type { GivenContents } from './fields';
import { gatherFiles } from './gather-files';
import { knownNames } from './known-names';
import { readFiles } from './read-files';

/** Reading files takes as long as most other requests together may: a request reads one set of them and does nothing else. */
export const READING_PRICE = 450;

/** The name of the documents of the version that this very request makes: a repetition finds them, another request never. */
export const setOf = (key: string, input: unknown): string => shortHash(`${key} ${JSON.stringify(input)}`);

const resolvedOf = (file: ListFile) => ({
  file,
  ...resolveLists({ files: [file], editions: shippedEditions }),
});

type Resolved = ReturnType<typeof resolvedOf>;

const contradictionFaults = ({ armyLists, legions }: Resolved, path: string): readonly Fault[] =>
  [...armyLists, ...legions]
    .flatMap(contradictionsOf)
    .map((message) => ({ path, code: 'INCONSISTENT', message }));

const indexOf = (
  resolved: readonly Resolved[],
  alliances: VersionIndex['alliances'],
  report: VersionIndex['report'],
): VersionIndex => {
  const fielding = resolved.flatMap(({ armyLists, legions }) => [...armyLists, ...legions]);
  return {
    lists: resolved.map(({ file, armyLists, legions }) => ({
      id: file.id,
      name: file.name,
      alignment: file.alignment,
      edition: file.edition ?? edition2018.id,
      profiles: armyLists[0]?.profiles.length ?? 0,
      legions: legions.map(({ id, name }) => ({ id, name })),
    })),
    profiles: [...fieldingsIn(fielding)].map(([id, { profile, lists }]) => ({
      id,
      name: profile.name,
      lists: lists.map(({ name }) => name),
    })),
    alliances,
    report,
  };
};

/** The ids that the last version was given, so that a revision keeps them. */
const idsBefore = async (
  id: string,
  catalogue: LoggedCatalogue | undefined,
  { store }: StoredContext,
): Promise<Answer<Readonly<Record<string, string>>>> => {
  const last = catalogue && versionsOf(catalogue.facts).at(-1);
  if (!last) return ok({});
  const found = await readDocument(id, idsName(last.version.set), store);
  return found.ok ? ok((found.value?.value ?? {}) as Readonly<Record<string, string>>) : found;
};

interface NewVersion {
  readonly catalogue: string;
  readonly set: string;
  /** The catalogue as it stands; undefined for a new one. */
  readonly before?: LoggedCatalogue;
}

/** Reads the files of a version. */
export const readVersion = async (
  contents: GivenContents,
  { catalogue, set, before }: NewVersion,
  context: StoredContext,
): Promise<Answer<{ readonly version: StoredVersion; readonly items: readonly Item[] }>> => {
  const { lists = [], alliances = [] } = contents;
  const whole = await gatherFiles(contents, context.store);
  if (!whole.ok) return whole;
  const ids = await idsBefore(catalogue, before, context);
  if (!ids.ok) return ids;
  // The set is of this very request: its key and all it gives.
  const read = await betweenSteps(`${catalogue} ${set}`, () => readFiles(whole.value, knownNames(ids.value)));
  if (!read.ok) return read;
  const given = lists.map((file, index): GivenList => ({ file, path: `lists[${index}]` }));
  const everything = [...given, ...read.value.lists];
  const { files, faults } = compileLists(everything, contents.edition);
  const all = [...faults, ...allianceFaults(alliances, [...files, ...shippedIndex.lists])];
  if (all.length > 0) return invalidInput(all);
  const resolved = files.map(resolvedOf);
  const contradictions = resolved.flatMap((one, index) =>
    contradictionFaults(one, everything[index]?.path ?? 'files'),
  );
  if (contradictions.length > 0) return invalidInput(contradictions);
  const items = packDocuments(catalogue, [
    { name: indexName(set), value: indexOf(resolved, alliances, read.value.report) },
    { name: idsName(set), value: { ...ids.value, ...read.value.ids } },
    ...files.map((file) => ({ name: listName(set, file.id), value: file })),
  ]);
  const allowed = await mayStore(items, set, context);
  if (!allowed.ok) return allowed;
  const atMs = context.clock.nowMs();
  return ok({ version: { set, atMs, lists: files.map(({ id }) => id), unfinished: true }, items });
};
