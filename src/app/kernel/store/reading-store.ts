import { ok } from '../../../shared/result';
import { type Store, isDerived } from './store';

/**
 * A store for who may only read: of writes, only derived items reach the table, as the rights of the pages' function have it.
 * Any other answers CONFLICT.
 */
export const readingStore = (store: Store): Store => ({
  ...store,
  write: async (item) => (isDerived(item) ? store.write(item) : ok('CONFLICT')),
  rewrite: async () => ok('CONFLICT'),
});
