import { slug } from '../../../domain/armies/catalogue/slug';
import type { KnownNames } from '../../../infrastructure/battlescribe/catalogue/readable-ids';
import { shippedIndex } from '../lists/shipped-catalogue';

/** Names that files give to army lists that ship under another name. */
const LISTS = new Map([
  ['beornings', 'the-beornings'],
  ['dark-denezins-of-mirkwood', 'dark-denizens-of-mirkwood'],
]);

/** Ids of the lists and profiles that ship, by their names in files: an imported list takes over the place of the one that ships. */
export const knownNames = (before: KnownNames['before']): KnownNames => {
  const lists = new Map(shippedIndex.lists.map(({ id, name }) => [slug(name), id]));
  const profiles = new Map<string, (typeof shippedIndex.profiles)[number][]>();
  for (const profile of shippedIndex.profiles)
    profiles.set(slug(profile.name), [...(profiles.get(slug(profile.name)) ?? []), profile]);
  return {
    before,
    listId: (name) => LISTS.get(slug(name)) ?? lists.get(slug(name)),
    profileId: (name, list) => {
      const found = profiles.get(slug(name)) ?? [];
      return (found.find((profile) => profile.lists.includes(list)) ?? found[0])?.id;
    },
  };
};
