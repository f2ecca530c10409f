import type { ListFile } from '../../../domain/armies/catalogue/file';
import type { Catalogue, Directory } from '../../../domain/armies/catalogue/model';
import { oncePerObject } from '../../../shared/once';
import { resolveLists } from '../../../domain/armies/catalogue/resolve';
import { asReferenceFault } from '../stored-catalogues/known-catalogue';
import type { CatalogueReference } from '../stored-catalogues/reference';
import { type LoadedVersion, type VersionIndex, loadVersion } from '../stored-catalogues/stored-catalogue';
import type { Store } from '../../kernel/store/store';
import { type Answer, invalidField } from '../../kernel/use-case';
import { editionsIn, shippedCatalogueOf, shippedIndex, shippedIndexOf } from './shipped-catalogue';
import { shippedEditions } from './shipped-editions';

/** The catalogue for an army that names a stored one: its lists stand in the place of those that ship under the same ids. */

/** A list is resolved once for as long as its file is remembered. */
const resolvedOf = oncePerObject((file: ListFile) =>
  resolveLists({ files: [file], editions: shippedEditions }),
);

const directoryOf = ({ lists, profiles }: VersionIndex, shipped: Directory): Directory => {
  const named = lists.flatMap(({ id, name, legions }) => [{ id, name }, ...legions]);
  const own = new Set(named.map(({ id }) => id));
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  const ofVersion = (others: Directory): Directory => ({
    lists: [...named, ...others.lists.filter(({ id }) => !own.has(id))],
    profileName: (id) => byId.get(id)?.name ?? others.profileName(id),
    fieldedBy: (id) => byId.get(id)?.lists ?? others.fieldedBy(id),
    profiles: () => [...new Set([...byId.keys(), ...others.profiles()])],
    listsWithOption: others.listsWithOption,
    editionOf: (id) => (byId.has(id) ? undefined : others.editionOf(id)),
    everywhere: () => ofVersion(others.everywhere()),
  });
  return ofVersion(shipped);
};

/** The catalogue of these lists and Legions, with the version's in the place of those that ship. */
export const storedCatalogueOf = ({ index, files }: LoadedVersion, asked: readonly string[]): Catalogue => {
  const own = new Set(index.lists.flatMap(({ id, legions }) => [id, ...legions.map((legion) => legion.id)]));
  const shipped = shippedCatalogueOf(asked.filter((id) => !own.has(id)));
  const lists = files.map(resolvedOf);
  const settled = new Set(index.alliances.flatMap(({ lists: pair }) => pair));
  const inMatrix = new Set(shippedIndex.lists.map(({ id }) => id));
  const unknown = index.lists.flatMap(({ id }) => (settled.has(id) || inMatrix.has(id) ? [] : [id]));
  return {
    ...shipped,
    armyLists: [
      ...lists.flatMap(({ armyLists }) => armyLists),
      ...shipped.armyLists.filter(({ id }) => !own.has(id)),
    ],
    legions: [
      ...lists.flatMap(({ legions }) => legions),
      ...shipped.legions.filter(({ id }) => !own.has(id)),
    ],
    withoutAlliances: [...shipped.withoutAlliances, ...unknown],
    directory: directoryOf(index, shipped.directory),
  };
};

const wholes = new WeakMap<VersionIndex, Catalogue>();

/** All of a version, and what ships beside it: names are looked for in it. Made once for as long as its index is remembered. */
export const wholeStoredCatalogue = (version: LoadedVersion): Catalogue => {
  const known = wholes.get(version.index);
  if (known) return known;
  const made = storedCatalogueOf(
    version,
    editionsIn(version.index.lists).flatMap((edition) => shippedIndexOf(edition).lists.map(({ id }) => id)),
  );
  wholes.set(version.index, made);
  return made;
};

/** Reads what armies of these lists need of a version; refused under `path` where there is no such version. */
export const loadStoredLists = async (
  reference: CatalogueReference,
  {
    asked,
    path,
    store,
  }: { readonly asked: readonly string[] | 'ALL'; readonly path: string; readonly store: Store | undefined },
): Promise<Answer<LoadedVersion>> => {
  if (!store)
    return invalidField(
      path,
      'NOT_ALLOWED',
      'names a stored catalogue, which is not read here: send the lists themselves',
    );
  return asReferenceFault(await loadVersion(reference, asked, store), path);
};
