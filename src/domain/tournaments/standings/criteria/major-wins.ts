import { fromTally } from './criterion';

/** Games won by Major; none where the pack does not grade wins. */
export const majorWins = fromTally((tally) => tally.majorWins);
