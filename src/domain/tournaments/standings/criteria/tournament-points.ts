import { fromTally } from './criterion';

/** 001, Ranking: the first criterion. */
export const tournamentPoints = fromTally((tally) => tally.tournamentPoints);
