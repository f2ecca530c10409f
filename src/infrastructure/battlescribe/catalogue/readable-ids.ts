import { oncePerName } from '../../../shared/once';
import type { OptionFile, ProfileFile } from '../../../domain/armies/catalogue/file';
import { slug } from '../../../domain/armies/catalogue/slug';
import type { ReadAnyList, ReadList } from './read-list';

/** Known meanings of the names in the files, before they are read. */
export interface KnownNames {
  /** The id of the shipped army list of this name. */
  readonly listId: (name: string, edition: string | undefined) => string | undefined;
  /** The side of the list with this id that ships. */
  readonly sideOf: (list: string) => ReadList['alignment'] | undefined;
  /** The id of the shipped profile of this name, best one that the list fields. */
  readonly profileId: (name: string, list: string) => string | undefined;
  /** The name that ours give to the option of this name. */
  readonly optionName: (name: string) => string;
  /** The ids that an earlier revision of the files was given, by their own. */
  readonly before: Readonly<Record<string, string>>;
}

const LONGEST_ID = 90;

/** Fields that name profiles, wherever they stand. */
export const PROFILE_FIELDS = new Set([
  ...['profiles', 'forEach', 'leaders', 'followers', 'present', 'with', 'ledBy', 'excludes', 'heroes'],
]);

interface Ids {
  readonly before: KnownNames['before'];
  readonly given: Map<string, string>;
}

/** Gives the ids of one scope readable ones, each different, and remembers them by scope and own id. Those of an earlier revision stay. */
const createNaming = (scope: string, { before, given }: Ids) => {
  const isOfScope = (key: string): boolean => key.startsWith(scope) && !/[/#]/.test(key.slice(scope.length));
  const taken = new Set(Object.entries(before).flatMap(([key, id]) => (isOfScope(key) ? [id] : [])));
  return (own: string, wanted: string): string => {
    const key = scope + own;
    const known = given.get(key) ?? (Object.hasOwn(before, key) ? before[key] : undefined);
    const first = wanted === '' ? 'unnamed' : wanted.slice(0, LONGEST_ID).replace(/-$/, '');
    let id = known ?? first;
    for (let number = 2; known === undefined && taken.has(id); number += 1) id = `${first}-${number}`;
    taken.add(id);
    given.set(key, id);
    return id;
  };
};

type Naming = ReturnType<typeof createNaming>;

interface Renaming {
  readonly profile: (id: string) => string;
  readonly option: (id: string) => string;
}

/** The value with every id in it renamed; `field` is the one it stands in. */
const renamed = (value: unknown, field: string, names: Renaming): unknown => {
  if (typeof value === 'string') {
    if (PROFILE_FIELDS.has(field)) return names.profile(value);
    return field === 'option' || field === 'options' ? names.option(value) : value;
  }
  if (Array.isArray(value)) return value.map((one) => renamed(one, field, names));
  if (typeof value !== 'object' || value === null) return value;
  const isOptions = field === 'options';
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      isOptions ? names.option(key) : key,
      renamed(inner, isOptions ? '' : key, names),
    ]),
  );
};

/** An id that is a word may have a meaning of its own, which the files do not share: all is said. */
const explicit = (option: number | OptionFile): OptionFile => {
  const file = typeof option === 'number' ? { points: option } : option;
  return { ...file, kind: file.kind ?? 'UPGRADE', adds: file.adds ?? {} };
};

interface OfProfile {
  readonly names: Renaming;
  readonly optionName: Naming;
  readonly nameOf: KnownNames['optionName'];
  /** The readable ids of the options of all profiles: a rule of the list may speak of one. */
  readonly options: Map<string, string>;
}

const renamedProfile = (
  profile: ProfileFile,
  { names: profileNames, optionName, nameOf, options: all }: OfProfile,
): ProfileFile => {
  const options = Object.entries(profile.options ?? {}).map(([id, option]): readonly [string, OptionFile] => [
    id,
    explicit(option),
  ]);
  const ids = new Map(options.map(([id, { name = id }]) => [id, optionName(id, nameOf(name))]));
  for (const [id, readable] of ids) all.set(id, readable);
  const names = { ...profileNames, option: (id: string) => ids.get(id) ?? id };
  const { id, ...fields } = {
    ...profile,
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
  };
  return { id: names.profile(id), ...(renamed(fields, '', names) as Omit<ProfileFile, 'id'>) };
};

type Names = ReadonlyMap<string, string>;

/** The readable ids of the profiles that a list and its Legions field. */
const profileNamesOf = (
  list: ReadList,
  id: string,
  { known, ids }: { readonly known: KnownNames; readonly ids: Ids },
): Names => {
  const profileName = createNaming(`${list.id}/`, ids);
  const all = [list, ...list.legions].flatMap((one) => one.profiles);
  return new Map(
    all.map(({ id: own, name }) => [own, profileName(own, known.profileId(name, id) ?? slug(name))]),
  );
};

/** One list with readable ids. Ids need to differ within a list only: each list is read by itself. */
const renamedList = (
  list: ReadList,
  {
    id,
    alignment,
    ids,
    profiles,
    elsewhere,
    nameOf,
  }: {
    readonly id: string;
    readonly alignment: ReadList['alignment'];
    readonly ids: Ids;
    readonly nameOf: KnownNames['optionName'];
    readonly profiles: Names;
    readonly elsewhere: Names;
  },
): ReadList => {
  const legionName = createNaming(`${list.id}/legion/`, ids);
  const options = new Map<string, string>();
  const names: Renaming = {
    profile: (one) => profiles.get(one) ?? elsewhere.get(one) ?? one,
    option: (one) => options.get(one) ?? one,
  };
  const optionNameOf = oncePerName((own) => createNaming(`${list.id}/${own}#`, ids));
  const inList = <L extends ReadAnyList>({ profiles: own, bonuses, ...rules }: L): L => {
    const ofList = own.map((profile) =>
      renamedProfile(profile, { names, optionName: optionNameOf(profile.id), nameOf, options }),
    );
    return {
      ...(renamed(rules, '', names) as object),
      ...(bonuses && { bonuses: bonuses.map(({ name }) => ({ id: slug(name), name })) }),
      profiles: ofList,
    } as unknown as L;
  };
  const { legions, ...alone } = list;
  const legionId = (name: string): string => (slug(name) === id ? `${id}-legion` : slug(name));
  return {
    ...inList(alone as ReadList),
    id,
    alignment,
    legions: legions.map((legion) => ({
      ...inList(legion),
      id: legionName(legion.id, legionId(legion.name)),
    })),
  };
};

/** The lists with readable ids in place of the files' own: the same files give the same ids, and so does a revision of them. */
export const withReadableIds = (lists: readonly ReadList[], known: KnownNames) => {
  const given = new Map<string, string>();
  const ids = { before: known.before, given };
  const listName = createNaming('', ids);
  const named = lists.map((list) =>
    listName(list.id, known.listId(list.name, list.edition) ?? slug(list.name)),
  );
  const profiles = lists.map((list, index) => profileNamesOf(list, named[index] ?? list.id, { known, ids }));
  // A condition may speak of who is in another list.
  const elsewhere = new Map(profiles.flatMap((names) => [...names]));
  return {
    lists: lists.map((list, index) =>
      renamedList(list, {
        id: named[index] ?? list.id,
        // Files of 2024 do not say it.
        alignment: (list.edition && known.sideOf(named[index] ?? '')) || list.alignment,
        ids,
        profiles: profiles[index] ?? elsewhere,
        elsewhere,
        nameOf: known.optionName,
      }),
    ),
    // Each readable id by the file's own, for the next revision.
    ids: Object.fromEntries(given),
  };
};
