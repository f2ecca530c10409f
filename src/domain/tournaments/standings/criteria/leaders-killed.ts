import { fromTally } from './criterion';

/** 001, Ranking: enemy leaders killed over all games. */
export const leadersKilled = fromTally((tally) => tally.leadersKilled);
