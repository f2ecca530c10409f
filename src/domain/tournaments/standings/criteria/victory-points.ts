import { fromTally } from './criterion';

/** 001, Ranking: Victory Points scored over all games. */
export const victoryPoints = fromTally((tally) => tally.victoryPoints);
