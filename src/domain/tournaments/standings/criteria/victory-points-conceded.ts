import { fromTally } from './criterion';

/** Victory Points that opponents scored over all games. */
export const victoryPointsConceded = fromTally((tally) => tally.victoryPointsConceded);
