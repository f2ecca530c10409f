import { lotOf } from '../lot';
import { type Criterion, measuredOnce, wholeFigures } from './criterion';

/** The published lot, the lower first: so the sign. Drawn only for those who are level in everything before it. */
export const lot: Criterion = ({ tallies, lotSeed }) =>
  lotSeed === undefined
    ? null
    : wholeFigures(measuredOnce(tallies, (place) => -lotOf(lotSeed, tallies[place]?.entrant.number ?? 0)));
