import type { Meetings } from './meetings';
import type { Wishes } from './wishes';

/**
 * The ways in which tables are worse, the gravest first (ruling 34). Of unavoidable rematches those are graver that were played more
 * often already, so that meetings stay even. The score groups that tables reach across come between hard and soft wishes; last, two
 * of the same half of a group.
 */
export const costLevels = ['REMATCH', 'AGAIN', 'HARD', 'CROSSING', 'SOFT', 'HALF'] as const;
export type CostLevel = (typeof costLevels)[number];

/** No level of one table, or of 32 tables together, outweighs the one before it. */
export const weightOf: Readonly<Record<CostLevel, number>> = {
  REMATCH: 2 ** 45,
  AGAIN: 2 ** 40,
  HARD: 2 ** 31,
  CROSSING: 2 ** 18,
  SOFT: 2 ** 9,
  HALF: 1,
};

/** The most that the level AGAIN holds for all tables together: 2 ** 5 of it would be a rematch. */
const MOST_AGAIN = 31;

/** How often a cost of one table, or of up to 32 tables, breaks a level. */
export const timesAt = (cost: number, level: CostLevel): number => {
  const before = costLevels[costLevels.indexOf(level) - 1];
  const own = before === undefined ? cost : cost % weightOf[before];
  return Math.floor(own / weightOf[level]);
};

/** The gravest level at which one cost is more than another; undefined when it is not more. */
export const levelExceeded = (cost: number, limit: number): CostLevel | undefined =>
  cost <= limit ? undefined : costLevels.find((level) => timesAt(cost, level) > timesAt(limit, level));

/** The cost of a table: everything it breaks, by weight. 0 where it breaks nothing. */
export type CostOf = (a: number, b: number) => number;

export interface CostRules {
  readonly meetings: Meetings;
  readonly wishes: Wishes | undefined;
  /** The score group of each position, 0 for the highest; given, tables stay within them or as near as possible. */
  readonly scoreGroups?: readonly number[] | undefined;
  /** The half of its score group that each position is of; given, tables within a half cost. */
  readonly halves?: readonly number[] | undefined;
  /** The final round without swaps: a rematch costs nothing. */
  readonly areRematchesFree?: boolean | undefined;
}

/** How often two have met; each list of opponents is counted once. */
const timesMetIn = ({ opponentsOf }: Meetings): ((a: number, b: number) => number) => {
  const metBy = new Map<number, ReadonlyMap<number, number>>();
  return (a, b) => {
    let known = metBy.get(a);
    if (!known) {
      const counted = new Map<number, number>();
      for (const opponent of opponentsOf(a)) counted.set(opponent, (counted.get(opponent) ?? 0) + 1);
      metBy.set(a, (known = counted));
    }
    return known.get(b) ?? 0;
  };
};

export const costOfTables = ({
  meetings,
  wishes,
  scoreGroups,
  halves,
  areRematchesFree,
}: CostRules): CostOf => {
  const timesMet = timesMetIn(meetings);
  const mostAgain = Math.floor(MOST_AGAIN / Math.max(1, meetings.size / 2));
  const costOfRematch = (times: number): number =>
    times === 0 ? 0 : weightOf.REMATCH + weightOf.AGAIN * Math.min(mostAgain, times - 1);
  return (a, b) => {
    let cost = areRematchesFree === true ? 0 : costOfRematch(timesMet(a, b));
    if (scoreGroups)
      cost += weightOf.CROSSING * Math.abs((scoreGroups[a] as number) - (scoreGroups[b] as number));
    if (halves && halves[a] === halves[b]) cost += weightOf.HALF;
    if (wishes) for (const { strength } of wishes.brokenBy(a, b)) cost += weightOf[strength];
    return cost;
  };
};
