import type { Catalogue, Profile, Roll, Tier } from '../../armies/catalogue/model';
import type { SearchEntry } from '../rules/search-entries';
import { shippedCatalogue } from './shipped-catalogue';

const tierNames: Readonly<Record<Tier, string>> = {
  LEGEND: 'Hero of Legend',
  VALOUR: 'Hero of Valour',
  FORTITUDE: 'Hero of Fortitude',
  MINOR: 'Minor Hero',
  INDEPENDENT: 'Independent Hero',
};

const whatItIs = ({ kind, tier }: Profile): string => {
  if (kind === 'SIEGE_ENGINE') return 'Siege engine';
  return tier === null ? 'Warrior' : tierNames[tier];
};

const sourceOf = ({ name }: Roll) => ({ document: 'CATALOGUE', heading: name }) as const;

/** Each profile once, at the first list or Legion that fields it. */
const profileEntries = ({ armyLists, legions }: Catalogue): readonly SearchEntry[] => {
  const entries = new Map<string, SearchEntry>();
  const add = (roll: Roll, path: string): void => {
    for (const profile of roll.profiles)
      if (!entries.has(profile.id))
        entries.set(profile.id, {
          kind: 'PROFILE',
          id: profile.id,
          name: profile.name,
          aliases: [],
          summary: `${whatItIs(profile)} of ${roll.name}, ${profile.points} points.`,
          path,
          source: sourceOf(roll),
        });
  };
  for (const list of armyLists) add(list, `/v1/army-lists/${list.id}`);
  for (const legion of legions) add(legion, `/v1/legions/${legion.id}`);
  return [...entries.values()];
};

/** What a search finds in the catalogue that ships: army lists, Legions, and the profiles they field. */
export const armySearchEntries = (): readonly SearchEntry[] => {
  const catalogue = shippedCatalogue();
  const lists = catalogue.armyLists.map((list): SearchEntry => ({
    kind: 'ARMY_LIST',
    id: list.id,
    name: list.name,
    aliases: [],
    summary: `${list.alignment === 'GOOD' ? 'Good' : 'Evil'} army list${list.complete ? '' : ', known by its allies alone'}.`,
    path: `/v1/army-lists/${list.id}`,
    source: sourceOf(list),
  }));
  const legions = catalogue.legions.map((legion): SearchEntry => ({
    kind: 'LEGENDARY_LEGION',
    id: legion.id,
    name: legion.name,
    aliases: [],
    summary: `${legion.alignment === 'GOOD' ? 'Good' : 'Evil'} Legendary Legion.`,
    path: `/v1/legions/${legion.id}`,
    source: sourceOf(legion),
  }));
  return [...lists, ...legions, ...profileEntries(catalogue)];
};
