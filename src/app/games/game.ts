import * as z from 'zod/mini';
import { type StoredContext, operation } from '../kernel/operation';
import { ofVersion } from '../kernel/store/process-cache';
import { ok } from '../kernel/use-case';
import { gameId } from './fields';
import { readGame, readsGame } from './game-access';
import { turnsOfGame } from './game-turns';
import { gameView } from './game-view';

/**
 * The sheet of a game: both armies, what was ticked off, the score and what would turn it, reminders of the phase. For its sides and
 * the staff of its event; for everybody who may read the event where it shows scores live. Ask again with the ETag of the answer, as
 * often as `askAgainMs` says.
 */
export const game = operation({
  name: 'game',
  route: 'GET /v1/games/{id}',
  function: 'tournaments',
  answers: 'Game',
  cache: 'second',
  showsMoreThanVersion: true,
  reads: ['GAME', 'TOURNAMENT'],
  covers: ['F5'],

  input: z.strictObject({ id: gameId }),
  price: () => 10,
  run: async ({ id }, context: StoredContext, { name }) => {
    const { token } = context.caller;
    const seen = await readGame(context.store, id, token);
    if (!seen.ok) return seen;
    const user = readsGame(seen.value, name, token);
    if (!user.ok) return user;
    const { log, facts } = seen.value;
    const { side } = user.value;
    const view = async () => gameView(id, log, { user: { side }, turns: await turnsOfGame(facts) });
    return ok(await ofVersion(context, `game ${id} ${log.length} ${side ?? ''}`, view));
  },
});
