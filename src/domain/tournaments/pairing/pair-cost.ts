import type { Meetings } from './meetings';
import type { Wishes } from './wishes';

/**
 * The ways in which tables are worse, the gravest first (ruling 34). The score groups that they reach across come between hard and
 * soft wishes; last, two of the same half of a group.
 */
export const costLevels = ['REMATCH', 'HARD', 'CROSSING', 'SOFT', 'HALF'] as const;
export type CostLevel = (typeof costLevels)[number];

/** No level of one table, or of 32 tables together, outweighs the one before it. */
export const weightOf: Readonly<Record<CostLevel, number>> = {
  REMATCH: 2 ** 40,
  HARD: 2 ** 31,
  CROSSING: 2 ** 18,
  SOFT: 2 ** 9,
  HALF: 1,
};

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

export const costOfTables = ({
  meetings,
  wishes,
  scoreGroups,
  halves,
  areRematchesFree,
}: CostRules): CostOf => {
  const metBy = new Map<number, ReadonlySet<number>>();
  const haveMet = (a: number, b: number): boolean => {
    const known = metBy.get(a) ?? new Set(meetings.opponentsOf(a));
    metBy.set(a, known);
    return known.has(b);
  };
  return (a, b) => {
    let cost = areRematchesFree !== true && haveMet(a, b) ? weightOf.REMATCH : 0;
    if (scoreGroups)
      cost += weightOf.CROSSING * Math.abs((scoreGroups[a] as number) - (scoreGroups[b] as number));
    if (halves && halves[a] === halves[b]) cost += weightOf.HALF;
    if (wishes) for (const { strength } of wishes.brokenBy(a, b)) cost += weightOf[strength];
    return cost;
  };
};
