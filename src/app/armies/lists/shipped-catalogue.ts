import indexFile from '../../../../data/catalogue-index.json';
import alliancesFile from '../../../../data/catalogue/alliances.json';
import type { AlliancesFile, ListFile } from '../../../domain/armies/catalogue/file';
import type { Catalogue, Directory } from '../../../domain/armies/catalogue/model';
import { resolveCatalogue, resolveMatrix, resolveLists } from '../../../domain/armies/catalogue/resolve';
import type { CatalogueIndex } from './catalogue-index';
import { shippedFiles } from './generated/shipped-files';
import { shippedEditions } from './shipped-editions';

/** The files as they ship. That they fit the schema and each other is checked in the tests, not at every start. */
export const shippedAlliances = alliancesFile as AlliancesFile;

/** The whole catalogue by name. */
export const shippedIndex = indexFile as CatalogueIndex;

/** Every list that ships, read now. Ask for the lists that are needed where a few will do. */
export const shippedLists = (): readonly ListFile[] => Object.values(shippedFiles).map((read) => read());

let whole: Catalogue | undefined;

/** The whole catalogue that ships, resolved on first use and kept. */
export const shippedCatalogue = (): Catalogue =>
  (whole ??= resolveCatalogue(shippedLists(), shippedAlliances, shippedEditions));

const lists = [...shippedIndex.lists, ...shippedIndex.legions];

let byProfile: ReadonlyMap<string, CatalogueIndex['profiles'][number]> | undefined;

const profiles = (): NonNullable<typeof byProfile> =>
  (byProfile ??= new Map(shippedIndex.profiles.map((profile) => [profile.id, profile])));

const directory: Directory = {
  lists,
  profileName: (id) => profiles().get(id)?.name,
  fieldedBy: (id) =>
    (profiles().get(id)?.lists ?? []).map((list) => lists.find((one) => one.id === list)?.name ?? list),
  profiles: () => [...profiles().keys()],
  // Asked of a name that is wrong, which is seldom: so it is not in the index, and all lists are read for it.
  listsWithOption: (id) => shippedCatalogue().directory.listsWithOption(id),
};

/** The lists of the files that write these lists and Legions; ids that nothing has are left out. */
const filesOf = (ids: readonly string[]): readonly string[] => [
  ...new Set(
    ids.flatMap((id) =>
      id in shippedFiles ? [id] : shippedIndex.legions.filter((one) => one.id === id).map(({ file }) => file),
    ),
  ),
];

/** Lists resolved before, by their own file. */
const resolved = new Map<string, Pick<Catalogue, 'armyLists' | 'legions'>>();

const listsOf = (file: string): Pick<Catalogue, 'armyLists' | 'legions'> => {
  const known = resolved.get(file);
  if (known) return known;
  const needs = shippedIndex.lists.find(({ id }) => id === file)?.needs ?? [];
  const files = needs.flatMap((id) => shippedFiles[id]?.() ?? []);
  const made = resolveLists({ files, wanted: (id) => id === file, editions: shippedEditions });
  resolved.set(file, made);
  return made;
};

let matrix: ReturnType<typeof resolveMatrix> | undefined;

/** As much of the catalogue as these army lists and Legions need; the rest is known by name. */
export const shippedCatalogueOf = (ids: readonly string[]): Catalogue => {
  if (whole) return whole;
  const parts = filesOf(ids).map(listsOf);
  matrix ??= resolveMatrix(shippedAlliances);
  return {
    ...matrix,
    directory,
    armyLists: parts.flatMap(({ armyLists }) => armyLists),
    legions: parts.flatMap(({ legions }) => legions),
  };
};
