import type { Meetings } from './meetings';
import type { Wishes } from './wishes';

/** More than one table, or 32 tables together, can break of one kind: so that a level never outweighs the one before it. */
const LEVEL = 1000;

/** The ways in which tables are worse, the gravest first (ruling 34). The score groups they reach across come between hard and soft wishes. */
export const costLevels = ['REMATCH', 'HARD', 'CROSSING', 'SOFT'] as const;
export type CostLevel = (typeof costLevels)[number];

export const weightOf: Readonly<Record<CostLevel, number>> = {
  REMATCH: LEVEL ** 3,
  HARD: LEVEL ** 2,
  CROSSING: LEVEL,
  SOFT: 1,
};

/** How often a cost of up to 32 tables breaks this level. */
const timesAt = (cost: number, level: CostLevel): number => Math.floor(cost / weightOf[level]) % LEVEL;

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
  /** The final round without swaps: a rematch costs nothing. */
  readonly areRematchesFree?: boolean | undefined;
}

export const costOfTables = ({ meetings, wishes, scoreGroups, areRematchesFree }: CostRules): CostOf => {
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
    if (wishes) for (const { strength } of wishes.brokenBy(a, b)) cost += weightOf[strength];
    return cost;
  };
};
