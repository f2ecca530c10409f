import { cheapestTables } from './cheapest-tables';
import { type CostLevel, type CostOf, timesAt, weightOf } from './pair-cost';
import { type ExactPair, pairExactly } from './pair-exactly';

/** The most entrants among whom rematches and broken hard wishes are made good; a matching of more would need too much memory. */
export const MENDED_UP_TO = 1024;
/** Entrants who are put in order by rank together. */
const WINDOW = 96;
const GRAVE = ['REMATCH', 'HARD'] as const satisfies readonly CostLevel[];

interface Tables {
  readonly positions: readonly number[];
  readonly costOf: CostOf;
}

type Table = readonly [number, number];

/** Whether some tables break other numbers of rematches or hard wishes than others. */
const differ = (some: readonly Table[], others: readonly Table[], costOf: CostOf): boolean =>
  GRAVE.some((level) => {
    const [one, other] = [some, others].map((tables) =>
      tables.reduce((sum, [a, b]) => sum + timesAt(costOf(a, b), level), 0),
    );
    return one !== other;
  });

/** The tables to draw again: those that break something, and of the others the lowest. */
const tablesToMend = (pairs: readonly ExactPair[], costOf: CostOf): readonly ExactPair[] => {
  const breaks = ({ positions: [a, b] }: ExactPair): boolean => costOf(a, b) >= weightOf.HARD;
  const lowestFirst = pairs.toReversed();
  return [...lowestFirst.filter(breaks), ...lowestFirst.filter((pair) => !breaks(pair))].slice(
    0,
    MENDED_UP_TO / 2,
  );
};

/** The same tables by rank as far as may be: those of the best left are paired again exactly, and the upper half of them stays. */
export const orderedByRank = (
  { positions, costOf }: Tables,
  tables: readonly Table[],
): readonly ExactPair[] => {
  const partnerOf = new Map(tables.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const made: ExactPair[] = [];
  let free = positions;
  while (free.length > 0) {
    const chosen = new Set<number>();
    for (const position of free) {
      if (chosen.size === WINDOW) break;
      chosen.add(position).add(partnerOf.get(position) as number);
    }
    const pairs = pairExactly(
      free.filter((position) => chosen.has(position)),
      costOf,
    );
    const kept = free.length === chosen.size ? pairs : pairs.slice(0, pairs.length / 2);
    for (const { positions: [a, b] } of pairs) partnerOf.set(a, b).set(b, a); // prettier-ignore
    const seated = new Set(kept.flatMap(({ positions: two }) => two));
    free = free.filter((position) => !seated.has(position));
    made.push(...kept);
  }
  return made;
};

/** Draws tables again, if some break rematches or hard wishes more than must be. */
export const withoutGraveBreaks = (
  { positions, costOf }: Tables,
  pairs: readonly ExactPair[],
): readonly ExactPair[] => {
  if (!pairs.some(({ positions: [a, b] }) => costOf(a, b) >= weightOf.HARD)) return pairs;
  const old = tablesToMend(pairs, costOf);
  const mended = new Set(old.flatMap(({ positions: two }) => two));
  const field = positions.filter((position) => mended.has(position));
  const best = cheapestTables(field, costOf, GRAVE);
  const isBest = !differ(
    best,
    old.map(({ positions: two }) => two),
    costOf,
  );
  if (isBest) return pairs;
  return [
    ...pairs.filter((pair) => !old.includes(pair)),
    ...orderedByRank({ positions: field, costOf }, best),
  ];
};
