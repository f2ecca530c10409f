import * as z from 'zod/mini';
import { release } from '../shared/release';
import { ok } from '../shared/result';
import type { StoredContext } from './tournaments/context';
import { useCase } from './use-case';

/** Whether the store answers too. It asks for an item that is not there. */
export const readiness = useCase({
  input: z.strictObject({}),
  run: async (_input, { store }: StoredContext) => {
    const asked = await store.get([{ item: 'HEAD', tournament: 'readiness' }]);
    return asked.ok ? ok({ status: 'READY' as const, release }) : asked;
  },
});
