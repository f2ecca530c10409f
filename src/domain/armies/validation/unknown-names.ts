import type { AnyList, Directory, Profile } from '../catalogue/model';
import { slug } from '../catalogue/slug';

/** Known ids nearest to one that is unknown, best first. */
export type Nearest = (unknown: string, known: readonly string[]) => readonly string[];

/** The names of a catalogue, seen from one list. */
export interface NamesKnown {
  readonly list: AnyList;
  readonly nearest: Nearest;
  /** All of the catalogue by name, to tell "unknown" from "not of this list". */
  readonly directory: Directory;
}

/** An id without the edition that it begins with: nobody writes "2024-haldir" who means Haldir. */
const bare = (id: string): string => id.replace(/^\d{4}-/, '');

/** The known ids nearest to one that is unknown, whatever edition they begin with. */
export const nearestIds = (unknown: string, known: readonly string[], nearest: Nearest): readonly string[] =>
  nearest(bare(unknown), [...new Set(known.map(bare))]).flatMap((name) =>
    known.filter((id) => bare(id) === name),
  );

const nearestFix = (nearest: readonly string[]): string => `Nearest: ${nearest.join(', ')}.`;

export const unknownFix = (nearest: readonly string[], otherwise: string): string =>
  nearest.length > 0 ? nearestFix(nearest) : otherwise;

const MOST_LISTS_NAMED = 4;

/** The short name of a Hero: Glorfindel of "Glorfindel, Lord of the West". */
const shortName = (name: string): string => slug(name.split(',')[0] ?? name);

/** The profiles of all editions by id and by short name, each name once. */
const profilesByName = (all: Directory): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const id of all.profiles())
    for (const name of new Set([bare(id), shortName(all.profileName(id) ?? id)]))
      found.set(name, [...(found.get(name) ?? []), id]);
  return found;
};

/** The nearest profiles of all editions, by id and by short name. */
export const nearestAnywhere = (
  profile: string,
  { nearest, directory }: Pick<NamesKnown, 'nearest' | 'directory'>,
): readonly string[] => {
  const byName = profilesByName(directory.everywhere());
  const names = [bare(profile), ...nearest(bare(profile), [...byName.keys()])];
  return [...new Set(names.flatMap((name) => byName.get(name) ?? []))];
};

/** The nearest profiles of the list; else the nearest of all editions, with their lists: "haldir (Lothlórien)". */
const nearestProfiles = (profile: string, lookup: NamesKnown): readonly string[] => {
  const { list, nearest, directory } = lookup;
  const ids = list.profiles.map(({ id }) => id);
  const own = nearestIds(profile, ids, nearest);
  if (own.length > 0) return own;
  const all = directory.everywhere();
  return nearestAnywhere(profile, lookup).map(
    (id) => `${id} (${all.fieldedBy(id).slice(0, MOST_LISTS_NAMED).join(', ')})`,
  );
};

export const profileFix = (profile: string, lookup: NamesKnown): string => {
  const { list, directory } = lookup;
  const elsewhere = directory.fieldedBy(profile);
  if (elsewhere.length > 0) {
    const own = list.profiles.find(({ id }) => bare(id) === bare(profile));
    const lists = `It is fielded by ${elsewhere.slice(0, MOST_LISTS_NAMED).join(', ')}.`;
    return own ? `Take ${own.id} of this list. ${lists}` : lists;
  }
  return list.profiles.length > 0
    ? unknownFix(nearestProfiles(profile, lookup), 'See the army list for what it may field.')
    : `Send the profiles of ${list.name} with the request: the catalogue knows its name and allies alone.`;
};

/** The profiles of the list, or else the lists, that may have an option. */
const ownersOf = (id: string, { list, directory }: NamesKnown): string | undefined => {
  const owners = list.profiles
    .filter(({ options }) => options.some((option) => option.id === id))
    .map(({ name }) => name);
  if (owners.length > 0) return `${owners.slice(0, MOST_LISTS_NAMED).join(', ')} may have it.`;
  const lists = directory.listsWithOption(id);
  return lists.length > 0 ? `It is an option in ${lists.slice(0, MOST_LISTS_NAMED).join(', ')}.` : undefined;
};

/** The nearest options of the profile; else the owners of the option, and the options of the profile. */
export const optionFix = (id: string, profile: Profile, lookup: NamesKnown): string => {
  const known = profile.options.map((option) => option.id);
  const nearest = lookup.nearest(id, known);
  if (nearest.length > 0) return nearestFix(nearest);
  // Last, as it may have to read every list.
  const may = known.length > 0 ? `It may have: ${known.join(', ')}.` : 'It has no options.';
  const owners = ownersOf(id, lookup);
  return owners === undefined ? may : `${owners} ${may}`;
};
