import { invariant } from '../../shared/invariant';
import { MaximumMatching } from './maximum-matching';
import type { Meetings } from './meetings';

/** Why a better-ranked entrant, still free, was not taken as the opponent. */
export interface PassedOver {
  readonly position: number;
  readonly why: 'HAVE_MET' | 'WOULD_FORCE_REMATCH' | 'CLUB_MATE';
}

/** One table by positions in the ranking, the higher ranked first. */
export interface RankedPair {
  readonly positions: readonly [number, number];
  readonly isRematch: boolean;
  readonly areClubMates: boolean;
  /** The better-ranked ones that the first did not meet, best first. */
  readonly passedOver: readonly PassedOver[];
}

export interface RankedField {
  /** Positions in the ranking, best first; an even number of them. */
  readonly positions: readonly number[];
  readonly meetings: Meetings;
  /** Given, club-mates are kept apart where that costs no rematch. */
  readonly areClubMates?: ((a: number, b: number) => boolean) | undefined;
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

/** Those still free, best first: a chain that anyone can leave at no cost. */
const chainOf = (positions: readonly number[]) => {
  const end = positions.reduce((highest, position) => Math.max(highest, position), -1) + 1;
  const after = new Int32Array(end + 1);
  const before = new Int32Array(end + 1);
  // `end` stands for nobody and closes the chain to a ring.
  [...positions, end].reduce((previous, position) => {
    after[previous] = position;
    before[position] = previous;
    return position;
  }, end);
  const following = (position: number): number | undefined => {
    const next = after[position] as number;
    return next === end ? undefined : next;
  };
  return {
    first: () => following(end),
    following,
    remove: (position: number): void => {
      const [previous, next] = [before[position] as number, after[position] as number];
      after[previous] = next;
      before[next] = previous;
    },
  };
};

type Chain = ReturnType<typeof chainOf>;

interface Choice {
  readonly opponent: number;
  readonly passedOver: readonly PassedOver[];
}

/** `higher` and all that are free, best first. */
const ranked = (higher: number, free: Chain): readonly number[] => {
  const all = [higher];
  for (let at = free.first(); at !== undefined; at = free.following(at)) all.push(at);
  return all;
};

/** The best-ranked opponent that `mayMeet` allows and that is no club-mate; else the best-ranked one that is. */
const bestOpponent = (
  higher: number,
  free: Chain,
  rule: Pick<RankedField, 'areClubMates'> & { readonly mayMeet: MayMeet; readonly met: ReadonlySet<number> },
): Choice => {
  const passedOver: PassedOver[] = [];
  let clubMate: Choice | undefined;
  for (let at = free.first(); at !== undefined; at = free.following(at)) {
    const haveMet = rule.met.has(at);
    if (!rule.mayMeet(at, haveMet)) {
      passedOver.push({ position: at, why: haveMet ? 'HAVE_MET' : 'WOULD_FORCE_REMATCH' });
    } else if (rule.areClubMates?.(higher, at)) {
      clubMate ??= { opponent: at, passedOver: [...passedOver] };
      passedOver.push({ position: at, why: 'CLUB_MATE' });
    } else return { opponent: at, passedOver };
  }
  invariant(clubMate, 'of the fewest-rematch pairings one remains at every step');
  return clubMate;
};

/**
 * The pairing of a later round: down the ranking, each free entrant meets the best-ranked one left whom it has not met and
 * whose leaving does not force a rematch further down. So of all pairings with the fewest rematches (none, where that can
 * be) it is the lexicographically first by rank; and it is what the source's swap, table by table from the top, arrives
 * at wherever that finishes. Source: 001, Subsequent Rounds; where the swap strands anyone: rulings.
 */
export const pairByRank = ({ positions, meetings, areClubMates }: RankedField): readonly RankedPair[] => {
  invariant(positions.length % 2 === 0, 'an even number can be paired');
  const free = chainOf(positions);
  const pairs: RankedPair[] = [];
  let left = positions.length;
  let ahead: ReturnType<typeof lookAhead> | undefined;

  for (let higher = free.first(); higher !== undefined; higher = free.first()) {
    free.remove(higher);
    left -= 2;
    if (!ahead && !isSafeWith(left, meetings.mostOpponents))
      ahead = lookAhead(ranked(higher, free), meetings);
    const met = new Set(meetings.opponentsOf(higher));
    const mayMeet = ahead ? ahead.choicesFor(higher) : meetsAnyoneNew;
    const { opponent, passedOver } = bestOpponent(higher, free, { areClubMates, mayMeet, met });
    free.remove(opponent);
    ahead?.take(opponent);
    pairs.push({
      positions: [higher, opponent],
      isRematch: met.has(opponent),
      areClubMates: areClubMates?.(higher, opponent) ?? false,
      passedOver,
    });
  }
  return pairs;
};

/** The final round: first against second, third against fourth, whoever has met (001, Subsequent Rounds). */
export const pairStraight = ({ positions, meetings, areClubMates }: RankedField): readonly RankedPair[] => {
  invariant(positions.length % 2 === 0, 'an even number can be paired');
  return Array.from({ length: positions.length / 2 }, (_, table) => {
    const [higher, lower] = [positions[2 * table] as number, positions[2 * table + 1] as number];
    return {
      positions: [higher, lower],
      isRematch: meetings.opponentsOf(higher).includes(lower),
      areClubMates: areClubMates?.(higher, lower) ?? false,
      passedOver: [],
    };
  });
};
