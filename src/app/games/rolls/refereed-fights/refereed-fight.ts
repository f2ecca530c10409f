import * as z from 'zod/mini';
import type { RefereedFight } from '../../../kernel/generated/answers';
import { type StoredContext, operation } from '../../../kernel/operation';
import { ok } from '../../../kernel/use-case';
import { fightId } from '../fields';
import { readFight } from './fight-items';
import { fightView } from './fight-view';

/** How long one process repeats an answer: it never changes, for the version is part of what it is kept under. */
const KEPT_MS = 60_000;

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
  run: async ({ id }, { store, processCache }: StoredContext) => {
    const found = await readFight(store, id);
    if (!found.ok) return found;
    const { log } = found.value;
    const view = async (): Promise<RefereedFight> => fightView(id, log);
    return ok(await (processCache?.shared(`fight ${id} ${log.length}`, KEPT_MS, view) ?? view()));
  },
});
