import type { Tally } from '../tally';
import { fromTally } from './criterion';

export const differenceOf = ({ victoryPoints, victoryPointsConceded }: Tally): number =>
  victoryPoints - victoryPointsConceded;

/** 001, Ranking: Victory Points scored minus conceded, over all games. */
export const victoryPointDifference = fromTally(differenceOf);
