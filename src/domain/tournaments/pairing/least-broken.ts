import type { ApartGroups } from './wishes';

/**
 * The least number of tables at which two of one group must meet, in closed form: of m entrants, the largest group of c leaves
 * c - m/2 of its own without anybody else. It follows who is left while tables are made down a ranking.
 */
export interface LeastBroken {
  readonly groups: ApartGroups;
  /** For those left, so many of them. */
  readonly now: (left: number) => number;
  /** For so many, once this one has left too. */
  readonly afterwards: (position: number, left: number) => number;
  readonly remove: (position: number) => void;
}

export const leastBroken = (groups: ApartGroups, positions: readonly number[]): LeastBroken => {
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
