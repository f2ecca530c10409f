import { oncePerName } from '../../../shared/once';
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

/** The same of profiles. */
const PROFILES = new Map([
  ['alfrid-the-councilor', 'alfrid-the-councillor'],
  ['black-gate-troll-chieftain', 'mordor-troll-chieftain-leader'],
  ['durin-king-of-khazard-dum', 'durin-king-of-khazad-dum'],
  ['guritz-master-of-reservers', 'guritz-master-of-reserves'],
  ['uruk-hai-leader', 'uruk-hai-captain-leader'],
]);

/** And of options. */
const OPTIONS = new Map([
  ['additional-crew', 'crew'],
  ['aditional-crew', 'crew'],
  ['anduril-flame-of-the-west', 'anduril'],
  ['axe-shield', 'axe-and-shield'],
  ['blowpipe-with-poisoned-darts', 'poisoned-blowpipe'],
  ['bow-with-poisoned-arrows', 'poisoned-bow'],
  ['dagger-and-bow', 'bow'],
  ['flamming-ammunition', 'flaming-ammunition'],
  ['mahud-beastmaster-chieftan', 'beastmaster-chieftain'],
  ['morgal-blade', 'morgul-blade'],
  ['the-banner-of-minas-tirith', 'banner-of-minas-tirith'],
  ['war-drum-isengard', 'war-drum'],
  ['war-drum-mordor', 'war-drum'],
]);

/** "2 Elf bows" of a pair are its elf bow; every people has an engineer captain of its own. */
const plainOption = (name: string): string =>
  name.replace(/^2-(.*[^s])s?$/, '$1').replace(/^.*(engineer-captain)$/, '$1');

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
  const of = oncePerName(namesIn);
  return {
    before,
    optionName: (name) => OPTIONS.get(slug(name)) ?? plainOption(slug(name)),
    listId: (name, edition = usualEdition) => {
      const word = slug(name);
      const shipped = of(edition).lists.get(LISTS.get(word) ?? word);
      // A list of this name may be another one in the usual edition.
      return shipped ?? (edition === usualEdition ? undefined : `${edition}-${word}`);
    },
    sideOf: (list) => shippedIndexOf(editionOf(list)).lists.find(({ id }) => id === list)?.alignment,
    profileId: (name, list) => {
      const edition = editionOf(list);
      const found = of(edition).profiles.get(PROFILES.get(slug(name)) ?? slug(name)) ?? [];
      const best = found.find((profile) => profile.lists.includes(list)) ?? found[0];
      return best?.id ?? (edition === usualEdition ? undefined : `${edition}-${slug(name)}`);
    },
  };
};
