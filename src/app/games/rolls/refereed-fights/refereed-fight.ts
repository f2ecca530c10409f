import * as z from 'zod/mini';
import { type StoredContext, operation } from '../../../kernel/operation';
import { ofVersion } from '../../../kernel/store/process-cache';
import { ok } from '../../../kernel/use-case';
import { fightId } from '../fields';
import { readFight } from './fight-items';
import { fightView } from './fight-view';

/**
 * One refereed fight as far as it was played, stored for 90 days: its steps, and the move that it waits for. Its secret and its
 * words are hidden until it is over. Players ask for it again and again, with the ETag of the answer they have.
 */
export const refereedFight = operation({
  name: 'refereedFight',
  route: 'GET /v1/rolls/fights/{id}',
  function: 'tournaments',
  answers: 'RefereedFight',
  cache: 'second',
  reads: ['REFEREED_FIGHT'],
  covers: ['A26', 'C6'],

  input: z.strictObject({ id: fightId }),
  run: async ({ id }, context: StoredContext) => {
    const found = await readFight(context.store, id);
    if (!found.ok) return found;
    const { log } = found.value;
    return ok(await ofVersion(context, `fight ${id} ${log.length}`, async () => fightView(id, log)));
  },
});
