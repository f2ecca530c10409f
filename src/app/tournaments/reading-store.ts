import { ok } from '../../shared/result';
import type { Store } from './store';
import { isKeptForSpeed } from './store';

/**
 * A store for who may only read: of writes, only what leagues keep for speed reaches the table, as the rights of the pages' function
 * have it. Any other answers CONFLICT.
 */
export const readingStore = (store: Store): Store => ({
  ...store,
  write: async (item) => (isKeptForSpeed(item) ? store.write(item) : ok('CONFLICT')),
  rewrite: async () => ok('CONFLICT'),
});
