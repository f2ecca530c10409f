import type { GameResult } from '../../../domain/tournaments/scoring/game-score';
import { ELO_NEWCOMER, eloAfter } from '../../../domain/tournaments/league/elo';
import rate from 'glicko2-lite';
import {
  type MetGame,
  type PlayedTournament,
  firstSideResult,
  turned,
} from '../../../domain/tournaments/league/league-game';

export const ratingSystems = {
  GLICKO_2: 'Glicko-2.',
  ELO: 'Elo, with 32 points at stake in a game.',
} as const;

/** A player's Glicko-2 rating, and the Elo rating beside it. */
export interface Rating {
  readonly rating: number;
  readonly elo: number;
  /** Two of these to either side hold the true strength in 95 of 100 cases. */
  readonly deviation: number;
  readonly volatility: number;
  /** How many rated games stand behind it. */
  readonly games: number;
}

/** Glickman's values for whoever has not played yet, and his system constant for a game of moderate surprises. */
export const NEWCOMER: Rating = {
  rating: 1500,
  elo: ELO_NEWCOMER,
  deviation: 350,
  volatility: 0.06,
  games: 0,
};
const SYSTEM_CONSTANT = 0.5;

const scores: { readonly [R in GameResult]: number } = { WON: 1, DRAWN: 0.5, LOST: 0 };

interface RatedGame {
  readonly opponent: string;
  readonly score: number;
}

/**
 * The rated games of a tournament by player. Rated is what two single players of the league have played out: no bye, no game
 * against the Spare Player, no concession, none that both lost, nobody unclaimed, no doubles.
 */
const ratedGames = ({
  format,
  claims,
  games,
}: PlayedTournament): ReadonlyMap<string, readonly RatedGame[]> => {
  const rated = new Map<string, RatedGame[]>();
  if (format !== 'SINGLES') return rated;
  const add = (game: MetGame): void => {
    const player = claims.get(game[2])?.[0];
    const opponent = claims.get(game[3])?.[0];
    if (!player || !opponent) return;
    const own = rated.get(player) ?? [];
    own.push({ opponent, score: scores[firstSideResult(game)] });
    rated.set(player, own);
  };
  for (const game of games) {
    if (game[1] !== 'PLAYED') continue;
    add(game);
    add(turned(game));
  }
  return rated;
};

/**
 * Every player's rating after these tournaments, each one rating period: all its games are judged by the ratings before it.
 * Who is rated and sits a tournament out keeps the rating and grows less certain. The same facts give the same ratings.
 * Source: M. Glickman, "Example of the Glicko-2 system".
 */
export const ratingsAfter = (season: readonly PlayedTournament[]): ReadonlyMap<string, Rating> => {
  let ratings: ReadonlyMap<string, Rating> = new Map();
  for (const tournament of season) {
    const games = ratedGames(tournament);
    const before = ratings;
    const of = (player: string): Rating => before.get(player) ?? NEWCOMER;
    const players = [...new Set([...before.keys(), ...games.keys()])];
    ratings = new Map(
      players.map((player): readonly [string, Rating] => {
        const own = games.get(player) ?? [];
        const { rating, elo, deviation, volatility, games: earlier } = of(player);
        const { rd, vol, ...after } = rate(
          rating,
          deviation,
          volatility,
          own.map(({ opponent, score }) => [of(opponent).rating, of(opponent).deviation, score]),
          { rating: NEWCOMER.rating, tau: SYSTEM_CONSTANT },
        );
        return [
          player,
          {
            rating: after.rating,
            elo: eloAfter(
              elo,
              own.map(({ opponent, score }) => ({ against: of(opponent).elo, score })),
            ),
            deviation: rd,
            volatility: vol,
            games: earlier + own.length,
          },
        ];
      }),
    );
  }
  return ratings;
};
