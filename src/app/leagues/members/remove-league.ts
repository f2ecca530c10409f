import * as z from 'zod/mini';
import { ok, refused } from '../../../shared/result';
import { operation } from '../../kernel/operation';
import { versionedLeagueChange } from '../../kernel/operation-presets';
import type { StoredContext } from '../../kernel/store/context';
import type { Answer } from '../../kernel/use-case';
import { forOrganiser } from '../access';
import { changeLeague } from '../change-league';
import { leagueId } from '../fields';
import { type LeagueSettings, leagueSettings } from '../views';

/** Takes a league out of a federation. Its players keep their numbers in case it is accepted again. */
export const removeLeague = operation({
  name: 'removeLeague',
  route: 'POST /v1/leagues/{league}/leagues/{member}/remove',
  ...versionedLeagueChange,
  answers: 'LeagueSettings',
  covers: ['F9'],

  input: z.strictObject({ league: leagueId, member: leagueId }),
  run: (input, context: StoredContext): Promise<Answer<LeagueSettings>> =>
    changeLeague(
      {
        operation: forOrganiser('removeLeague'),
        input,
        set: ({ facts: { leagues = [] } }) =>
          leagues.includes(input.member)
            ? ok({ leagues: leagues.filter((one) => one !== input.member) })
            : refused({ code: 'NOT_FOUND', kind: 'league of this federation', id: input.member }),
        answer: (head) => leagueSettings(input.league, head),
      },
      context,
    ),
});
