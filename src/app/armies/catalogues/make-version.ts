import type { ExtendedCatalogue } from '../../kernel/generated/answers';
import { type ChangeLog, logged } from '../../../shared/change-log';
import { contradictionsOf } from '../../../domain/armies/catalogue/contradictions';
import type { Fault } from '../../kernel/faults';
import { allLists } from '../../../domain/armies/catalogue/names';
import { edition2018, fieldingsIn, resolveLists } from '../../../domain/armies/catalogue/resolve';
import type { ListFile } from '../../../domain/armies/catalogue/file';
import { allianceFaults } from '../lists/request-catalogue';
import { shippedIndex } from '../lists/shipped-catalogue';
import { shippedEditions } from '../lists/shipped-editions';
import { packDocuments, readDocument, writeDocuments } from '../stored-catalogues/documents';
import {
  type CatalogueFacts,
  type StoredVersion,
  allVersionsOf,
  catalogueKind,
  isGivenUp,
  versionsOf,
  withVersionChanged,
} from '../stored-catalogues/catalogue-facts';
import {
  type LoggedCatalogue,
  type VersionIndex,
  addressOfCatalogue,
  idsName,
  indexName,
  indexOfVersion,
  listName,
} from '../stored-catalogues/stored-catalogue';
import type { StoredContext } from '../../kernel/store/context';
import { itemOf, logOf } from '../../kernel/store/items';
import type { Item } from '../../kernel/store/store';
import { mayStore } from '../../kernel/rate-limits/stored-bytes';
import { type Answer, ok, refused, conflict, invalidInput, mapAnswer } from '../../kernel/use-case';
import { betweenSteps } from './between-steps';
import { catalogueView, versionView } from './catalogues';
import { type GivenList, compileLists } from './compile-lists';
import type { GivenContents } from './fields';
import { gatherFiles } from './gather-files';
import { knownNames } from './known-names';
import { readFiles } from './read-files';

/** Reading files takes as long as most other requests together may: a request reads one set of them and does nothing else. */
export const READING_PRICE = 450;

const resolvedOf = (file: ListFile) => ({
  file,
  ...resolveLists({ files: [file], editions: shippedEditions }),
});

type Resolved = ReturnType<typeof resolvedOf>;

const contradictionFaults = (resolved: Resolved, path: string): readonly Fault[] =>
  allLists(resolved)
    .flatMap(contradictionsOf)
    .map((message) => ({ path, code: 'INCONSISTENT', message }));

const indexOf = (
  resolved: readonly Resolved[],
  alliances: VersionIndex['alliances'],
  report: VersionIndex['report'],
): VersionIndex => {
  return {
    lists: resolved.map(({ file, armyLists, legions }) => ({
      id: file.id,
      name: file.name,
      alignment: file.alignment,
      edition: file.edition ?? edition2018.id,
      profiles: armyLists[0]?.profiles.length ?? 0,
      legions: legions.map(({ id, name }) => ({ id, name })),
    })),
    profiles: [...fieldingsIn(resolved.flatMap(allLists))].map(([id, { profile, lists }]) => ({
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
const readVersion = async (
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
  const { files, faults } = compileLists(everything, {
    edition: contents.edition,
    editions: read.value.editions,
  });
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

const MOST_ATTEMPTS = 8;

const asFinished = ({ unfinished: _, ...version }: StoredVersion): StoredVersion => version;

const withVersionShown = (log: ChangeLog<CatalogueFacts>, number: number, atMs: number) =>
  withVersionChanged(log, number, { atMs, word: 'seen', change: asFinished });

const expired = () =>
  conflict(
    'UPLOAD_EXPIRED',
    'This request was broken off more than a day ago, and what it had stored is taken away. Send it with a new Idempotency-Key.',
  );

/** Shows the version: the last of the writes that make one. */
const showVersion = async (
  catalogue: string,
  number: number,
  { store, clock }: StoredContext,
): Promise<Answer<unknown>> => {
  const address = addressOfCatalogue(catalogue);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const items = await store.get([address]);
    if (!items.ok) return items;
    const [item] = items.value;
    const log = item ? logOf(catalogueKind, item) : [];
    const { facts } = logged(log);
    if (facts.deleted) return refused({ code: 'GONE', kind: 'catalogue', id: catalogue });
    const version = facts[`v${number}`];
    if (!version?.unfinished) return version?.dropped ? expired() : ok(true);
    const written = await store.write(
      itemOf(catalogueKind, address, withVersionShown(log, number, clock.nowMs())),
    );
    if (!written.ok || written.value === 'WRITTEN') return written;
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};

/** A catalogue as a request left it, and the items of its last version's documents; null if they are written already. */
interface BegunVersion {
  readonly catalogue: LoggedCatalogue;
  readonly items: readonly Item[] | null;
}

/** Finishes the version that the last change of this history made: writes its documents, then shows it. */
const finishVersion = async (
  id: string,
  { catalogue: { log, facts }, items }: BegunVersion,
  context: StoredContext,
): Promise<Answer<ExtendedCatalogue>> => {
  const last = allVersionsOf(facts).at(-1);
  if (!last) throw new Error(`the catalogue ${id} has no version`);
  const { number, version } = last;
  if (items) {
    // The sweep of abandoned documents may run from now on: nothing is written beside it.
    if (isGivenUp(version, context.clock.nowMs())) return expired();
    const written = await writeDocuments(items, context.store);
    if (!written.ok) return written;
    const shown = await showVersion(id, number, context);
    if (!shown.ok) return shown;
  }
  const index = await indexOfVersion(id, version, context.store);
  if (!index.ok) return index;
  return ok({
    catalogue: catalogueView(id, logged(withVersionShown(log, number, version.atMs))),
    made: versionView({ catalogue: id, number }, version, index.value),
  });
};

/**
 * Reads the files of a version, has it kept in its catalogue and finishes it, from wherever an earlier attempt of this request was
 * broken off.
 * @param keep writes the catalogue with the version; it gets none if an earlier attempt has made it.
 */
export const makeVersion = async <Kept extends { readonly record: LoggedCatalogue }>(
  { contents, isMade, ...given }: NewVersion & { readonly contents: GivenContents; readonly isMade: boolean },
  keep: (version: StoredVersion | undefined) => Promise<Answer<Kept>>,
  context: StoredContext,
): Promise<Answer<Omit<Kept, 'record'> & ExtendedCatalogue>> => {
  const read = isMade ? null : await readVersion(contents, given, context);
  if (read && !read.ok) return read;
  const kept = await keep(read?.value.version);
  if (!kept.ok) return kept;
  const { record, ...others } = kept.value;
  const begun = { catalogue: record, items: read && read.value.items };
  const finished = await finishVersion(given.catalogue, begun, context);
  return finished.ok ? mapAnswer(kept, () => ({ ...others, ...finished.value })) : finished;
};
