import type { Format } from '../event/facts';
import type { Claim } from './facts';
import type { GameResult } from '../scoring/game-score';
import {
  type MetGame,
  type MetKind,
  type PlayedTournament,
  firstSideResult,
  turned,
  countResults,
} from './league-game';

/** A game of two players, seen by the first of them. */
interface Meeting {
  readonly tournament: string;
  readonly format: Format;
  readonly round: number;
  readonly kind: MetKind;
  readonly result: GameResult;
  /** One's own Victory Points, then the opponent's. */
  readonly victoryPoints: readonly [number, number];
}

const isIn = (claim: Claim | undefined, player: string): boolean => claim?.includes(player) ?? false;

/**
 * Every game between two players in the order given, as teams in doubles too: members of one team do not meet. A conceded
 * game counts as it is scored; one lost by both is lost for each.
 */
export const headToHead = (played: readonly PlayedTournament[], player: string, opponent: string) => {
  const meetings = played.flatMap(({ tournament, format, claims, games }) =>
    games.flatMap((game): readonly Meeting[] => {
      const [, , first, second] = game;
      const seen: MetGame | undefined =
        isIn(claims.get(first), player) && isIn(claims.get(second), opponent)
          ? game
          : isIn(claims.get(second), player) && isIn(claims.get(first), opponent)
            ? turned(game)
            : undefined;
      if (!seen) return [];
      const [round, kind, , , scored, conceded] = seen;
      return [
        {
          tournament,
          format,
          round,
          kind,
          result: firstSideResult(seen),
          victoryPoints: [scored, conceded],
        },
      ];
    }),
  );
  return { ...countResults(meetings.map(({ result }) => result)), meetings };
};
