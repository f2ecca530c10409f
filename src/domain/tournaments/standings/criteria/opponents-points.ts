import { type Criterion, measuredOnce, wholeFigures } from './criterion';
import { byTournamentPoints, opponentsWorth, sumOf } from './opponents';

/** Strength of schedule: the sum of the opponents' Tournament Points over all games. */
export const opponentsPoints: Criterion = (field) => {
  const worth = byTournamentPoints(field);
  return wholeFigures(
    measuredOnce(field.tallies, (place) =>
      sumOf(opponentsWorth(field.schedule()[place] ?? [], place, worth)),
    ),
  );
};
