import { ok } from '../../shared/result';
import type { Store } from './store';

/**
 * A store for who may only read: each write answers CONFLICT and the table is not asked. What is kept only for speed is then not kept;
 * where a function has no right to write, asking would be an error.
 */
export const readOnlyStore = (store: Store): Store => ({
  ...store,
  write: async () => ok('CONFLICT'),
  rewrite: async () => ok('CONFLICT'),
});
