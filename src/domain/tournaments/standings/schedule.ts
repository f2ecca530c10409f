import type { Game } from '../game';
import type { ScoringRules } from '../pack/pack';
import { bonusPoints } from '../scoring/bonuses';
import { type GameScore, type GameSums, scoreBye, scoreOf } from '../scoring/game-score';
import { type Tally, type TournamentRecord, byEntrant, countsAfter, scoreAgainst, scoringOf } from './tally';

/** One game as one side sees it. */
export interface ScheduledGame {
  readonly round: number;
  readonly isBye: boolean;
  /** The opponent's place among the tallies; null for a bye and the Spare Player. */
  readonly opponent: number | null;
  readonly score: GameScore;
}

/** Every entrant's games, by its place among the tallies. */
export type Schedule = readonly (readonly ScheduledGame[])[];

/** The games up to `round` of everyone among the tallies. */
export const scheduleOf = (tallies: readonly Tally[], record: TournamentRecord, round: number): Schedule => {
  const scoring = scoringOf(record);
  const counts = countsAfter(round);
  const placeOf = new Map(tallies.map(({ entrant }, place) => [entrant.id, place]));
  const schedule: ScheduledGame[][] = tallies.map(() => []);
  const add = (game: Game, side: 0 | 1): void => {
    const own = game.entrants[side];
    const other = game.entrants[side === 0 ? 1 : 0];
    const place = own === undefined ? undefined : placeOf.get(own);
    if (place === undefined) return;
    const opponent = other === undefined ? undefined : placeOf.get(other);
    const entrant = opponent === undefined ? undefined : tallies[opponent]?.entrant;
    schedule[place]?.push({
      round: game.round,
      isBye: game.kind === 'BYE',
      opponent: opponent ?? null,
      score: scoreAgainst(scoring, scoreOf(scoring, game, side), entrant),
    });
  };
  for (const game of record.games) {
    if (!counts(game)) continue;
    add(game, 0);
    add(game, 1);
  }
  return scoring.byes === 'AVERAGE'
    ? schedule.map((games) => withAverageByes(games, sumsOf(games), scoring))
    : schedule;
};

const sumsOf = (games: readonly ScheduledGame[]): GameSums => {
  const scores = games.filter(({ isBye }) => !isBye).map(({ score }) => score);
  const sum = (of: (score: GameScore) => number): number =>
    scores.reduce((total, score) => total + of(score), 0);
  return {
    played: scores.length,
    tournamentPoints: sum(({ tournamentPoints }) => tournamentPoints),
    victoryPoints: sum(({ scored }) => scored),
    victoryPointsConceded: sum(({ conceded }) => conceded),
  };
};

const withAverageByes = (
  games: readonly ScheduledGame[],
  others: GameSums,
  scoring: ScoringRules,
): readonly ScheduledGame[] =>
  games.map((game) => (game.isBye ? { ...game, score: scoreBye(scoring, game.score, others) } : game));

/** Gives an entrant's Tournament Points before a round, with bonuses and adjustments. */
export type PointsBefore = (place: number, round: number) => number;

/** Looks back by adding up the rounds before; needed only for those who had a bye or the Spare Player. */
export const pointsBeforeIn = (
  tallies: readonly Tally[],
  schedule: Schedule,
  record: TournamentRecord,
): PointsBefore => {
  const { bonuses } = scoringOf(record);
  const factsOf = byEntrant(record.facts ?? []);
  const adjustmentsOf = byEntrant(record.adjustments ?? []);
  return (place, round) => {
    const id = tallies[place]?.entrant.id ?? '';
    const isBefore = (fact: { readonly round?: number | undefined }): boolean => (fact.round ?? 0) < round;
    const games = (schedule[place] ?? []).filter(isBefore);
    const leaders = games.filter(({ score }) => score.leaderKilled).length;
    const earned = bonusPoints(bonuses, leaders, (factsOf.get(id) ?? []).filter(isBefore));
    const given = (adjustmentsOf.get(id) ?? []).filter(isBefore);
    return (
      games.reduce((sum, { score }) => sum + score.tournamentPoints, 0) +
      earned.tournamentPoints +
      given.reduce((sum, { tournamentPoints }) => sum + tournamentPoints, 0)
    );
  };
};
