import type { Store, StoreAnswer } from './store';
import type { Item } from './store';

/**
 * A store for one request that asks several questions: a tournament it has read it does not read again, until it writes.
 * A write that comes second forgets too, so that whoever lost a race sees why.
 */
export const rememberingStore = (store: Store): Store => {
  const known = new Map<string, StoreAnswer<readonly Item[]>>();
  return {
    ...store,
    readTournament: (tournament) => {
      const answer = known.get(tournament) ?? store.readTournament(tournament);
      known.set(tournament, answer);
      return answer;
    },
    write: async (item) => {
      const written = await store.write(item);
      known.clear();
      return written;
    },
  };
};
