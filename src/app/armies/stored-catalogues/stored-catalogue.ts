import type { ListFile } from '../../../domain/armies/catalogue/file';
import type { CatalogueVersion } from '../../kernel/generated/answers';
import type { OwnAlliance } from '../army-input';
import type { Logged } from '../../../shared/change-log';
import { readRecord } from '../../kernel/store/items';
import type { Store } from '../../kernel/store/store';
import { type Answer, ok, refused } from '../../kernel/use-case';
import { readDocument } from './documents';
import type { CatalogueReference } from './reference';
import { type CatalogueFacts, type StoredVersion, catalogueKind, versionsOf } from './catalogue-facts';

export type LoggedCatalogue = Logged<CatalogueFacts>;

type ListSummary = CatalogueVersion['lists'][number];

/** The contents of a version by name. */
export interface VersionIndex extends Pick<CatalogueVersion, 'report'> {
  readonly lists: readonly (Pick<ListSummary, 'name' | 'alignment' | 'edition' | 'profiles'> & {
    readonly id: string;
    readonly legions: readonly { readonly id: string; readonly name: string }[];
  })[];
  readonly profiles: readonly {
    readonly id: string;
    readonly name: string;
    /** The names of the lists and Legions that field it. */
    readonly lists: readonly string[];
  }[];
  readonly alliances: readonly OwnAlliance[];
}

export const addressOfCatalogue = (catalogue: string) => ({ item: 'CATALOGUE', catalogue }) as const;

/** The documents of a version. */
export const indexName = (set: string): string => `${set}.index`;
export const idsName = (set: string): string => `${set}.ids`;
export const listName = (set: string, list: string): string => `${set}.list.${list}`;
export const documentNames = ({ set, lists }: StoredVersion): readonly string[] => [
  indexName(set),
  idsName(set),
  ...lists.map((list) => listName(set, list)),
];

/** A catalogue, deleted or not. */
export const storedCatalogue = (id: string, store: Store): Promise<Answer<LoggedCatalogue>> =>
  readRecord(catalogueKind, { name: 'catalogue', id, address: addressOfCatalogue(id) }, store);

/** A catalogue that is shown: it is not deleted, and has a finished version. */
export const presentCatalogue = (id: string, catalogue: LoggedCatalogue): Answer<LoggedCatalogue> => {
  if (catalogue.facts.deleted) return refused({ code: 'GONE', kind: 'catalogue', id });
  return versionsOf(catalogue.facts).length > 0
    ? ok(catalogue)
    : refused({ code: 'NOT_FOUND', kind: 'catalogue', id });
};

/** A catalogue and one of its versions, if both are shown. */
export const storedVersion = async (
  { catalogue: id, version: number }: CatalogueReference,
  store: Store,
): Promise<Answer<{ readonly catalogue: LoggedCatalogue; readonly version: StoredVersion }>> => {
  const found = await storedCatalogue(id, store);
  const catalogue = found.ok ? presentCatalogue(id, found.value) : found;
  if (!catalogue.ok) return catalogue;
  const version = catalogue.value.facts[`v${number}`];
  return version && !version.unfinished && !version.dropped
    ? ok({ catalogue: catalogue.value, version })
    : refused({ code: 'NOT_FOUND', kind: 'version of this catalogue', id: String(number) });
};

/** Versions never change: a process keeps those it read lately. */
const MOST_REMEMBERED = 80;
const remembered = new Map<string, unknown>();

const remember = (key: string, value: unknown): void => {
  remembered.set(key, value);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
};

/** A document of a version. */
const contentsOf = async (catalogue: string, name: string, store: Store): Promise<Answer<unknown>> => {
  const key = `${catalogue} ${name}`;
  if (remembered.has(key)) return ok(remembered.get(key));
  const document = await readDocument(catalogue, name, store);
  if (!document.ok) return document;
  if (!document.value) return refused({ code: 'GONE', kind: 'version of a catalogue', id: catalogue });
  remember(key, document.value.value);
  return ok(document.value.value);
};

export const indexOfVersion = async (catalogue: string, { set }: StoredVersion, store: Store) =>
  (await contentsOf(catalogue, indexName(set), store)) as Answer<VersionIndex>;

export const listOfVersion = async (
  catalogue: string,
  { version: { set }, list }: { readonly version: StoredVersion; readonly list: string },
  store: Store,
) => (await contentsOf(catalogue, listName(set, list), store)) as Answer<ListFile>;

/** A version of a catalogue with its index, if both are shown. */
export const indexedVersion = async (
  reference: CatalogueReference,
  store: Store,
): Promise<Answer<{ readonly version: StoredVersion; readonly index: VersionIndex }>> => {
  const found = await storedVersion(reference, store);
  if (!found.ok) return found;
  const { version } = found.value;
  const index = await indexOfVersion(reference.catalogue, version, store);
  return index.ok ? ok({ version, index: index.value }) : index;
};

/** The part of a version that some army lists and Legions need. */
export interface LoadedVersion {
  readonly index: VersionIndex;
  readonly files: readonly ListFile[];
}

/** Reads a version for armies of these lists and Legions, or all of it: its index, and each list in one query. */
export const loadVersion = async (
  reference: CatalogueReference,
  asked: readonly string[] | 'ALL',
  store: Store,
): Promise<Answer<LoadedVersion>> => {
  const found = await indexedVersion(reference, store);
  if (!found.ok) return found;
  const { version, index } = found.value;
  const wanted = index.lists.filter(
    ({ id, legions }) =>
      asked === 'ALL' || asked.includes(id) || legions.some((legion) => asked.includes(legion.id)),
  );
  const files: ListFile[] = [];
  for (const { id } of wanted) {
    const file = await listOfVersion(reference.catalogue, { version, list: id }, store);
    if (!file.ok) return file;
    files.push(file.value);
  }
  return ok({ index, files });
};
