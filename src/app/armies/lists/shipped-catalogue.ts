import indexFile from '../../../../data/catalogue-index.json';
import alliancesFile from '../../../../data/catalogue/alliances.json';
import { isList } from '../../../domain/armies/catalogue/check-files';
import type { AlliancesFile, CatalogueFile, ListFile } from '../../../domain/armies/catalogue/file';
import type { Catalogue, Directory } from '../../../domain/armies/catalogue/model';
import {
  edition2018,
  resolveCatalogue,
  resolveLists,
  resolveMatrix,
} from '../../../domain/armies/catalogue/resolve';
import { once, oncePerName } from '../../../shared/once';
import type { CatalogueIndex } from './catalogue-index';
import { shippedFiles, shippedIndexes } from './generated/shipped-files';
import { isShippedEdition, shippedEditions } from './shipped-editions';

/** The files as they ship. That they fit the schema and each other is checked in the tests, not at every start. */
export const shippedAlliances = alliancesFile as AlliancesFile;

/** The whole catalogue of the 2018 edition by name. */
export const shippedIndex = indexFile as CatalogueIndex;

/** The edition that is meant where none is named. */
export const usualEdition = edition2018.id;

/** The edition of a list, Legion or profile that ships: ids of other editions than the usual one begin with the edition's. */
export const editionOf = (id: string): string =>
  shippedEditions.find((edition) => id.startsWith(`${edition.id}-`))?.id ?? usualEdition;

const NOTHING: CatalogueIndex = { lists: [], legions: [], profiles: [] };

/** The catalogue of an edition by name, read when it is first asked for. */
export const shippedIndexOf = (edition: string): CatalogueIndex => {
  if (edition === usualEdition) return shippedIndex;
  return (Object.hasOwn(shippedIndexes, edition) ? shippedIndexes[edition]?.() : undefined) ?? NOTHING;
};

/** The files that a list of an edition needs, its own first. */
export const needsOf = (list: string): readonly string[] =>
  shippedIndexOf(editionOf(list)).lists.find(({ id }) => id === list)?.needs ?? [];

/** The shipped editions that lists which came with a request may borrow from: the usual one for those of an edition of their own. */
export const editionsIn = (lists: readonly Pick<ListFile, 'edition'>[]): readonly string[] => [
  ...new Set(
    lists.map(({ edition }) => (edition !== undefined && isShippedEdition(edition) ? edition : usualEdition)),
  ),
];

const filesOf = (needs: readonly string[]): readonly CatalogueFile[] =>
  needs.flatMap((id) => shippedFiles[id]?.() ?? []);

/** Every file of an edition, read now. */
export const shippedFilesOf = (edition: string): readonly CatalogueFile[] =>
  filesOf([...new Set(shippedIndexOf(edition).lists.flatMap(({ needs }) => needs))]);

/** Every list of the 2018 edition, read now. Ask for the lists that are needed where a few will do. */
export const shippedLists = (): readonly ListFile[] => shippedFilesOf(usualEdition).filter(isList);

/** The alliances of an edition; lists of other editions than the usual one have no allies. */
export const alliancesOf = (edition: string): AlliancesFile =>
  edition === usualEdition ? shippedAlliances : { lists: [], allies: {} };

const wholes = new Map<string, Catalogue>();

/** The whole catalogue of an edition, resolved on first use and kept. */
export const shippedCatalogue = (edition: string = usualEdition): Catalogue => {
  const known = wholes.get(edition);
  if (known) return known;
  const made = resolveCatalogue(shippedFilesOf(edition), alliancesOf(edition), shippedEditions);
  wholes.set(edition, made);
  return made;
};

type NamedProfile = CatalogueIndex['profiles'][number];

const profilesOf = oncePerName(
  (edition): ReadonlyMap<string, NamedProfile> =>
    new Map(shippedIndexOf(edition).profiles.map((profile) => [profile.id, profile])),
);

const namedIn = (edition: string) => [...shippedIndexOf(edition).lists, ...shippedIndexOf(edition).legions];

const profileNamed = (id: string): NamedProfile | undefined => profilesOf(editionOf(id)).get(id);

/** The names of these editions. */
const directoryOf = (editions: readonly string[]): Directory => ({
  lists: editions.flatMap(namedIn),
  profileName: (id) => profileNamed(id)?.name,
  fieldedBy: (id) =>
    (profileNamed(id)?.lists ?? []).map(
      (list) => namedIn(editionOf(list)).find((one) => one.id === list)?.name ?? list,
    ),
  profiles: () => editions.flatMap((edition) => [...profilesOf(edition).keys()]),
  // Asked of a name that is wrong, which is seldom: so it is not in the index, and all lists are read for it.
  listsWithOption: (id) =>
    editions.flatMap((edition) => shippedCatalogue(edition).directory.listsWithOption(id)),
  editionOf: (id) => profileNamed(id) && editionOf(id),
  everywhere: () => directoryOf(shippedEditions.map(({ id }) => id)),
});

const usualDirectory = directoryOf([usualEdition]);

/** The files that write these lists and Legions; ids that nothing has are left out. */
const writing = (ids: readonly string[]): readonly string[] => [
  ...new Set(
    ids.flatMap((id) => {
      const { lists, legions } = shippedIndexOf(editionOf(id));
      if (lists.some((list) => list.id === id)) return [id];
      return legions.filter((one) => one.id === id).map(({ file }) => file);
    }),
  ),
];

/** The lists in a file of their own, resolved once. */
const listsOf = oncePerName((file) =>
  resolveLists({
    files: filesOf(needsOf(file)),
    wanted: (id) => id === file,
    editions: shippedEditions,
  }),
);

const matrix = once(() => resolveMatrix(shippedAlliances));

/** As much of the catalogue as these army lists and Legions need, of whatever edition; the rest is known by name. */
export const shippedCatalogueOf = (ids: readonly string[]): Catalogue => {
  const editions = [...new Set(ids.map(editionOf))];
  const isUsual = editions.every((edition) => edition === usualEdition);
  const whole = wholes.get(usualEdition);
  if (whole && isUsual) return whole;
  const parts = writing(ids).map(listsOf);
  return {
    ...matrix(),
    directory: isUsual ? usualDirectory : directoryOf(editions),
    armyLists: parts.flatMap(({ armyLists }) => armyLists),
    legions: parts.flatMap(({ legions }) => legions),
  };
};
