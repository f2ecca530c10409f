import type { Pair } from '../../../shared/pair';
import type { GamePoints } from '../pack/game-points';
import { pointsOfGame } from '../scoring/points-of-game';
import type { MemberNumber } from './blind-pairing';

/** One game of a team match, in the order of the table. */
export interface MatchGame {
  /** Who played, each by number in the team. */
  readonly members: Pair<MemberNumber>;
  readonly victoryPoints: Pair<number>;
}

/** The Game Points of both sides of one game. */
export const gamePointsOf = (
  games: GamePoints,
  { victoryPoints: [first, second] }: MatchGame,
): Pair<number> => [pointsOfGame(games, first, second), pointsOfGame(games, second, first)];

/** The Game Points of both sides of a match: those of its games added up. The side with more of them wins the match. */
export const matchScore = (games: GamePoints, played: readonly MatchGame[]): Pair<number> =>
  played.reduce<Pair<number>>(
    ([first, second], game) => {
      const [one, other] = gamePointsOf(games, game);
      return [first + one, second + other];
    },
    [0, 0],
  );
