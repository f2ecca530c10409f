import type { ReadAnyList, ReadList } from '../../../infrastructure/battlescribe/catalogue/read-list';

/** A Legion with the army lists that hold a part of it. */
type Legion = ReadAnyList & { readonly armyLists?: readonly string[] };

const distinct = <T>(values: readonly T[]): readonly T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

const FIELDS = ['demands', 'bowRules', 'bowExemptions', 'warbandRules', 'mayFollow', 'bonuses'] as const;

const joined = (parts: readonly ReadAnyList[], armyLists: readonly string[]): Legion => {
  const [first] = parts as readonly [ReadAnyList];
  const profiles = new Map(parts.flatMap((part) => part.profiles).map((profile) => [profile.id, profile]));
  const rules = FIELDS.flatMap((field) => {
    const all = distinct(parts.flatMap((part): readonly unknown[] => part[field] ?? []));
    return all.length > 0 ? [[field, all]] : [];
  });
  const captainless = distinct(parts.flatMap((part) => [part.captainless ?? []].flat()));
  return {
    ...first,
    ...(Object.fromEntries(rules) as Partial<ReadAnyList>),
    ...(captainless.length > 0 && { captainless }),
    armyLists,
    profiles: [...profiles.values()],
  };
};

/** A Legion of several army lists stands in each of their files with a part: the first one gets the whole of it. */
export const joinLegions = (lists: readonly ReadList[]): readonly ReadList[] => {
  const holders = new Map<string, { readonly list: string; readonly legion: ReadAnyList }[]>();
  for (const list of lists)
    for (const legion of list.legions) {
      const known = holders.get(legion.id) ?? [];
      holders.set(legion.id, known);
      known.push({ list: list.id, legion });
    }
  return lists.map((list) => ({
    ...list,
    legions: list.legions.flatMap((legion): readonly ReadAnyList[] => {
      const parts = holders.get(legion.id) ?? [];
      if (parts.length < 2) return [legion];
      return parts[0]?.list === list.id
        ? [
            joined(
              parts.map((part) => part.legion),
              parts.map((part) => part.list),
            ),
          ]
        : [];
    }),
  }));
};
