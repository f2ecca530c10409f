import type { Criterion } from './criterion';
import { measuredOnce, wholeFigures } from './criterion';
import { byResults, opponentsWorth, sumOf } from './opponents';

/** Which of the opponents are left out. */
interface Cut {
  readonly lowest: boolean;
  readonly highest: boolean;
}

/** The sum of the opponents' results, without the lowest or the highest where that is asked; nothing is left of fewer games. */
const sumWithout = (values: readonly number[], { lowest, highest }: Cut): number => {
  if (values.length <= Number(lowest) + Number(highest)) return 0;
  const sum = sumOf(values);
  return sum - (lowest ? Math.min(...values) : 0) - (highest ? Math.max(...values) : 0);
};

const buchholzWithout =
  (cut: Cut): Criterion =>
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
export const buchholz = buchholzWithout({ lowest: false, highest: false });

/** Buchholz without the lowest opponent. */
export const buchholzCut1 = buchholzWithout({ lowest: true, highest: false });

/** Buchholz without the lowest and the highest opponent. */
export const buchholzMedian = buchholzWithout({ lowest: true, highest: true });
