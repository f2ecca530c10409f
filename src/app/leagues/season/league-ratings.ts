import type { PlayedTournament } from '../../../domain/tournaments/league/league-game';
import type { LeagueRatingLine, LeagueRatings } from '../../kernel/generated/answers';
import type { Answer } from '../../kernel/use-case';
import { cursor, limit } from '../fields';
import { ratingView } from './player-page';
import { rankingPage } from './ranking-page';
import { oneOf, withDefault } from '../../kernel/input';
import { ratingSystems, ratingsAfter } from './ratings-after';
import { gamesOfSeason } from './season';
import { seasonOperation } from './season-operation';

type Ranked = Omit<LeagueRatingLine, 'player'> & { readonly player: string };

/** The highest rating first, level ones by id. */
const rankedRatings = (
  games: readonly PlayedTournament[],
  system: keyof typeof ratingSystems,
): readonly Ranked[] => {
  const of = ({ rating, elo }: Pick<Ranked, 'rating' | 'elo'>): number => (system === 'ELO' ? elo : rating);
  const all = [...ratingsAfter(games)]
    .map(([player, rating]) => ({ player, ...ratingView(rating) }))
    .sort((a, b) => of(b) - of(a) || (a.player < b.player ? -1 : 1));
  let rank = 1;
  return all.map((line, index): Ranked => {
    const isLevel = (other: (typeof all)[number] | undefined): boolean =>
      other !== undefined && of(other) === of(line);
    if (!isLevel(all[index - 1])) rank = index + 1;
    return { rank, tied: isLevel(all[index - 1]) || isLevel(all[index + 1]), ...line };
  });
};

/** The ratings by Glicko-2 and Elo, recomputed from all games of the season, best first; pages as `leagueTable` has them. */
export const leagueRatings = seasonOperation({
  name: 'leagueRatings',
  route: 'GET /v1/leagues/{league}/ratings',
  answers: 'LeagueRatings',

  fields: {
    limit,
    cursor,
    system: withDefault(
      oneOf('RatingSystem', ratingSystems, 'The rating that ranks; GLICKO_2 if omitted.'),
      'GLICKO_2',
    ),
  },
  answer: async (_league, { season, input, context }): Promise<Answer<LeagueRatings>> => {
    const games = await gamesOfSeason(season.settled, context);
    if (!games.ok) return games;
    return rankingPage(
      { lines: rankedRatings(games.value, input.system), version: season.version },
      input,
      context,
    );
  },
});
