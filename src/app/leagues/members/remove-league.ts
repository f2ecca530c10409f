import { leagues } from '../leagues';
import * as z from 'zod/mini';
import { ok, refused } from '../../../shared/result';
import { type StoredContext, operation, versionedLeagueChange } from '../../kernel/operation';
import { leagueId } from '../fields';

/** Takes a league out of a federation. Its players keep their numbers in case it is accepted again. */
export const removeLeague = operation({
  name: 'removeLeague',
  route: 'POST /v1/leagues/{league}/leagues/{member}/remove',
  ...versionedLeagueChange,
  answers: 'LeagueSettings',

  input: z.strictObject({ league: leagueId, member: leagueId }),
  run: (input, context: StoredContext, self) =>
    leagues.change(
      {
        self,
        id: input.league,
        input,
        decide: ({ facts: { leagues: accepted = [] } }) =>
          accepted.includes(input.member)
            ? ok({ set: { leagues: accepted.filter((one) => one !== input.member) } })
            : refused({ code: 'NOT_FOUND', kind: 'league of this federation', id: input.member }),
      },
      context,
    ),
});
