import { type Criterion, measuredOnce, wholeFigures } from './criterion';
import { sumOf, HALVES } from './opponents';

/** Each round has a weight; a win counts it twice, a draw once. The last weight holds for all later rounds. */
export const pathToVictory: Criterion = (field, { weights = [] }) => {
  const weightOf = (round: number): number => weights[Math.min(round, weights.length) - 1] ?? 0;
  return wholeFigures(
    measuredOnce(field.tallies, (place) =>
      sumOf(
        (field.schedule()[place] ?? []).map(({ round, score }) => HALVES[score.result] * weightOf(round)),
      ),
    ),
  );
};
