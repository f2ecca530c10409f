import type { LeagueRatingLine, LeagueRatings } from '../../kernel/generated/answers';
import { type StoredContext, operation, leagueRead } from '../../kernel/operation';
import * as z from 'zod/mini';
import type { PlayedTournament } from '../../../domain/tournaments/league/league-game';
import type { Answer } from '../../kernel/use-case';
import { cursor, leagueId, limit } from '../fields';
import { rankingPage } from './ranking-page';
import { ratingsAfter } from './ratings-after';
import { ratingView, playedSeason } from './player-page';

type Ranked = Omit<LeagueRatingLine, 'player'> & { readonly player: string };

/** The highest rating first, level ones by id. */
const rankedRatings = (games: readonly PlayedTournament[]): readonly Ranked[] => {
  const all = [...ratingsAfter(games)]
    .map(([player, rating]) => ({ player, ...ratingView(rating) }))
    .sort((a, b) => b.rating - a.rating || (a.player < b.player ? -1 : 1));
  let rank = 1;
  return all.map((line, index): Ranked => {
    const levelWithAbove = all[index - 1]?.rating === line.rating;
    if (!levelWithAbove) rank = index + 1;
    return { rank, tied: levelWithAbove || all[index + 1]?.rating === line.rating, ...line };
  });
};

/**
 * The Glicko-2 ratings, recomputed from all games of the season, best first; pages as `leagueTable` has them.
 */
export const leagueRatings = operation({
  name: 'leagueRatings',
  route: 'GET /v1/leagues/{league}/ratings',
  ...leagueRead,
  answers: 'LeagueRatings',

  input: z.strictObject({ league: leagueId, limit, cursor }),
  run: async (input, context: StoredContext): Promise<Answer<LeagueRatings>> => {
    const played = await playedSeason(input.league, context);
    if (!played.ok) return played;
    const { season, games } = played.value;
    return rankingPage({ lines: rankedRatings(games), version: season.version }, input, context);
  },
});
