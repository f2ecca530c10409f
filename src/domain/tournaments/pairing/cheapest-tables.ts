import { type Matching, minimumCostMatching } from './minimum-cost-matching';
import { type CostLevel, type CostOf, costLevels, timesAt } from './pair-cost';

type Table = readonly [number, number];

/** Costs that together with the duals of a matching stay whole numbers below 2^53. */
const MOST_COST = 2 ** 41;
/** The same of the total cost of a matching. The least levels of fields too long for it are left out. */
const MOST_TOTAL = 2 ** 45;

/** The tables of matched positions; of those only that seat one of the first `count`. */
const tablesOf = (
  positions: readonly number[],
  mates: readonly number[],
  count = positions.length,
): readonly Table[] =>
  mates
    .slice(0, count)
    .flatMap((mate, index): Table[] =>
      index < mate ? [[positions[index] as number, positions[mate] as number]] : [],
    );

/** How often these tables break each level. */
const timesOf = (tables: readonly Table[], costOf: CostOf, level: CostLevel): number =>
  tables.reduce((sum, [a, b]) => sum + timesAt(costOf(a, b), level), 0);

/** Costs by levels of which each outweighs the worst total of those after it, `most` for each level. */
const weighedBy = (
  costOf: CostOf,
  levels: readonly CostLevel[],
  most: (level: CostLevel) => number,
): CostOf => {
  let unit = 1;
  const weights = levels.toReversed().map((level) => {
    const weight = unit;
    unit += weight * most(level);
    return [level, weight] as const;
  });
  return (a, b) => {
    const cost = costOf(a, b);
    return cost === 0 ? 0 : weights.reduce((sum, [level, weight]) => sum + weight * timesAt(cost, level), 0);
  };
};

/** The most that one table of these positions breaks each level. */
const mostOfOneTable = (positions: readonly number[], costOf: CostOf): ((level: CostLevel) => number) => {
  const most = new Map<CostLevel, number>();
  const seen = new Set<number>();
  for (const a of positions) for (const b of positions) if (a < b) seen.add(costOf(a, b));
  for (const level of costLevels)
    most.set(
      level,
      [...seen].reduce((highest, cost) => Math.max(highest, timesAt(cost, level)), 0),
    );
  return (level) => most.get(level) ?? 0;
};

/** A pairing of an even number of positions that breaks the levels given the least, the gravest first. */
export const cheapestTables = (
  positions: readonly number[],
  costOf: CostOf,
  levels: readonly CostLevel[] = costLevels,
): readonly Table[] => {
  const mostOfOne = mostOfOneTable(positions, costOf);
  const most = (level: CostLevel): number => (mostOfOne(level) * positions.length) / 2;
  let worst = 1;
  const weighable = levels.filter((level) => {
    worst *= most(level) + 1;
    return worst <= MOST_TOTAL;
  });
  const weighed = weighedBy(costOf, weighable, most);
  const { mates } = minimumCostMatching(positions.length, (a, b) =>
    weighed(positions[a] as number, positions[b] as number),
  );
  return tablesOf(positions, mates);
};

/** Costs by place in an order, each looked up once. */
const byPlace = (positions: readonly number[], costOf: CostOf): CostOf => {
  const size = positions.length;
  const costs = new Float64Array(size * size);
  positions.forEach((a, row) =>
    positions.forEach((b, column) => {
      if (row < column) costs[row * size + column] = costs[column * size + row] = costOf(a, b);
    }),
  );
  return (a, b) => costs[a * size + b] as number;
};

/**
 * The first tables by rank of a cheapest pairing of those left: next to the cost, which outweighs it, the opponents of the first few
 * count by their places, each more than all that come later. `total` is the least cost; `known` a cheapest matching.
 */
const firstTables = (
  free: readonly number[],
  costOf: CostOf,
  { total, known }: { readonly total: number; readonly known: Matching },
) => {
  const size = free.length;
  const placeBits = Math.ceil(Math.log2(size));
  const room = Math.floor(Math.log2(MOST_COST / (total + 2)) / placeBits);
  const count = Math.max(1, Math.min(room, size));
  const placeWeights = Float64Array.from({ length: size }, (_, index) =>
    index < count ? 2 ** (placeBits * (count - 1 - index)) : 0,
  );
  const unit = 2 ** (placeBits * count);
  const placeOf = new Map(free.map((position, place) => [position, place]));
  const { mates } = minimumCostMatching(
    size,
    (a, b) => {
      const cost = costOf(free[a] as number, free[b] as number);
      return cost * unit + (placeWeights[a] as number) * b + (placeWeights[b] as number) * a;
    },
    {
      mates: free.map((position) => placeOf.get(known.mates[position] as number) as number),
      potentials: free.map((position) => (known.potentials[position] as number) * unit),
    },
  );
  const partners = known.mates.slice();
  mates.forEach((mate, place) => (partners[free[place] as number] = free[mate] as number));
  return { tables: tablesOf(free, mates, count), partners };
};

/**
 * Of all cheapest pairings, the first by rank: a few tables at a time, each time by one matching. It ends where what is left costs
 * nothing, and gives the tables made up to there.
 */
export const firstCheapestTables = (positions: readonly number[], costOf: CostOf): readonly Table[] => {
  const cheapest = cheapestTables(positions, costOf);
  // Weights need not exceed more than what the cheapest pairing breaks.
  const weighed = weighedBy(costOf, costLevels, (level) => timesOf(cheapest, costOf, level));
  let total = cheapest.reduce((sum, [a, b]) => sum + weighed(a, b), 0);
  const most = total + 1;
  const cost = byPlace(positions, (a, b) => Math.min(weighed(a, b), most));
  let known = minimumCostMatching(positions.length, cost);
  let free: readonly number[] = positions.map((_, place) => place);
  const made: Table[] = [];
  while (total > 0) {
    const { tables, partners } = firstTables(free, cost, { total: most, known });
    known = { ...known, mates: partners };
    made.push(...tables);
    const seated = new Set(tables.flat());
    free = free.filter((place) => !seated.has(place));
    total -= tables.reduce((sum, [a, b]) => sum + cost(a, b), 0);
  }
  return made.map(([a, b]) => [positions[a] as number, positions[b] as number]);
};
