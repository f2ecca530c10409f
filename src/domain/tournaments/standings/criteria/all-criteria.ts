import type { RankingCriterion } from '../../pack/ranking-rule';
import { buchholz, buchholzCut1, buchholzMedian } from './buchholz';
import type { Criterion } from './criterion';
import { favouriteOpponent } from './favourite-opponent';
import { headToHead } from './head-to-head';
import { leadersKilled } from './leaders-killed';
import { lot } from './lot';
import { majorWins } from './major-wins';
import { opponentsPoints } from './opponents-points';
import { opponentsPointsMean } from './opponents-points-mean';
import { opponentsWinRate } from './opponents-win-rate';
import { pathToVictory } from './path-to-victory';
import { sonnebornBerger } from './sonneborn-berger';
import { tournamentPoints } from './tournament-points';
import { victoryPointDifference } from './victory-point-difference';
import { victoryPoints } from './victory-points';
import { victoryPointsConceded } from './victory-points-conceded';
import { wins } from './wins';

/** Every criterion but the organiser's own tiebreakers, which the standings look up by name. */
export const allCriteria: Readonly<
  Record<Exclude<RankingCriterion, 'ORGANISER_TIEBREAKERS' | 'ORGANISER_TIEBREAKER'>, Criterion>
> = {
  TOURNAMENT_POINTS: tournamentPoints,
  VICTORY_POINT_DIFFERENCE: victoryPointDifference,
  VICTORY_POINTS: victoryPoints,
  VICTORY_POINTS_CONCEDED: victoryPointsConceded,
  LEADERS_KILLED: leadersKilled,
  WINS: wins,
  MAJOR_WINS: majorWins,
  HEAD_TO_HEAD: headToHead,
  OPPONENTS_POINTS: opponentsPoints,
  OPPONENTS_POINTS_MEAN: opponentsPointsMean,
  OPPONENTS_WIN_RATE: opponentsWinRate,
  BUCHHOLZ: buchholz,
  BUCHHOLZ_CUT_1: buchholzCut1,
  BUCHHOLZ_MEDIAN: buchholzMedian,
  SONNEBORN_BERGER: sonnebornBerger,
  PATH_TO_VICTORY: pathToVictory,
  FAVOURITE_OPPONENT: favouriteOpponent,
  LOT: lot,
};
