import type { PlayedTournament } from '../../../domain/tournaments/league/league-game';
import type { LeagueRatingLine, LeagueRatings } from '../../kernel/generated/answers';
import type { Answer } from '../../kernel/use-case';
import { cursor, limit } from '../fields';
import { ratingView } from './player-page';
import { rankingPage } from './ranking-page';
import { ratingsAfter } from './ratings-after';
import { gamesOfSeason } from './season';
import { seasonOperation } from './season-operation';

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

/** The Glicko-2 ratings, recomputed from all games of the season, best first; pages as `leagueTable` has them. */
export const leagueRatings = seasonOperation({
  name: 'leagueRatings',
  route: 'GET /v1/leagues/{league}/ratings',
  answers: 'LeagueRatings',

  fields: { limit, cursor },
  answer: async (_league, { season, input, context }): Promise<Answer<LeagueRatings>> => {
    const games = await gamesOfSeason(season.settled, context);
    if (!games.ok) return games;
    return rankingPage({ lines: rankedRatings(games.value), version: season.version }, input, context);
  },
});
