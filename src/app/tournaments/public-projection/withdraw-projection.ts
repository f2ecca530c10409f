import { staleItem } from '../../kernel/store/derived';
import { type Store, READERS_LISTING } from '../../kernel/store/store';
import { type Answer, ok, refused } from '../../kernel/use-case';

const MOST_ATTEMPTS = 50;

/** Before all others: until it is made again, its parts hold what must go. */
const order = (tournament: string): string => `${new Date(0).toISOString()}#${tournament}`;

/**
 * Has nobody believe the projection any more, until it is made again: for after a change of what must not be shown a moment longer, and
 * before it is acknowledged. It writes even where nothing is or where it was withdrawn before: whoever makes a projection from facts
 * that were read earlier then finds another version, and begins again. It stays listed, so that it is made again, or its parts emptied,
 * by the schedule at the latest.
 */
export const withdrawReaders = async (store: Store, tournament: string): Promise<Answer<true>> => {
  const address = { item: 'READERS', tournament, part: 'HEAD' } as const;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const found = await store.get([address]);
    if (!found.ok) return found;
    const item = staleItem(address, (found.value[0]?.version ?? 0) + 1);
    const written = await store.write({
      ...item,
      listing: { name: READERS_LISTING, order: order(tournament) },
    });
    if (!written.ok) return written;
    if (written.value === 'WRITTEN') return ok(true);
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};
