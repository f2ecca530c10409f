import { slug } from '../../../domain/armies/catalogue/slug';
import type { KnownNames } from '../../../infrastructure/battlescribe/catalogue/readable-ids';
import { editionOf, shippedIndexOf, usualEdition } from '../lists/shipped-catalogue';

/** Names that files give to army lists that ship under another name. */
const LISTS = new Map([
  ['beornings', 'the-beornings'],
  ['dark-denezins-of-mirkwood', 'dark-denizens-of-mirkwood'],
  ['assualt-upon-helms-deep', 'assault-upon-helms-deep'],
  ['the-battle-of-five-armies', 'the-battle-of-the-five-armies'],
]);

const namesIn = (edition: string) => {
  const index = shippedIndexOf(edition);
  const lists = new Map(index.lists.map(({ id, name }) => [slug(name), id]));
  const profiles = new Map<string, (typeof index.profiles)[number][]>();
  for (const profile of index.profiles)
    profiles.set(slug(profile.name), [...(profiles.get(slug(profile.name)) ?? []), profile]);
  return { lists, profiles };
};

/** Ids of the lists and profiles that ship, by their names in files: an imported list takes over the place of the one that ships. */
export const knownNames = (before: KnownNames['before']): KnownNames => {
  const editions = new Map<string, ReturnType<typeof namesIn>>();
  const of = (edition: string): ReturnType<typeof namesIn> => {
    const names = editions.get(edition) ?? namesIn(edition);
    editions.set(edition, names);
    return names;
  };
  return {
    before,
    listId: (name, edition = usualEdition) => {
      const word = slug(name);
      const shipped = of(edition).lists.get(LISTS.get(word) ?? word);
      // A list of this name may be another one in the usual edition.
      return shipped ?? (edition === usualEdition ? undefined : `${edition}-${word}`);
    },
    sideOf: (list) => shippedIndexOf(editionOf(list)).lists.find(({ id }) => id === list)?.alignment,
    profileId: (name, list) => {
      const edition = editionOf(list);
      const found = of(edition).profiles.get(slug(name)) ?? [];
      const best = found.find((profile) => profile.lists.includes(list)) ?? found[0];
      return best?.id ?? (edition === usualEdition ? undefined : `${edition}-${slug(name)}`);
    },
  };
};
