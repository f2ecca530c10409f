import { operation } from '../operation';
import * as z from 'zod/mini';
import { release } from '../../../shared/release';
import { ok } from '../../../shared/result';

/** Whether the service answers at all, and which release it is; it asks nothing of the store. */
export const health = operation({
  name: 'health',
  route: 'GET /health',
  function: 'fallback',
  graphql: { kind: 'none' },

  input: z.strictObject({}),
  run: () => ok({ status: 'UP' as const, release }),
});
