import { shuffled } from '../../../shared/seeded-random';
import type { Folding, WithinGroup } from '../pack/pairing-rules';
import type { ExactPair } from './pair-exactly';
import { type WishField, EXACT_UP_TO, pairWithWishes } from './pair-with-wishes';
import { weightOf } from './pair-cost';
import { cheapestTables } from './cheapest-tables';
import { MENDED_UP_TO, orderedByRank, withoutGraveBreaks } from './without-grave-breaks';

/** An order 1 to n so that its neighbours are the pairs of the folding. An odd one out stays last. */
export const folded = <T>(items: readonly T[], folding: Folding): readonly T[] => {
  if (folding === 'NEIGHBOURS') return items;
  const half = Math.floor(items.length / 2);
  const rest = items.slice(2 * half);
  return [
    ...items.slice(0, half).flatMap((item, index) => {
      const partner = folding === 'HALVES' ? half + index : 2 * half - 1 - index;
      return [item, items[partner] as T];
    }),
    ...rest,
  ];
};

/** Positions by score group, the highest first; within a group as they were. */
export const groupsIn = (
  positions: readonly number[],
  groupOf: readonly number[],
): readonly (readonly number[])[] => {
  const groups: number[][] = [];
  positions.forEach((position, index) => {
    const before = positions[index - 1];
    if (before !== undefined && groupOf[before] === groupOf[position]) groups.at(-1)?.push(position);
    else groups.push([position]);
  });
  return groups;
};

/** The order in which score groups are paired; `seed` is needed for LOT only. */
export const orderWithin = (
  group: readonly number[],
  within: WithinGroup,
  seed: string,
): readonly number[] =>
  within === 'RANKING' ? group : within === 'HALVES' ? folded(group, 'HALVES') : shuffled(group, seed);

/** The half that each position is of, another number for each group; an odd one out is of the lower half. */
export const halvesOf = (groups: readonly (readonly number[])[]): readonly number[] => {
  const halves: number[] = [];
  groups.forEach((group, index) => {
    const half = Math.floor(group.length / 2);
    group.forEach((position, place) => (halves[position] = 2 * index + (place < half ? 0 : 1)));
  });
  return halves;
};

const breaksMoreThanSoft = (pairs: readonly ExactPair[], { costOf }: WishField): boolean =>
  pairs.some(({ positions: [a, b] }) => costOf(a, b) >= weightOf.HARD);

/** An odd group sends its last one down, and a group that would break something graver than a soft wish is paired with the next. */
const groupByGroup = (field: WishField, groups: readonly (readonly number[])[]): readonly ExactPair[] => {
  const pairs: ExactPair[] = [];
  let waiting: readonly number[] = [];
  groups.forEach((group, index) => {
    const isLast = index === groups.length - 1;
    const all = [...waiting, ...group];
    const even = all.length % 2 === 0 ? all : all.slice(0, -1);
    const made = pairWithWishes({ ...field, positions: even });
    if (!isLast && breaksMoreThanSoft(made, field)) {
      waiting = all;
      return;
    }
    pairs.push(...made);
    waiting = all.slice(even.length);
  });
  return pairs;
};

/** Short fields are paired at once, exactly; longer ones at the least cost; the longest group by group. */
export const pairByGroups = (
  field: WishField,
  groups: readonly (readonly number[])[],
): readonly ExactPair[] => {
  const { positions, costOf } = field;
  if (positions.length <= EXACT_UP_TO) return pairWithWishes(field);
  return positions.length <= MENDED_UP_TO
    ? orderedByRank(field, cheapestTables(positions, costOf))
    : withoutGraveBreaks(field, groupByGroup(field, groups));
};
