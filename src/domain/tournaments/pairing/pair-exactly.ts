import { invariant } from '../../../shared/invariant';
import { MaximumMatching } from './maximum-matching';
import { minimumCostMatching } from './minimum-cost-matching';
import { firstCheapestTables } from './cheapest-tables';
import { type CostLevel, type CostOf, levelExceeded } from './pair-cost';

/** A better-ranked opponent that was not taken, as it would have cost more, by itself or by what it leaves. */
export interface Rejected {
  readonly position: number;
  /** The gravest level of the extra cost; null where only a table further down breaks something. */
  readonly level: CostLevel | null;
  /** Whether the table itself breaks it, rather than one further down. */
  readonly byItself: boolean;
}

export interface ExactPair {
  readonly positions: readonly [number, number];
  readonly rejected: readonly Rejected[];
}

/** A cheapest pairing of some positions: its cost and everyone's partner. */
type Cheapest = ReturnType<typeof cheapestOf>;

const cheapestOf = (positions: readonly number[], costOf: CostOf) => {
  const { mates } = minimumCostMatching(positions.length, (a, b) =>
    costOf(positions[a] as number, positions[b] as number),
  );
  const partnerOf = new Map(
    mates.map((mate, index) => [positions[index] as number, positions[mate] as number]),
  );
  let total = 0;
  for (const [position, partner] of partnerOf) if (position < partner) total += costOf(position, partner);
  return { total, partnerOf };
};

const without = (positions: readonly number[], a: number, b: number): readonly number[] =>
  positions.filter((position) => position !== a && position !== b);

const rejectionOf = (opponent: number, own: number, costs: { total: number; limit: number }): Rejected => {
  const level = levelExceeded(costs.total, costs.limit);
  invariant(level, 'a rejected opponent costs more than the cheapest pairing');
  return { position: opponent, level, byItself: levelExceeded(own, 0) === level };
};

/** The first opponent by rank that the cheapest pairings allow, and the cheapest pairing of those left. */
const firstAllowed = (
  free: readonly number[],
  costOf: CostOf,
  known: Cheapest,
): { readonly opponent: number; readonly rejected: readonly Rejected[]; readonly rest: Cheapest } => {
  const [higher, ...others] = free as readonly [number, ...number[]];
  const rejected: Rejected[] = [];
  for (const opponent of others) {
    const own = costOf(higher, opponent);
    const limit = known.total;
    if (own > limit) {
      rejected.push(rejectionOf(opponent, own, { total: own, limit }));
      continue;
    }
    // The partner in the cheapest pairing known is allowed; what it leaves is cheapest as well.
    const rest =
      known.partnerOf.get(higher) === opponent
        ? { total: limit - own, partnerOf: known.partnerOf }
        : cheapestOf(without(free, higher, opponent), costOf);
    if (own + rest.total === limit) return { opponent, rejected, rest };
    rejected.push(rejectionOf(opponent, own, { total: own + rest.total, limit }));
  }
  invariant(false, 'the partner of the cheapest pairing is always allowed');
};

/** The largest set of tables that break nothing. */
const matchingAtNoCost = (positions: readonly number[], costOf: CostOf): MaximumMatching =>
  new MaximumMatching(positions, (vertex) =>
    positions.filter((other) => other !== vertex && costOf(vertex, other) > 0),
  );

/** Pairs where nothing needs to be broken: the first opponent by rank that breaks nothing and leaves the rest the same. */
const pairForNothing = (positions: readonly number[], costOf: CostOf): readonly ExactPair[] => {
  const pairable = matchingAtNoCost(positions, costOf);
  const pairs: ExactPair[] = [];
  let free = positions;
  while (free.length > 0) {
    const [higher, ...others] = free as readonly [number, ...number[]];
    const rejected: Rejected[] = [];
    pairable.remove(higher);
    const opponent = others.find((other) => {
      const own = costOf(higher, other);
      if (own === 0 && pairable.canSpare(other)) return true;
      rejected.push(
        own > 0
          ? rejectionOf(other, own, { total: own, limit: 0 })
          : { position: other, level: null, byItself: false },
      );
      return false;
    });
    invariant(opponent !== undefined, 'nothing needs to be broken at any step');
    pairable.remove(opponent);
    pairs.push({ positions: [higher, opponent], rejected });
    free = without(free, higher, opponent);
  }
  return pairs;
};

/** Pairs one by one: each opponent that is not taken is tried, so that the reason is exact. */
const pairByTrial = (positions: readonly number[], costOf: CostOf): readonly ExactPair[] => {
  const pairs: ExactPair[] = [];
  let free = positions;
  let known = cheapestOf(positions, costOf);
  while (known.total > 0) {
    const higher = free[0] as number;
    const { opponent, rejected, rest } = firstAllowed(free, costOf, known);
    pairs.push({ positions: [higher, opponent], rejected });
    free = without(free, higher, opponent);
    known = rest;
  }
  return [...pairs, ...pairForNothing(free, costOf)];
};

/** Pairs several at a time. The reason of an opponent that is not taken is only what the table itself would break. */
const pairByWeight = (positions: readonly number[], costOf: CostOf): readonly ExactPair[] => {
  let free = positions;
  const pairs = firstCheapestTables(positions, costOf).map(([higher, opponent]): ExactPair => {
    const better = free.slice(1, free.indexOf(opponent));
    free = without(free, higher, opponent);
    const rejected = better.map((position): Rejected => {
      const level = levelExceeded(costOf(higher, position), 0) ?? null;
      return { position, level, byItself: level !== null };
    });
    return { positions: [higher, opponent], rejected };
  });
  return [...pairs, ...pairForNothing(free, costOf)];
};

/** The most entrants for whom every opponent is tried, which takes far longer. */
const TRIED_UP_TO = 64;

/** Costs of all tables, each looked up once. */
const tabulated = (positions: readonly number[], costOf: CostOf): CostOf => {
  const size = positions.length;
  const places = new Map(positions.map((position, place) => [position, place]));
  const costs = new Float64Array(size * size);
  positions.forEach((a, row) =>
    positions.forEach((b, column) => {
      if (row >= column) return;
      const cost = costOf(a, b);
      costs[row * size + column] = cost;
      costs[column * size + row] = cost;
    }),
  );
  return (a, b) => costs[(places.get(a) as number) * size + (places.get(b) as number)] as number;
};

/**
 * Of all pairings of an even number of positions (best first), those with the least total cost; of these the first by rank.
 * Exact at any size; the time grows so fast that it is used for `EXACT_UP_TO` at most.
 */
export const pairExactly = (positions: readonly number[], costOf: CostOf): readonly ExactPair[] => {
  const known = tabulated(positions, costOf);
  if (matchingAtNoCost(positions, known).isPerfect()) return pairForNothing(positions, known);
  return positions.length <= TRIED_UP_TO ? pairByTrial(positions, known) : pairByWeight(positions, known);
};
