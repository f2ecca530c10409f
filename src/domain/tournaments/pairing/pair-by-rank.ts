import { invariant } from '../../../shared/invariant';
import { MaximumMatching } from './maximum-matching';
import { type Chain, chainOf, inChain } from './chain';
import type { Meetings } from './meetings';
import type { PassedOver, RankedPair } from './ranked-pair';

export interface RankedField {
  /** Positions in the ranking, best first; an even number of them. */
  readonly positions: readonly number[];
  readonly meetings: Meetings;
}

/** Says of each opponent still free whether taking it leaves the rest with the fewest rematches. */
type MayMeet = (opponent: number, haveMet: boolean) => boolean;

/**
 * Looks ahead exactly: keeps a largest set of rematch-free pairs of those left. With g of them at most, the fewest
 * rematches of n entrants are n/2 - g, so a choice is good when what it costs and what it leaves add up to that.
 */
const lookAhead = (vertices: readonly number[], meetings: Meetings) => {
  const pairs = new MaximumMatching(vertices, meetings.opponentsOf);
  return {
    choicesFor: (higher: number): MayMeet => {
      const isSpare = pairs.canSpare(higher);
      pairs.remove(higher);
      return (opponent, haveMet) =>
        haveMet ? isSpare && pairs.canSpare(opponent) : isSpare || pairs.canSpare(opponent);
    },
    take: (opponent: number): void => pairs.remove(opponent),
  };
};

/** While so many stay, at most `mostOpponents` met each, the rest can always be paired: no need to look ahead. */
const isSafeWith = (left: number, mostOpponents: number): boolean => left >= 2 * (mostOpponents + 1);

const meetsAnyoneNew: MayMeet = (_, haveMet) => !haveMet;

interface Choice {
  readonly opponent: number;
  readonly passedOver: readonly PassedOver[];
}

/** The best-ranked opponent that `mayMeet` allows. */
const bestOpponent = (free: Chain, mayMeet: MayMeet, met: Int32Array): Choice => {
  const passedOver: PassedOver[] = [];
  for (let at = free.first(); at !== undefined; at = free.following(at)) {
    const haveMet = met.includes(at);
    if (mayMeet(at, haveMet)) return { opponent: at, passedOver };
    passedOver.push({ position: at, why: haveMet ? 'HAVE_MET' : 'WOULD_FORCE_REMATCH' });
  }
  invariant(false, 'of the fewest-rematch pairings one remains at every step');
};

/**
 * The pairing of a later round: down the ranking, each free entrant meets the best-ranked one left whom it has not met and
 * whose leaving does not force a rematch further down. So of all pairings with the fewest rematches (none, where that can
 * be) it is the lexicographically first by rank; and it is what the source's swap, table by table from the top, arrives
 * at wherever that finishes. Source: 001, Subsequent Rounds; where the swap strands anyone: rulings.
 */
export const pairByRank = ({ positions, meetings }: RankedField): readonly RankedPair[] => {
  invariant(positions.length % 2 === 0, 'an even number can be paired');
  const free = chainOf(positions);
  const pairs: RankedPair[] = [];
  let left = positions.length;
  let ahead: ReturnType<typeof lookAhead> | undefined;

  for (let higher = free.first(); higher !== undefined; higher = free.first()) {
    free.remove(higher);
    left -= 2;
    if (!ahead && !isSafeWith(left, meetings.mostOpponents))
      ahead = lookAhead([higher, ...inChain(free)], meetings);
    const met = meetings.opponentsOf(higher);
    const mayMeet = ahead ? ahead.choicesFor(higher) : meetsAnyoneNew;
    const { opponent, passedOver } = bestOpponent(free, mayMeet, met);
    free.remove(opponent);
    ahead?.take(opponent);
    pairs.push({
      positions: [higher, opponent],
      isRematch: met.includes(opponent),
      broken: [],
      isAcrossGroups: false,
      passedOver,
    });
  }
  return pairs;
};

/** The final round: first against second, third against fourth, whoever has met (001, Subsequent Rounds). */
export const pairStraight = ({ positions, meetings }: RankedField): readonly RankedPair[] => {
  invariant(positions.length % 2 === 0, 'an even number can be paired');
  return Array.from({ length: positions.length / 2 }, (_, table) => {
    const [higher, lower] = [positions[2 * table] as number, positions[2 * table + 1] as number];
    return {
      positions: [higher, lower],
      isRematch: meetings.opponentsOf(higher).includes(lower),
      broken: [],
      isAcrossGroups: false,
      passedOver: [],
    };
  });
};
