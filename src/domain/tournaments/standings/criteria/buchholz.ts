import type { Criterion } from './criterion';
import { measuredOnce, wholeFigures } from './criterion';
import { byResults, opponentsWorth, sumOf } from './opponents';

/** The opponents' results without so many of the lowest and of the highest; nothing is left of fewer games. */
const cut = (values: readonly number[], lowest: number, highest: number): readonly number[] =>
  values.length <= lowest + highest
    ? []
    : values.toSorted((a, b) => a - b).slice(lowest, values.length - highest);

const buchholzWithout =
  (lowest: number, highest: number): Criterion =>
  (field) => {
    const worth = byResults(field);
    return wholeFigures(
      measuredOnce(field.tallies, (place) =>
        sumOf(cut(opponentsWorth(field.schedule()[place] ?? [], place, worth), lowest, highest)),
      ),
    );
  };

/** The sum of the opponents' results in half points: 2 for each of their wins, 1 for each draw. */
export const buchholz = buchholzWithout(0, 0);

/** Buchholz without the lowest opponent. */
export const buchholzCut1 = buchholzWithout(1, 0);

/** Buchholz without the lowest and the highest opponent. */
export const buchholzMedian = buchholzWithout(1, 1);
