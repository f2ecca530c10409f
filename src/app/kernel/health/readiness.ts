import { type StoredContext, operation } from '../operation';
import * as z from 'zod/mini';
import { release } from '../../../shared/release';
import { ok } from '../../../shared/result';

/** Whether the store answers too: 503 with `Retry-After` where it does not. */
export const readiness = operation({
  name: 'readiness',
  route: 'GET /ready',
  function: 'tournaments',
  graphql: { kind: 'none' },
  reads: ['TOURNAMENT'],

  input: z.strictObject({}),
  run: async (_input, { store }: StoredContext) => {
    const asked = await store.get([{ item: 'HEAD', tournament: 'readiness' }]);
    return asked.ok ? ok({ status: 'READY' as const, release }) : asked;
  },
});
