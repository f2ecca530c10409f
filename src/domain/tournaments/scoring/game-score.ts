import type { Game } from '../game';
import type { FixedOutcome, ScoringRules } from '../pack/pack';
import { isMajorWin, pointsOfGame } from './points-of-game';

export const gameResults = ['WON', 'DRAWN', 'LOST'] as const;
export type GameResult = (typeof gameResults)[number];

/** What one game gave one side, bonuses apart. */
export interface GameScore {
  readonly result: GameResult;
  /** Won by Major; never where the pack has no grades. */
  readonly isMajor: boolean;
  readonly tournamentPoints: number;
  /** Victory Points as they count in totals. */
  readonly scored: number;
  readonly conceded: number;
  readonly leaderKilled: boolean;
}

const resultOf = (scored: number, conceded: number): GameResult =>
  scored > conceded ? 'WON' : scored < conceded ? 'LOST' : 'DRAWN';

const capped = (points: number, cap: number | null): number => (cap === null || points <= cap ? points : cap);

interface Side {
  readonly scored: number;
  readonly conceded: number;
  readonly leaderKilled: boolean;
  /** Null: what these Victory Points bring. */
  readonly tournamentPoints: number | null;
}

/** Result, grade and band look at the game as played; what counts in totals is capped (ruling 35). */
const scored = ({ games, victoryPointCap }: ScoringRules, side: Side): GameScore => ({
  result: resultOf(side.scored, side.conceded),
  isMajor: isMajorWin(games, side.scored, side.conceded),
  tournamentPoints: side.tournamentPoints ?? pointsOfGame(games, side.scored, side.conceded),
  scored: capped(side.scored, victoryPointCap),
  conceded: capped(side.conceded, victoryPointCap),
  leaderKilled: side.leaderKilled,
});

const fixed = (scoring: ScoringRules, outcome: FixedOutcome): GameScore =>
  scored(scoring, { ...outcome, scored: outcome.victoryPoints, conceded: 0 });

/** What an opponent's concession gives. Source: 001, Conceding. */
export const concededTo = (scoring: ScoringRules): GameScore => fixed(scoring, scoring.concession);

/** That a conceder kills no leader is a ruling. */
const conceded = (scoring: ScoringRules): GameScore =>
  scored(scoring, {
    scored: 0,
    conceded: scoring.concession.victoryPoints,
    leaderKilled: false,
    tournamentPoints: scoring.concession.concederPoints,
  });

/** A ruling: a game lost by both gives neither Victory Points. */
const bothLost = ({ bothLost: tournamentPoints }: ScoringRules): GameScore => ({
  result: 'LOST',
  isMajor: false,
  tournamentPoints,
  scored: 0,
  conceded: 0,
  leaderKilled: false,
});

const played = (
  { games, victoryPointCap }: ScoringRules,
  { victoryPoints, leaderKilled }: Extract<Game, { kind: 'PLAYED' | 'SPARE' }>,
  side: 0 | 1,
): GameScore => {
  const [own, other] = [victoryPoints[side], victoryPoints[side === 0 ? 1 : 0]];
  return {
    result: resultOf(own, other),
    isMajor: isMajorWin(games, own, other),
    tournamentPoints: pointsOfGame(games, own, other),
    scored: capped(own, victoryPointCap),
    conceded: capped(other, victoryPointCap),
    leaderKilled: leaderKilled?.[side] ?? false,
  };
};

/**
 * What a game gave its first (0) or second (1) side by these rules. The winner is the side with more Victory Points; equal
 * is a draw. Source: 001, Games; Bye; Conceding; other packs by rulings 31 to 35.
 */
export const scoreOf = (scoring: ScoringRules, game: Game, side: 0 | 1): GameScore => {
  switch (game.kind) {
    case 'SPARE':
      return scoring.spare === 'AS_BYE' ? fixed(scoring, scoring.bye) : played(scoring, game, side);
    case 'PLAYED':
      return played(scoring, game, side);
    case 'BYE':
      return fixed(scoring, game.requested === true ? scoring.requestedBye : scoring.bye);
    case 'CONCESSION':
      return game.entrants[side] === game.concededBy ? conceded(scoring) : concededTo(scoring);
    case 'BOTH_LOST':
      return bothLost(scoring);
  }
};
