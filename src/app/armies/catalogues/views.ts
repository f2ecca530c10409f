import type { CatalogueFacts, StoredVersion } from '../stored-catalogues/facts';
import type { LoggedCatalogue, VersionIndex } from '../stored-catalogues/stored-catalogue';
import { allVersionsOf, versionsOf } from '../stored-catalogues/versions';
import { shippedIndex } from '../lists/shipped-catalogue';
import { isoTime } from '../../kernel/iso-time';

/** A catalogue and its versions. */
export interface CatalogueView {
  readonly catalogue: string;
  readonly name: string;
  readonly versions: readonly {
    readonly number: number;
    readonly createdAt: string;
    /** How many army lists it holds. */
    readonly lists: number;
  }[];
  readonly version: string;
}

/** What a version holds, and what of its files was not understood. */
export interface CatalogueVersionView {
  readonly catalogue: string;
  readonly number: number;
  readonly createdAt: string;
  readonly lists: readonly (Omit<VersionIndex['lists'][number], 'id' | 'legions'> & {
    readonly list: string;
    readonly legions: readonly { readonly legion: string; readonly name: string }[];
    readonly replacesShipped: boolean;
  })[];
  readonly report: VersionIndex['report'];
}

/** Changes that nobody sees: a version is begun before it can be seen, or given up after that. */
const unseenChanges = (facts: CatalogueFacts): number =>
  allVersionsOf(facts).reduce((sum, { version }) => sum + (version.dropped ? 2 : 1), 0);

/** As it can be seen. A version is written by two changes: it counts from the second one, with which it can be seen. */
export const catalogueView = (id: string, { facts, version }: LoggedCatalogue): CatalogueView => ({
  catalogue: id,
  name: facts.name,
  versions: versionsOf(facts).map(({ number, version: { atMs, lists } }) => ({
    number,
    createdAt: isoTime(atMs),
    lists: lists.length,
  })),
  version: String(version - unseenChanges(facts)),
});

export const versionView = (
  at: { readonly catalogue: string; readonly number: number },
  { atMs }: StoredVersion,
  { lists, report }: VersionIndex,
): CatalogueVersionView => ({
  ...at,
  createdAt: isoTime(atMs),
  lists: lists.map(({ id: list, legions, ...facts }) => ({
    list,
    ...facts,
    legions: legions.map(({ id: legion, name }) => ({ legion, name })),
    replacesShipped: shippedIndex.lists.some(({ id }) => id === list),
  })),
  report,
});
