import { seededIntegers } from '../../../../shared/seeded-random';
import type { RankingCriterion } from '../../pack/criterion-names';
import type { ScheduledGame } from '../schedule';
import { differenceOf } from '../tally';
import { type Criterion, fromTally, measuredOnce, wholeFigures } from './criterion';
import {
  buchholzWithout,
  opponentsPoints,
  opponentsPointsMean,
  opponentsWinRate,
  pathToVictory,
  sonnebornBerger,
} from './opponents';
import { gameNumber, weightedTotal } from './totals';

/** Votes of opponents for the entrant as their favourite. */
const favouriteOpponent: Criterion = ({ tallies, votes }) => {
  const counted = new Map<string, number>();
  for (const { entrant, value } of votes()) counted.set(entrant, (counted.get(entrant) ?? 0) + value);
  return wholeFigures((place) => counted.get(tallies[place]?.entrant.id ?? '') ?? 0);
};

/** An entrant's games against others of a set, and how many different ones of them it has met. */
const gamesWithin = (games: readonly ScheduledGame[], set: ReadonlySet<number>) => {
  const within = games.filter(({ opponent }) => opponent !== null && set.has(opponent));
  return { within, met: new Set(within.map(({ opponent }) => opponent)).size };
};

/**
 * The Tournament Points of the games among those who are level, only if all of them have met each other (ruling 33). A
 * concession and a game lost by both count as having met.
 */
const headToHead: Criterion = ({ schedule }) => ({
  kind: 'AMONG',
  among: (level) => {
    const games = schedule();
    const set = new Set(level);
    const points: number[] = [];
    for (const place of level) {
      const own = games[place] ?? [];
      if (own.length < level.length - 1) return null;
      const { within, met } = gamesWithin(own, set);
      if (met < level.length - 1) return null;
      points.push(within.reduce((sum, { score }) => sum + score.tournamentPoints, 0));
    }
    return points;
  },
});

/**
 * The published lot of a player number, for a tournament that chose at creation to settle full ties by lot: the first
 * number below 2^32 drawn from the seed "<seed>/<player number>"; the lower lot stands first. Each number has its own
 * seed so that a late entrant never changes the lots of the others, and so never an earlier round's standings.
 */
export const lotOf = (seed: string, playerNumber: number): number =>
  seededIntegers(`${seed}/${playerNumber}`)(2 ** 32);

/** The lower lot is better, hence the sign. Drawn only for entrants who are level in everything before it. */
const lot: Criterion = ({ tallies, lotSeed }) =>
  lotSeed === undefined
    ? null
    : wholeFigures(measuredOnce(tallies, (place) => -lotOf(lotSeed, tallies[place]?.entrant.number ?? 0)));

/** Every criterion but the organiser's own tiebreakers, which the standings look up by name. Source: 001, Ranking. */
export const allCriteria: Readonly<
  Record<Exclude<RankingCriterion, 'ORGANISER_TIEBREAKERS' | 'ORGANISER_TIEBREAKER'>, Criterion>
> = {
  TOURNAMENT_POINTS: fromTally((tally) => tally.tournamentPoints),
  VICTORY_POINT_DIFFERENCE: fromTally(differenceOf),
  VICTORY_POINTS: fromTally((tally) => tally.victoryPoints),
  VICTORY_POINTS_CONCEDED: fromTally((tally) => tally.victoryPointsConceded),
  LEADERS_KILLED: fromTally((tally) => tally.leadersKilled),
  WINS: fromTally((tally) => tally.won),
  MAJOR_WINS: fromTally((tally) => tally.majorWins),
  HEAD_TO_HEAD: headToHead,
  OPPONENTS_POINTS: opponentsPoints,
  OPPONENTS_POINTS_MEAN: opponentsPointsMean,
  OPPONENTS_WIN_RATE: opponentsWinRate,
  BUCHHOLZ: buchholzWithout(0, 0),
  BUCHHOLZ_CUT_1: buchholzWithout(1, 0),
  BUCHHOLZ_MEDIAN: buchholzWithout(1, 1),
  SONNEBORN_BERGER: sonnebornBerger,
  PATH_TO_VICTORY: pathToVictory,
  FAVOURITE_OPPONENT: favouriteOpponent,
  GAME_NUMBER: gameNumber,
  WEIGHTED_TOTAL: weightedTotal,
  LOT: lot,
};
