import { minimumCostMatching } from './minimum-cost-matching';
import { type CostLevel, type CostOf, costLevels, timesAt } from './pair-cost';

type Table = readonly [number, number];

/** Costs that together with the duals of a matching stay whole numbers below 2^53. */
const MOST_COST = 2 ** 41;

/** A cheapest pairing of some positions, as indices into them. */
const cheapestMates = (positions: readonly number[], costOf: CostOf): readonly number[] =>
  minimumCostMatching(positions.length, (a, b) => costOf(positions[a] as number, positions[b] as number));

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
  const weighed = weighedBy(costOf, levels, (level) => (mostOfOne(level) * positions.length) / 2);
  return tablesOf(positions, cheapestMates(positions, weighed));
};

/**
 * The first tables by rank of a cheapest pairing: next to the cost, which outweighs it, the opponents of the first few count by
 * their places, each more than all that come later. `total` is the least cost.
 */
const firstTables = (free: readonly number[], costOf: CostOf, total: number): readonly Table[] => {
  const size = free.length;
  const room = Math.floor(Math.log(MOST_COST / (total + 2)) / Math.log(size));
  const count = Math.max(1, Math.min(room, size));
  const placeWeights = Array.from({ length: count }, (_, index) => size ** (count - 1 - index));
  const unit = size ** count;
  const mates = minimumCostMatching(size, (a, b) => {
    const cost = Math.min(costOf(free[a] as number, free[b] as number), total + 1);
    return cost * unit + (placeWeights[a] ?? 0) * b + (placeWeights[b] ?? 0) * a;
  });
  return tablesOf(free, mates, count);
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
  let free = positions;
  const tables: Table[] = [];
  while (total > 0) {
    const made = firstTables(free, weighed, total);
    tables.push(...made);
    const seated = new Set(made.flat());
    free = free.filter((position) => !seated.has(position));
    total -= made.reduce((sum, [a, b]) => sum + weighed(a, b), 0);
  }
  return tables;
};
