import { type Criterion, measuredOnce } from './criterion';
import { byTournamentPoints, opponentsWorth, sumOf } from './opponents';

/** Strength of schedule: the mean of the opponents' Tournament Points; 0 without a game. */
export const opponentsPointsMean: Criterion = (field) => {
  const worth = byTournamentPoints(field);
  const schedule = field.schedule();
  return {
    kind: 'FIGURES',
    of: measuredOnce(field.tallies, (place) => sumOf(opponentsWorth(schedule[place] ?? [], place, worth))),
    over: (place) => Math.max(1, schedule[place]?.length ?? 0),
    denominator: 1,
  };
};
