import { type Criterion, measuredOnce, wholeFigures } from './criterion';
import { byResults, opponentsWorth, sumOf, HALVES } from './opponents';

/** The opponents' results in half points, twice for a win over them and once for a draw: quarter points in all. */
export const sonnebornBerger: Criterion = (field) => {
  const worth = byResults(field);
  return wholeFigures(
    measuredOnce(field.tallies, (place) => {
      const games = field.schedule()[place] ?? [];
      const values = opponentsWorth(games, place, worth);
      return sumOf(games.map(({ score }, game) => HALVES[score.result] * (values[game] ?? 0)));
    }),
  );
};
