import { ok, refused } from '../../kernel/use-case';
import { leagueOperation } from '../change-league';
import { leagueId } from '../fields';

/** Takes a league out of a federation. Its players keep their numbers in case it is accepted again. */
export const removeLeague = leagueOperation({
  name: 'removeLeague',
  route: 'POST /v1/leagues/{league}/leagues/{member}/remove',

  fields: { member: leagueId },
  set: ({ leagues = [] }, { input: { member } }) =>
    leagues.includes(member)
      ? ok({ leagues: leagues.filter((one) => one !== member) })
      : refused({ code: 'NOT_FOUND', kind: 'league of this federation', id: member }),
});
