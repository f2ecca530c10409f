import type { ApartGroups, Wishes } from './wishes';
import { invariant } from '../../../shared/invariant';
import { type Chain, chainOf, inChain } from './chain';
import { type CostOf, weightOf } from './pair-cost';
import { type ExactPair, type Rejected, pairExactly } from './pair-exactly';
import { withoutGraveBreaks } from './without-grave-breaks';

/**
 * The least number of tables at which two of one group must meet, in closed form: of m entrants, the largest group of c leaves
 * c - m/2 of its own without anybody else. It follows who is left while tables are made down a ranking.
 */
interface LeastBroken {
  readonly groups: ApartGroups;
  /** The least for those left, `left` of them. */
  readonly now: (left: number) => number;
  /** The least for `left`, once this one has left too. */
  readonly afterwards: (position: number, left: number) => number;
  readonly remove: (position: number) => void;
}

const leastBroken = (groups: ApartGroups, positions: readonly number[]): LeastBroken => {
  const { groupOf } = groups;
  const sizes = new Map<number, number>();
  for (const position of positions) {
    const group = groupOf[position] as number;
    if (group !== -1) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  /** How many groups there are of each size. */
  const groupsOfSize = new Map<number, number>();
  for (const size of sizes.values()) groupsOfSize.set(size, (groupsOfSize.get(size) ?? 0) + 1);
  let largest = Math.max(0, ...sizes.values());

  const least = (most: number, left: number): number => Math.max(0, most - left / 2);
  const sizeOf = (position: number): number => sizes.get(groupOf[position] as number) ?? 0;
  return {
    groups,
    now: (left) => least(largest, left),
    afterwards: (position, left) => {
      const isOnlyLargest = sizeOf(position) === largest && groupsOfSize.get(largest) === 1;
      return least(isOnlyLargest ? largest - 1 : largest, left);
    },
    remove: (position) => {
      const group = groupOf[position] as number;
      const size = sizes.get(group);
      if (size === undefined) return;
      sizes.set(group, size - 1);
      groupsOfSize.set(size, (groupsOfSize.get(size) ?? 0) - 1);
      groupsOfSize.set(size - 1, (groupsOfSize.get(size - 1) ?? 0) + 1);
      if (size === largest && groupsOfSize.get(size) === 0) largest = size - 1;
    },
  };
};

/** The most entrants that are paired exactly. */
export const EXACT_UP_TO = 320;

export interface WishField {
  /** Best first; an even number of them. */
  readonly positions: readonly number[];
  readonly costOf: CostOf;
  readonly wishes: Wishes | undefined;
}

interface Candidate {
  readonly opponent: number;
  /** How much it breaks beyond the unavoidable. */
  readonly excess: number;
  readonly rejected: readonly Rejected[];
}

interface Rules {
  readonly costOf: CostOf;
  /** The number that stay when two more have left. */
  readonly left: number;
  readonly guards: readonly LeastBroken[];
  /** The unavoidable by each guard before these two left. */
  readonly limits: readonly number[];
}

/** The cost of a table beyond the unavoidable by the closed form: 0 or more. */
const excessOf = (own: number, opponent: number, { left, guards, limits }: Rules): number =>
  guards.reduce(
    (excess, guard, index) =>
      excess +
      weightOf[guard.groups.broken.strength] * (guard.afterwards(opponent, left) - (limits[index] as number)),
    own,
  );

const bestCandidate = (higher: number, free: Chain, rules: Rules): Candidate => {
  const rejected: Rejected[] = [];
  let best: Candidate | undefined;
  for (let at = free.first(); at !== undefined; at = free.following(at)) {
    const own = rules.costOf(higher, at);
    const excess = excessOf(own, at, rules);
    if (excess <= 0) return { opponent: at, excess, rejected };
    if (best === undefined || excess < best.excess) best = { opponent: at, excess, rejected: [...rejected] };
    rejected.push(
      own >= weightOf.REMATCH
        ? { position: at, level: 'REMATCH', byItself: true }
        : { position: at, level: own > 0 ? 'SOFT' : null, byItself: own > 0 },
    );
  }
  invariant(best, 'somebody is left');
  return best;
};

/**
 * Makes tables down a long ranking until few enough are left to pair exactly. Each takes the best-ranked opponent it has not
 * met that breaks no wish; a shared group only where the closed form says that somebody must.
 */
const pairLongField = ({ positions, costOf, wishes }: WishField): readonly ExactPair[] => {
  const free = chainOf(positions);
  const guards = (wishes?.apart ?? []).map((groups) => leastBroken(groups, positions));
  const pairs: ExactPair[] = [];
  let left = positions.length;
  while (left > EXACT_UP_TO) {
    const higher = free.first() as number;
    const limits = guards.map((guard) => guard.now(left));
    const leave = (position: number): void => {
      free.remove(position);
      for (const guard of guards) guard.remove(position);
    };
    leave(higher);
    left -= 2;
    const { opponent, rejected } = bestCandidate(higher, free, { costOf, left, guards, limits });
    leave(opponent);
    pairs.push({ positions: [higher, opponent], rejected });
  }
  return [...pairs, ...pairExactly(inChain(free), costOf)];
};

/**
 * The pairing of a round with wishes: first the fewest rematches, then the fewest broken hard wishes, then the fewest soft
 * ones, then the first by rank (ruling 34). Exact up to `EXACT_UP_TO` entrants; of more, rematches and hard wishes are.
 */
export const pairWithWishes = (field: WishField): readonly ExactPair[] => {
  invariant(field.positions.length % 2 === 0, 'an even number can be paired');
  return field.positions.length <= EXACT_UP_TO
    ? pairExactly(field.positions, field.costOf)
    : withoutGraveBreaks(field, pairLongField(field));
};
