import type { groupings } from '../pack/stage';

/** Entrants, best first, parted into groups whose sizes differ by one at most; each group in the order of its seeds. */
export const groupsOf = <Entrant>(
  seeds: readonly Entrant[],
  groups: number,
  grouping: keyof typeof groupings,
): readonly (readonly Entrant[])[] => {
  const made: Entrant[][] = Array.from({ length: groups }, () => []);
  if (grouping === 'SNAKE') {
    seeds.forEach((entrant, index) => {
      const row = Math.floor(index / groups);
      const column = index % groups;
      made[row % 2 === 0 ? column : groups - 1 - column]?.push(entrant);
    });
    return made;
  }
  let next = 0;
  return made.map((_, index) => {
    const size = Math.ceil((seeds.length - next) / (groups - index));
    next += size;
    return seeds.slice(next - size, next);
  });
};
