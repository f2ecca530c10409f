import type { LeagueTable } from '../../kernel/generated/answers';
import { type Answer, mapAnswer } from '../../kernel/use-case';
import { cursor, limit, seasonNumber } from '../fields';
import { oneSeason, placingView, tableOf } from './one-season';
import { rankingPage } from './ranking-page';
import { seasonOperation } from './season-operation';

/**
 * The table of a season, best first: of the last one where none is named, of all tournaments in a league without seasons. A `cursor` is valid for one version of it: CONFLICT says to begin again with the
 * first page.
 */
export const leagueTable = seasonOperation({
  name: 'leagueTable',
  route: 'GET /v1/leagues/{league}/table',
  answers: 'LeagueTable',

  fields: { season: seasonNumber, limit, cursor },
  answer: async (league, { season: all, input, context }): Promise<Answer<LeagueTable>> => {
    const season = oneSeason(league, all, input.season);
    if (!season.ok) return season;
    const { number, version } = season.value;
    const page = await rankingPage({ lines: tableOf(season.value), version }, input, context);
    return mapAnswer(page, (ranking) => ({
      ...ranking,
      season: number,
      items: ranking.items.map((line) => ({ ...line, placings: line.placings.map(placingView) })),
    }));
  },
});
