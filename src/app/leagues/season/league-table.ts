import { type ScoredPlacing, seasonTable } from '../../../domain/tournaments/league/season-table';
import type { LeaguePlacing, LeagueTable } from '../../kernel/generated/answers';
import { type Answer, ok } from '../../kernel/use-case';
import { cursor, limit, seasonNumber } from '../fields';
import { oneSeason } from './one-season';
import { rankingPage } from './ranking-page';
import { placingsOf } from './season';
import { seasonOperation } from './season-operation';

export const placingView = ({
  player: _player,
  players: _players,
  day: _day,
  ...placing
}: ScoredPlacing): LeaguePlacing => placing;

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
    const { rule, number, version } = season.value;
    const lines = seasonTable(rule, placingsOf(season.value));
    const page = await rankingPage({ lines, version }, input, context);
    return page.ok
      ? ok({
          ...page.value,
          season: number,
          items: page.value.items.map((line) => ({ ...line, placings: line.placings.map(placingView) })),
        })
      : page;
  },
});
