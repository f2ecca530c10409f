import { withRules } from '../../domain/tournaments/league/seasons';
import { ok } from '../kernel/use-case';
import { leagueOperation } from './change-league';
import { seasons } from './fields';

/**
 * Replaces the seasons of a league: a new one at the end ends the one before it, which keeps the rule that it was counted by. A tournament
 * belongs to the season of its day. Players, claims and ratings go on.
 */
export const setLeagueSeasons = leagueOperation({
  name: 'setLeagueSeasons',
  route: 'PUT /v1/leagues/{league}/seasons',
  graphql: { input: 'LeagueSeasonsInput', inputDescription: 'The seasons.' },

  fields: { seasons },
  set: ({ rule, seasons: before = [] }, { input }) => {
    const wanted = input.seasons.map(({ name, startsOn }) => ({
      name,
      ...(startsOn !== undefined && { startsOn }),
    }));
    const after = withRules(wanted, { rule, seasons: before });
    return ok(JSON.stringify(after) === JSON.stringify(before) ? {} : { seasons: after });
  },
});
