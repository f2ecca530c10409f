import { operation } from '../kernel/operation';
import * as z from 'zod/mini';
import type { Answer } from '../kernel/use-case';
import type { StoredContext } from '../kernel/store/context';
import { recoverOwner } from '../kernel/store/creation';
import { recoveryCodeText } from '../kernel/text-fields';
import { leagueId } from './fields';
import { readHead } from './stored-league';
import { leagueSettings } from './views';
import { type GrantedLeague, ownedLeague } from './league-settings';

/** Replaces a lost organiser's token. The old token and the old code stop working. */
export const recoverLeagueToken = operation({
  name: 'recoverLeagueToken',
  route: 'POST /v1/leagues/{league}/recover',
  function: 'leagues',
  answers: 'GrantedLeague',
  idempotencyKey: true,
  reads: ['LEAGUE', 'TOURNAMENT', 'RATE'],
  writes: ['LEAGUE', 'TOURNAMENT', 'RATE'],
  covers: ['F9'],

  input: z.strictObject({
    league: leagueId,
    recoveryCode: recoveryCodeText,
  }),
  run: ({ league, recoveryCode }, context: StoredContext): Promise<Answer<GrantedLeague>> =>
    recoverOwner(
      {
        owned: ownedLeague,
        operation: 'recoverLeagueToken',
        id: league,
        recoveryCode,
        input: { league },
        read: () => readHead(league, context),
        answer: (head, secrets) => ({ league: leagueSettings(league, head), ...secrets }),
      },
      context,
    ),
});
