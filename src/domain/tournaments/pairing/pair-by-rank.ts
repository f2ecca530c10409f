import type { BrokenWish } from './wishes';
import { invariant } from '../../../shared/invariant';
import { MaximumMatching } from './maximum-matching';
import { type Chain, chainOf, inChain } from './chain';
import type { Meetings } from './meetings';

/** A better-ranked entrant, still free, that was not taken as the opponent. */
export interface PassedOver {
  readonly position: number;
  readonly why:
    'HAVE_MET' | 'WOULD_FORCE_REMATCH' | 'WISH' | 'OTHER_GROUP' | 'SAME_HALF' | 'WOULD_BREAK_WISH';
  /** The group that the two share, for WISH. */
  readonly wish?: BrokenWish['wish'];
}

/** One table by positions in the ranking, the higher ranked first. */
export interface RankedPair {
  readonly positions: readonly [number, number];
  readonly isRematch: boolean;
  /** The organiser's wishes that this table breaks. */
  readonly broken: readonly BrokenWish[];
  /** Whether the two stand in different score groups that were not to be mixed. */
  readonly isAcrossGroups: boolean;
  /** The better-ranked ones that the first did not meet, best first. */
  readonly passedOver: readonly PassedOver[];
}

export interface RankedField {
  /** Positions in the ranking, best first; an even number of them. */
  readonly positions: readonly number[];
  readonly meetings: Meetings;
}

/** Whether taking this free opponent leaves the rest with the fewest rematches. */
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

/** While `left` stay, with at most `mostOpponents` met each, the rest can always be paired: no need to look ahead. */
const isSafeWith = (left: number, mostOpponents: number): boolean => left >= 2 * (mostOpponents + 1);

const meetsAnyoneNew: MayMeet = (_, haveMet) => !haveMet;

/** The best-ranked opponent that `mayMeet` allows. */
const bestOpponent = (free: Chain, mayMeet: MayMeet, met: Int32Array) => {
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
