import { ok } from '../../../shared/result';
import type { Item, Store, StoreAnswer } from './store';

/** The longest wait for a turn: a store that does not answer must not hold up later changes. */
const LONGEST_WAIT_MS = 4_000;
/** Items are passed on for this long: another process may have written since. */
const PASSED_ON_MS = 1_000;

interface Queue {
  waiting: number;
  last: Promise<unknown>;
  passedOn: { readonly tournament: string; readonly items: readonly Item[]; readonly atMs: number } | null;
}

export interface ChangeQueueParts {
  readonly nowMs: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Whether the item belongs to the tournament itself, not to a league that lists it. */
const isOf = ({ address }: Item, tournament: string | undefined): boolean =>
  'tournament' in address && !('league' in address) && address.tournament === tournament;

const sameAddress = ({ address: one }: Item, { address: other }: Item): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The items with this one in its place; null if its place is unknown. */
const replaced = (items: readonly Item[], item: Item): readonly Item[] | null => {
  const index = items.findIndex((other) => other.version === item.version - 1 && sameAddress(other, item));
  if (index >= 0) return items.with(index, item);
  if (item.version > 1 || item.address.item !== 'ENTRANT') return null;
  // Entrants come first, by number; a new one has the next number.
  const { number } = item.address;
  const previous = items[number - 2]?.address;
  const isNext = number === 1 || (previous?.item === 'ENTRANT' && previous.number === number - 1);
  return isNext && items[number - 1]?.address.item !== 'ENTRANT'
    ? items.toSpliced(number - 1, 0, item)
    : null;
};

/** The store for the change whose turn it is. */
const passingOn = (queue: Queue, store: Store, { nowMs }: ChangeQueueParts): Store => ({
  ...store,
  readTournament: async (tournament): StoreAnswer<readonly Item[]> => {
    const { passedOn } = queue;
    if (passedOn?.tournament === tournament && nowMs() - passedOn.atMs < PASSED_ON_MS)
      return ok(passedOn.items);
    const atMs = nowMs();
    const read = await store.readTournament(tournament);
    queue.passedOn = read.ok ? { tournament, items: read.value, atMs } : null;
    return read;
  },
  write: async (item) => {
    const { passedOn } = queue;
    queue.passedOn = null;
    const written = await store.write(item);
    // Items of other partitions were not among those read.
    if (!isOf(item, passedOn?.tournament)) queue.passedOn = passedOn;
    else if (passedOn && written.ok && written.value === 'WRITTEN') {
      const items = item.address.item === 'ARMY' ? passedOn.items : replaced(passedOn.items, item);
      if (items) queue.passedOn = { ...passedOn, items };
    }
    return written;
  },
});

/**
 * Changes of one tournament take turns within a process, so that concurrent changes do not fail each other's condition again and
 * again. Each passes the items it read and wrote on to the next. This only saves work: every write is conditional.
 */
export const createChangeQueue = (parts: ChangeQueueParts) => {
  const queues = new Map<string, Queue>();
  return {
    /** Runs the work in its turn, on a store that answers from the reads of the turn before. */
    enqueue: async <T>(name: string, store: Store, work: (store: Store) => Promise<T>): Promise<T> => {
      const queue = queues.get(name) ?? { waiting: 0, last: Promise.resolve(), passedOn: null };
      queues.set(name, queue);
      const before = queue.last;
      const isFirst = queue.waiting === 0;
      queue.waiting += 1;
      let done = (): void => undefined;
      const mine = new Promise<void>((resolve) => {
        done = resolve;
      });
      queue.last = Promise.all([before, mine]);
      if (!isFirst) await Promise.race([before, parts.pause(LONGEST_WAIT_MS)]);
      try {
        return await work(passingOn(queue, store, parts));
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(name);
        done();
      }
    },
  };
};

export type ChangeQueue = ReturnType<typeof createChangeQueue>;
