import * as z from 'zod/mini';
import { release } from '../shared/release';
import { ok } from '../shared/result';
import { useCase } from './use-case';

/** Whether the service answers at all, and which release it is; it asks nothing of the store. */
export const health = useCase({
  input: z.strictObject({}),
  run: () => ok({ status: 'UP' as const, release }),
});
