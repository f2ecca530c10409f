import type { LeagueRatings } from '../../kernel/generated/answers';
import type { Answer } from '../../kernel/use-case';
import { cursor, limit } from '../fields';
import { rankedRatings } from './ranked-ratings';
import { rankingPage } from '../season/ranking-page';
import { oneOf, withDefault } from '../../kernel/input';
import { ratingSystems } from './ratings-after';
import { seasonGamesOperation } from '../season/season-operation';

/** The ratings by Glicko-2 and Elo, recomputed from all games of the season, best first; pages as `leagueTable` has them. */
export const leagueRatings = seasonGamesOperation({
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
  answer: (_league, { season: { version }, games, input, context }): Promise<Answer<LeagueRatings>> =>
    rankingPage({ lines: rankedRatings(games, input.system), version }, input, context),
});
