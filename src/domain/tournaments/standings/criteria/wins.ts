import { fromTally } from './criterion';

/** Games won, byes included. */
export const wins = fromTally((tally) => tally.won);
