import { type Criterion, measuredOnce, wholeFigures } from './criterion';
import { byResults, opponentsWorth, sumOf } from './opponents';

/** So many of the lowest and of the highest opponents are left out. */
type Cut = readonly [lowest: 0 | 1, highest: 0 | 1];

/** The sum of the opponents' results without those that are cut; nothing is left of fewer games. */
const sumWithout = (values: readonly number[], [lowest, highest]: Cut): number =>
  values.length <= lowest + highest
    ? 0
    : sumOf(values) - lowest * Math.min(...values) - highest * Math.max(...values);

const buchholzWithout =
  (...cut: Cut): Criterion =>
  (field) => {
    const worth = byResults(field);
    const schedule = field.schedule();
    return wholeFigures(
      measuredOnce(field.tallies, (place) =>
        sumWithout(opponentsWorth(schedule[place] ?? [], place, worth), cut),
      ),
    );
  };

/** The sum of the opponents' results in half points: 2 for each of their wins, 1 for each draw. */
export const buchholz = buchholzWithout(0, 0);

/** Buchholz without the lowest opponent. */
export const buchholzCut1 = buchholzWithout(1, 0);

/** Buchholz without the lowest and the highest opponent. */
export const buchholzMedian = buchholzWithout(1, 1);
