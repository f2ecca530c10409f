import { referenceKinds } from '../../domain/rules/reference/entry';

/** Kinds of search results: those of reference entries, and those with an address of their own. */
export const searchKinds = {
  ...referenceKinds,
  CHART: 'A roll table, To Wound included.',
  SCENARIO: 'Scenario.',
  CALCULATION: 'Something that can be worked out; `id` is the field that does it.',
} as const;
/** Kinds of results from the catalogue; the first search loads them (`army-search-entries.ts`). */
export const armySearchKinds = {
  ARMY_LIST: 'Army list.',
  LEGENDARY_LEGION: 'Legendary legion.',
  PROFILE: 'A profile of an army list or Legion.',
} as const;
export const allSearchKinds = { ...searchKinds, ...armySearchKinds };
