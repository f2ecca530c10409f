import type { Profile } from '../../../domain/armies/catalogue/model';
import { invariant } from '../../../shared/invariant';
import { namesProfile } from './names-profile';
import type * as Shipped from '../../armies/lists/shipped-catalogue';

/** The profiles of the catalogue that ships, by id. Loaded with the first question that names one. */
type Catalogue = typeof Shipped;

let loaded: Catalogue | undefined;

/** Loads the catalogue. */
export const loadProfiles = async (): Promise<void> => {
  loaded ??= await import('../../armies/lists/shipped-catalogue');
};

/** Loads the catalogue where an input names a profile; nothing to wait for otherwise. */
export const prepareProfiles = (raw: unknown): Promise<void> | undefined =>
  loaded === undefined && namesProfile(raw) ? loadProfiles() : undefined;

/** A question about the odds of a fight: one input of this name holds all of it, and its models may be profiles. */
export const fightQuestion = (input: string, inputDescription: string) =>
  ({
    verb: 'calculate',
    function: 'fights',
    graphql: { kind: 'query', input, inputDescription },
    prepare: prepareProfiles,
  }) as const;

/** A picture of the answer to such a question; `beside` names the fields that are arguments beside the input. */
export const fightPicture = (input: string, inputDescription: string, beside: readonly string[] = []) =>
  ({
    verb: 'draw',
    function: 'pictures',
    answers: 'Picture',
    graphql: { kind: 'query', input, inputDescription, beside: [...beside, 'theme', 'title'] },
    prepare: prepareProfiles,
  }) as const;

const catalogue = (): Catalogue => {
  invariant(loaded !== undefined, 'the catalogue is loaded before an input that names a profile is checked');
  return loaded;
};

/** The ids of all profiles of the edition that this id is of. */
export const profileIds = (id: string): readonly string[] => {
  const { editionOf, shippedIndexOf } = catalogue();
  return shippedIndexOf(editionOf(id)).profiles.map((profile) => profile.id);
};

const found = new Map<string, Profile>();

/** The profile of this id as the first list that fields it has it, with the options of all lists; undefined where there is none. */
export const profileById = (id: string): Profile | undefined => {
  const known = found.get(id);
  if (known) return known;
  const { editionOf, shippedIndexOf, shippedCatalogueOf } = catalogue();
  const lists = shippedIndexOf(editionOf(id)).profiles.find((profile) => profile.id === id)?.lists ?? [];
  const { armyLists, legions } = shippedCatalogueOf(lists);
  const fielded = [...armyLists, ...legions].filter((list) => lists.includes(list.id));
  const all = lists.flatMap((list) =>
    fielded
      .filter((one) => one.id === list)
      .flatMap(({ profiles }) => profiles.filter((one) => one.id === id)),
  );
  const [first] = all;
  if (first === undefined) return undefined;
  const options = new Map(
    all
      .flatMap((each) => each.options)
      .reverse()
      .map((option) => [option.id, option]),
  );
  const profile = { ...first, options: [...options.values()].reverse() };
  found.set(id, profile);
  return profile;
};

/** The names that the profiles of an edition are found by, and those of a profile's options; loads the catalogue. */
export const profileNames = async (edition?: string) => {
  await loadProfiles();
  return {
    profiles: catalogue().shippedIndexOf(edition ?? catalogue().usualEdition).profiles,
    optionsOf: (profile: string) => profileById(profile)?.options ?? [],
  };
};
