import { cite } from '../../../shared/source';
import type { SearchEntry } from './search-entries';
import { shippedIndexOf, usualEdition } from '../../armies/lists/shipped-catalogue';

const sourceOf = (name: string) => cite('CATALOGUE', name);

const side = (alignment: 'GOOD' | 'EVIL'): string => (alignment === 'GOOD' ? 'Good' : 'Evil');

/** Search entries of an edition's shipped catalogue: army lists, Legions, and the profiles that they field, each once. */
export const armySearchEntries = (edition: string = usualEdition): readonly SearchEntry[] => {
  const shippedIndex = shippedIndexOf(edition);
  const lists = shippedIndex.lists.map(({ id, name, alignment }): SearchEntry => ({
    kind: 'ARMY_LIST',
    id,
    name,
    aliases: [],
    summary: `${side(alignment)} army list.`,
    path: `/v1/army-lists/${id}`,
    source: sourceOf(name),
  }));
  const legions = shippedIndex.legions.map(({ id, name, alignment }): SearchEntry => ({
    kind: 'LEGENDARY_LEGION',
    id,
    name,
    aliases: [],
    summary: `${side(alignment)} Legendary Legion.`,
    path: `/v1/legions/${id}`,
    source: sourceOf(name),
  }));
  const byId = new Map([...lists, ...legions].map((entry) => [entry.id, entry]));
  const profiles = shippedIndex.profiles.flatMap((profile): readonly SearchEntry[] => {
    const list = byId.get(profile.lists[0] ?? '');
    if (!list) return [];
    return [
      {
        kind: 'PROFILE',
        id: profile.id,
        name: profile.name,
        aliases: [],
        summary: `${profile.is} of ${list.name}, ${profile.points} points. ${profile.keywords.join(', ')}.`,
        path: list.path,
        source: list.source,
      },
    ];
  });
  return [...lists, ...legions, ...profiles];
};
