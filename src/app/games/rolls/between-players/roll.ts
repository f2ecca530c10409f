import { type StoredContext, operation } from '../../../kernel/operation';
import * as z from 'zod/mini';
import { mapAnswer } from '../../../kernel/use-case';
import { rollId } from '../fields';
import { readRoll } from './roll-items';
import { rollView } from './roll-view';

/** One verifiable roll, stored for 90 days. Its secret and its words are hidden while it is open. */
export const roll = operation({
  name: 'roll',
  route: 'GET /v1/rolls/{id}',
  function: 'tournaments',
  answers: 'Roll',
  cache: 'live',
  reads: ['ROLL'],
  covers: ['A26'],

  input: z.strictObject({ id: rollId }),
  run: async ({ id }, { store }: StoredContext) =>
    mapAnswer(await readRoll(store, id), ({ log }) => rollView(id, log)),
});
