import { ok } from '../../../shared/result';
import type { Item, Store, StoreAnswer } from './store';

/**
 * Changes of one tournament take turns within a process, so that those who come at once do not overtake each other again and again.
 * Who waited need not read what the one before has read and written: that is passed on. Neither is needed for any change to be right,
 * since its write is conditional.
 */
export interface Turns {
  /** Runs the work when it is its turn, on the store given, which then knows what the turns just before have read. */
  readonly take: <T>(name: string, store: Store, work: (store: Store) => Promise<T>) => Promise<T>;
}

/** Nobody waits longer for a turn: one whose store does not answer holds up nobody else. */
const LONGEST_WAIT_MS = 4_000;
/** What was read is passed on for so long: another process may have written since. */
const PASSED_ON_MS = 1_000;

interface Queue {
  waiting: number;
  last: Promise<unknown>;
  passedOn: { readonly tournament: string; readonly items: readonly Item[]; readonly atMs: number } | null;
}

export interface TurnsParts {
  readonly nowMs: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Whether the item is one of the tournament itself, and not one that a league has of it. */
const isOf = ({ address }: Item, tournament: string | undefined): boolean =>
  'tournament' in address && !('league' in address) && address.tournament === tournament;

const sameAddress = ({ address: one }: Item, { address: other }: Item): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The items with this one in its place; null where it is not among them and so its place is not known. */
const replaced = (items: readonly Item[], item: Item): readonly Item[] | null => {
  const index = items.findIndex((other) => other.version === item.version - 1 && sameAddress(other, item));
  if (index >= 0) return items.with(index, item);
  if (item.version > 1 || item.address.item !== 'ENTRANT') return null;
  // Entrants stand first, by number; a new one has the next.
  const { number } = item.address;
  const previous = items[number - 2]?.address;
  const isNext = number === 1 || (previous?.item === 'ENTRANT' && previous.number === number - 1);
  return isNext && items[number - 1]?.address.item !== 'ENTRANT'
    ? items.toSpliced(number - 1, 0, item)
    : null;
};

/** The store of one whose turn it is. */
const passingOn = (queue: Queue, store: Store, { nowMs }: TurnsParts): Store => ({
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
    // What stands in another partition is no part of what was read.
    if (!isOf(item, passedOn?.tournament)) queue.passedOn = passedOn;
    else if (passedOn && written.ok && written.value === 'WRITTEN') {
      const items = item.address.item === 'ARMY' ? passedOn.items : replaced(passedOn.items, item);
      if (items) queue.passedOn = { ...passedOn, items };
    }
    return written;
  },
});

export const createTurns = (parts: TurnsParts): Turns => {
  const queues = new Map<string, Queue>();
  return {
    take: async (name, store, work) => {
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
