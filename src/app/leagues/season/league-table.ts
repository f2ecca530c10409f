import { type ScoredPlacing, seasonTable } from '../../../domain/tournaments/league/season-table';
import type { LeaguePlacing, LeagueTable } from '../../kernel/generated/answers';
import { type Answer, ok } from '../../kernel/use-case';
import { cursor, limit } from '../fields';
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
 * The season's table, best first. A `cursor` is valid for one version of it: CONFLICT says to begin again with the
 * first page.
 */
export const leagueTable = seasonOperation({
  name: 'leagueTable',
  route: 'GET /v1/leagues/{league}/table',
  answers: 'LeagueTable',

  fields: { limit, cursor },
  answer: async ({ head }, { season, input, context }): Promise<Answer<LeagueTable>> => {
    const lines = seasonTable(head.facts.rule, placingsOf(season));
    const page = await rankingPage({ lines, version: season.version }, input, context);
    return page.ok
      ? ok({
          ...page.value,
          items: page.value.items.map((line) => ({ ...line, placings: line.placings.map(placingView) })),
        })
      : page;
  },
});
