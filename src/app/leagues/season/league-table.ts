import type { LeaguePlacing, LeagueTable } from '../../kernel/generated/answers';
import { type StoredContext, operation, leagueRead } from '../../kernel/operation';
import * as z from 'zod/mini';
import { type ScoredPlacing, seasonTable } from '../../../domain/tournaments/league/season-table';
import { type Answer, ok } from '../../kernel/use-case';
import { cursor, leagueId, limit } from '../fields';
import { readLeague } from '../stored-league';
import { rankingPage } from './ranking-page';
import { placingsOf } from './season';
import { seasonOf } from './federation-season';

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
export const leagueTable = operation({
  name: 'leagueTable',
  route: 'GET /v1/leagues/{league}/table',
  ...leagueRead,
  answers: 'LeagueTable',

  input: z.strictObject({ league: leagueId, limit, cursor }),
  run: async (input, context: StoredContext): Promise<Answer<LeagueTable>> => {
    const league = await readLeague(context.store, input.league);
    if (!league.ok) return league;
    const season = await seasonOf(league.value, context);
    if (!season.ok) return season;
    const { rule } = league.value.head.facts;
    const lines = seasonTable(rule, placingsOf(season.value));
    const page = await rankingPage({ lines, version: season.value.version }, input, context);
    return page.ok
      ? ok({
          ...page.value,
          items: page.value.items.map((line) => ({ ...line, placings: line.placings.map(placingView) })),
        })
      : page;
  },
});
