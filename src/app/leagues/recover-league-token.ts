import { leagues } from './leagues';
import { type StoredContext, leagueCodeChange, operation } from '../kernel/operation';
import * as z from 'zod/mini';
import { recoveryCodeText } from '../kernel/text-fields';
import { leagueId } from './fields';
import { readHead } from './stored-league';

/** Replaces a lost organiser's token. The old token and the old code stop working. */
export const recoverLeagueToken = operation({
  name: 'recoverLeagueToken',
  route: 'POST /v1/leagues/{league}/recover',
  ...leagueCodeChange,
  answers: 'GrantedLeague',

  input: z.strictObject({ league: leagueId, recoveryCode: recoveryCodeText }),
  run: async ({ league, recoveryCode }, context: StoredContext, self) => {
    const there = await readHead(league, context);
    return there.ok ? leagues.recover({ self, id: league, code: recoveryCode }, context) : there;
  },
});
