import type { AnyList, Catalogue, Directory } from './model';

/** The lists and profiles of a catalogue, and their names by id. */

export const allLists = ({
  armyLists,
  legions,
}: Pick<Catalogue, 'armyLists' | 'legions'>): readonly AnyList[] => [...armyLists, ...legions];

/** The name of an army list or Legion; its id where it is not known. */
export const listName = (id: string, { lists }: Pick<Directory, 'lists'>): string =>
  lists.find((list) => list.id === id)?.name ?? id;

/** The name of a profile of the list; its id where the list does not field it. */
export const profileName = (id: string, { profiles }: Pick<AnyList, 'profiles'>): string =>
  profiles.find((profile) => profile.id === id)?.name ?? id;
