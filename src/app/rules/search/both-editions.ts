import type { SearchEntry } from './search-entries';

/** Things of both editions side by side, by kind and name. */
export interface EntryPair {
  readonly name: string;
  /** Null for what this edition has not. */
  readonly in2018: SearchEntry | null;
  readonly in2024: SearchEntry | null;
}

const plainName = ({ kind, name }: SearchEntry): string =>
  `${kind} ${name.toLowerCase().replaceAll(/[^a-z]/g, '')}`;

/** Every thing of a kind, those of 2018 in their order, then those of 2024 alone. */
export const pairsOf = (
  kind: SearchEntry['kind'],
  before: readonly SearchEntry[],
  today: readonly SearchEntry[],
): readonly EntryPair[] => {
  const [old, now] = [before, today].map((all) => all.filter((entry) => entry.kind === kind));
  const byName = new Map((now ?? []).map((entry) => [plainName(entry), entry]));
  const known = new Set((old ?? []).map(plainName));
  return [
    ...(old ?? []).map((entry) => ({
      name: entry.name,
      in2018: entry,
      in2024: byName.get(plainName(entry)) ?? null,
    })),
    ...(now ?? [])
      .filter((entry) => !known.has(plainName(entry)))
      .map((entry) => ({ name: entry.name, in2018: null, in2024: entry })),
  ];
};

/** Dice, scores, distances, modifiers and points, as summaries write them. */
const FIGURE = /\b\d+ points|\b\d*D\d\b|[+−-]\d+|\b\d+\+|\b\d+"|\b\d+\b/g;

/** The summary without what the profiles have, which is no part of the rule. */
const ruleOf = ({ summary }: SearchEntry): string => summary.replace(/ On profiles: .*/, '');

const figuresOf = (entry: SearchEntry): readonly string[] => [...new Set(ruleOf(entry).match(FIGURE))];

/** The figures in which the two differ: "2018: D6, 2024: D3"; null where one of them has none of its own. */
const differenceOf = (in2018: SearchEntry, in2024: SearchEntry): string | null => {
  const [old, now] = [figuresOf(in2018), figuresOf(in2024)];
  const oldAlone = old.filter((figure) => !now.includes(figure));
  const nowAlone = now.filter((figure) => !old.includes(figure));
  return oldAlone.length > 0 && nowAlone.length > 0
    ? `2018: ${oldAlone.join(' and ')}, 2024: ${nowAlone.join(' and ')}`
    : null;
};

/** An entry of both editions, by each of the two. */
export type Partners = ReadonlyMap<SearchEntry, readonly [today: SearchEntry, before: SearchEntry]>;

export const partnersOf = (before: readonly SearchEntry[], today: readonly SearchEntry[]): Partners =>
  new Map(
    // The facts of 2024 say themselves what held in 2018.
    [...new Set(today.map(({ kind }) => kind).filter((kind) => kind !== 'PROCEDURE'))]
      .flatMap((kind) => pairsOf(kind, before, today))
      .flatMap(({ in2018, in2024 }) =>
        in2018 && in2024 ? [in2024, in2018].map((entry) => [entry, [in2024, in2018]] as const) : [],
      ),
  );

/** The difference, as the entry says it or as the figures of both show it. */
export const differenceIn = (entry: SearchEntry, partners: Partners): string | null => {
  if (entry.difference !== undefined) return entry.difference;
  const [today, before] = partners.get(entry) ?? [];
  return today && before ? differenceOf(before, today) : null;
};

/** The hits with both editions of a thing side by side, today's first. */
export const sideBySide = (hits: readonly SearchEntry[], partners: Partners): readonly SearchEntry[] => {
  const found = new Set(hits);
  return [...new Set(hits.flatMap((hit) => (partners.get(hit) ?? [hit]).filter((one) => found.has(one))))];
};
