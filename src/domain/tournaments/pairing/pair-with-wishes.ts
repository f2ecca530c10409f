import { invariant } from '../../../shared/invariant';
import { type Chain, chainOf, inChain } from './chain';
import { type LeastBroken, leastBroken } from './least-broken';
import { type CostOf, weightOf } from './pair-cost';
import { type ExactPair, type Refused, pairExactly } from './pair-exactly';
import type { Wishes } from './wishes';

/** So many entrants are paired exactly. With up to 31 opponents met each, half of them can always avoid a rematch (Dirac). */
export const EXACT_UP_TO = 64;

export interface WishField {
  /** Best first; an even number of them. */
  readonly positions: readonly number[];
  readonly costOf: CostOf;
  readonly wishes: Wishes | undefined;
}

interface Candidate {
  readonly opponent: number;
  /** By how much taking it goes beyond what must be broken anyway. */
  readonly excess: number;
  readonly refused: readonly Refused[];
}

interface Rules {
  readonly costOf: CostOf;
  /** So many stay when two more have left. */
  readonly left: number;
  readonly guards: readonly LeastBroken[];
  /** What each guard said must be broken before these two left. */
  readonly limits: readonly number[];
}

/** What a table of this cost breaks beyond what the closed form says must be broken anyway: 0 or more. */
const excessOf = (own: number, opponent: number, { left, guards, limits }: Rules): number =>
  guards.reduce(
    (excess, guard, index) =>
      excess +
      weightOf[guard.groups.broken.strength] * (guard.afterwards(opponent, left) - (limits[index] as number)),
    own,
  );

const bestCandidate = (higher: number, free: Chain, rules: Rules): Candidate => {
  const refused: Refused[] = [];
  let best: Candidate | undefined;
  for (let at = free.first(); at !== undefined; at = free.following(at)) {
    const own = rules.costOf(higher, at);
    const excess = excessOf(own, at, rules);
    if (excess <= 0) return { opponent: at, excess, refused };
    if (best === undefined || excess < best.excess) best = { opponent: at, excess, refused: [...refused] };
    refused.push(
      own >= weightOf.REMATCH
        ? { position: at, level: 'REMATCH', byItself: true }
        : { position: at, level: own > 0 ? 'SOFT' : null, byItself: own > 0 },
    );
  }
  invariant(best, 'somebody is left');
  return best;
};

/**
 * Makes tables down a long ranking until 64 are left, then pairs these exactly. Each takes the best-ranked opponent it has not
 * met that breaks no wish; a shared group only where the closed form says that somebody must. So round 1 with one grouping is
 * exact at any size. In later rounds a rematch is never made while 64 or more are left, and what is broken beyond the closed
 * form is broken among the last 64: at most one table for each opponent that anyone there has met.
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
    const { opponent, refused } = bestCandidate(higher, free, { costOf, left, guards, limits });
    leave(opponent);
    pairs.push({ positions: [higher, opponent], refused });
  }
  return [...pairs, ...pairExactly(inChain(free), costOf)];
};

/**
 * The pairing of a round with wishes: first the fewest rematches, then the fewest broken hard wishes, then the fewest soft
 * ones, then the first by rank (ruling 34). Exact up to 64 entrants; beyond, see `pairLongField`.
 */
export const pairWithWishes = (field: WishField): readonly ExactPair[] => {
  invariant(field.positions.length % 2 === 0, 'an even number can be paired');
  return field.positions.length <= EXACT_UP_TO
    ? pairExactly(field.positions, field.costOf)
    : pairLongField(field);
};
