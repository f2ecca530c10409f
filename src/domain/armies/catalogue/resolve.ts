import { invariant } from '../../../shared/invariant';
import type {
  AlliancesFile,
  BorrowedFile,
  CatalogueFile,
  Edition,
  LegionFile,
  ListFile,
  ProfileFile,
} from './file';
import type { Alliance, ArmyList, Catalogue, Directory, Legion, Profile, AnyList } from './model';
import { isList, profilesIn } from './check-files';
import { changeProfile, completed, resolveProfile, resolveWhen } from './resolve-profile';
import { type OfList, provenanceOf, resolveAnyList } from './resolve-rules';

const resolveAlliances = (file: AlliancesFile): readonly Alliance[] => {
  const pairs = new Map<string, Alliance>();
  const add = (lists: readonly [string, string], level: Alliance['level']): void => {
    const key = [...lists].sort().join(' ');
    if (pairs.get(key)?.level === 'HISTORICAL') return;
    const condition = file.conditional?.find(({ list }) => lists.includes(list));
    pairs.set(key, {
      lists,
      level,
      when: resolveWhen(condition?.when),
      otherwise: condition?.otherwise ?? null,
    });
  };
  for (const [id, { historical, convenient }] of Object.entries(file.allies)) {
    for (const other of historical) add([id, other], 'HISTORICAL');
    for (const other of convenient) add([id, other], 'CONVENIENT');
  }
  return [...pairs.values()];
};

/** The edition of 2018, the default of lists. */
export const edition2018: Edition = {
  id: '2018',
  name: '2018',
  bowFraction: { numerator: 1, denominator: 3 },
  throwingFraction: null,
  listsMayAlly: true,
};

/** The files to resolve, with those that define borrowed profiles. */
interface Resolving {
  readonly files: readonly CatalogueFile[];
  /** The wanted lists, with their Legions; all when left out. The others only define profiles. */
  readonly wanted?: ((list: string) => boolean) | undefined;
  readonly editions?: readonly Edition[] | undefined;
}

/** Army lists and Legions out of files, each with the profiles that the files define between them. */
export const resolveLists = ({
  files,
  wanted = () => true,
  editions = [edition2018],
}: Resolving): Pick<Catalogue, 'armyLists' | 'legions'> => {
  const written = new Map<string, ProfileFile>();
  for (const profile of files.flatMap(profilesIn)) written.set(profile.id, profile);
  const resolved = new Map<string, Profile>();
  const find: (reference: string | BorrowedFile) => Profile = (reference) => {
    const id = typeof reference === 'string' ? reference : reference.profile;
    const file = written.get(id);
    invariant(file, `the profile ${id} is defined`);
    const profile = resolved.get(id) ?? resolveProfile(file);
    resolved.set(id, profile);
    return typeof reference === 'string' ? profile : changeProfile(profile, reference);
  };
  const ofList = (file: ListFile): OfList => {
    const edition = file.editionRules ?? editions.find(({ id }) => id === (file.edition ?? edition2018.id));
    invariant(edition, `the edition of ${file.id} is defined`);
    return { alignment: file.alignment, edition, legacy: file.legacy ?? false };
  };
  const asked = files.filter(isList).filter(({ id }) => wanted(id));
  return {
    armyLists: asked.map((file): ArmyList => {
      const own = file.profiles.map(({ id }) => find(id));
      return {
        ...resolveAnyList(file, ofList(file), [...own, ...(file.borrowed ?? []).map(find)]),
        ...provenanceOf(file),
        complete: true,
      };
    }),
    legions: asked.flatMap((file) =>
      (file.legions ?? []).map((legion: LegionFile): Legion => ({
        ...resolveAnyList(legion, ofList(file), legion.profiles.map(find)),
        armyLists: legion.armyLists ?? [file.id],
      })),
    ),
  };
};

/** The alliances of a catalogue. */
export const resolveMatrix = (
  file: AlliancesFile,
): Omit<Catalogue, 'armyLists' | 'legions' | 'directory'> => ({
  alliances: resolveAlliances(file),
  allianceChanges: (file.changes ?? []).map((change) => completed(change, { with: null, except: [] })),
  heroAlliances: (file.ofHeroes ?? []).map((hero) => completed(hero, { with: null, open: [] })),
  disputed: (file.disputed ?? []).map((question) =>
    completed(question, { profiles: null, with: null, without: [], list: null, ally: null }),
  ),
  bonusLosses: file.bonusLosses ?? [],
  withoutAlliances: file.unknown ?? [],
});

/** A profile and the lists and Legions that field it. */
interface Fielding {
  readonly profile: Profile;
  readonly lists: readonly AnyList[];
}

/** Each profile of these lists and Legions by its id, in their order. */
export const fieldingsIn = (lists: readonly AnyList[]): ReadonlyMap<string, Fielding> => {
  const found = new Map<string, Fielding & { readonly lists: AnyList[] }>();
  for (const list of lists)
    for (const profile of list.profiles) {
      const known = found.get(profile.id) ?? { profile, lists: [] };
      known.lists.push(list);
      found.set(profile.id, known);
    }
  return found;
};

/** The names of the lists and Legions that have an option, by its id. */
const listsByOption = (lists: readonly AnyList[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { name, profiles } of lists)
    for (const { id } of profiles.flatMap(({ options }) => options))
      found.set(id, (found.get(id) ?? new Set()).add(name));
  return found;
};

/** A directory of these lists and Legions, built on first use. */
const directoryOf = (lists: readonly AnyList[]): Directory => {
  let fieldings: ReturnType<typeof fieldingsIn> | undefined;
  const profiles = () => (fieldings ??= fieldingsIn(lists));
  let byOption: ReturnType<typeof listsByOption> | undefined;
  const directory: Directory = {
    lists: lists.map(({ id, name }) => ({ id, name })),
    profileName: (id) => profiles().get(id)?.profile.name,
    fieldedBy: (id) => (profiles().get(id)?.lists ?? []).map(({ name }) => name),
    profiles: () => [...profiles().keys()],
    listsWithOption: (id) => [...((byOption ??= listsByOption(lists)).get(id) ?? [])],
    editionOf: (id) => profiles().get(id)?.lists[0]?.edition.id,
    everywhere: () => directory,
  };
  return directory;
};

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : 1;

/**
 * The catalogue that the files describe. The files have passed the schema and `checkFiles`; a reference to a
 * profile that no file defines is a bug here.
 */
export const resolveCatalogue = (
  files: readonly CatalogueFile[],
  alliances: AlliancesFile,
  editions?: readonly Edition[],
): Catalogue => {
  const { armyLists, legions } = resolveLists({ files, editions });
  const ofList: OfList = { alignment: 'GOOD', edition: edition2018, legacy: false };
  const named = alliances.lists.map((list): ArmyList => ({
    ...resolveAnyList(list, { ...ofList, alignment: list.alignment }, []),
    ...provenanceOf({ ...list, profiles: [] }),
    complete: false,
  }));
  const lists = [...armyLists, ...named].sort(byName);
  const sorted = [...legions].sort(byName);
  return {
    armyLists: lists,
    legions: sorted,
    directory: directoryOf([...lists, ...sorted]),
    ...resolveMatrix(alliances),
  };
};
