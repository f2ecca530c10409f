import * as z from 'zod/mini';
import type { DeletedLeague } from '../kernel/generated/answers';
import { type StoredContext, operation, versionedLeagueChange } from '../kernel/operation';
import { remaining } from '../kernel/store/empty-items';
import { type Answer, mapAnswer, ok } from '../kernel/use-case';
import { emptyLeague } from './empty-league';
import { leagueId } from './fields';
import { leagues } from './leagues';

/**
 * Deletes a league with its players, their claims and its seasons. It cannot be undone. Its tournaments stay as they are; the list of
 * leagues and a federation leave it out, and whoever asks for it is answered 410.
 */
export const deleteLeague = operation({
  name: 'deleteLeague',
  route: 'DELETE /v1/leagues/{league}',
  ...versionedLeagueChange,
  answers: 'DeletedLeague',

  input: z.strictObject({ league: leagueId }),
  run: async (input, context: StoredContext, self): Promise<Answer<DeletedLeague>> => {
    const { league } = input;
    const deleted = await leagues.changeRecord(
      {
        self,
        id: league,
        input,
        decide: ({ log }) => ok({ log: remaining(log, ['grants']), set: { deleted: true as const } }),
        removes: true,
        afterWrite: () => emptyLeague(league, context),
      },
      context,
    );
    return mapAnswer(deleted, ({ version }) => ({ league, version: String(version) }));
  },
});
