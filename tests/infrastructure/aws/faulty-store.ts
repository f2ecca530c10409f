import type { Item, Store } from '../../../src/app/kernel/store/store';
import { ok, refused } from '../../../src/shared/result';
import { type MemoryStore, memoryStore } from './memory-store';

/** What can go wrong between a use-case and its store. */
export const faultNames = [
  /** Nothing happens, and the caller is told to come again. */
  'THROTTLED',
  /** The write is done, its answer is lost. */
  'LOST_ANSWER',
  /** The answer is lost, and the write is done some time later. */
  'LATE',
  /** The client library sends the write twice and sees the second answer only. */
  'SENT_TWICE',
  /** The condition fails for no reason of ours. */
  'FALSE_CONFLICT',
] as const;
export type FaultName = (typeof faultNames)[number];

export interface FaultPlan {
  /** The fault of the next write, if any; reads know only THROTTLED. */
  readonly nextFault: (of: 'read' | 'write') => FaultName | undefined;
  /** Waits a while, so that others get their turn. */
  readonly pause: () => Promise<void>;
  /** Does a late write when its time has come. */
  readonly later: (work: () => Promise<void>) => void;
  /** Told of each write that may still be done although it was not acknowledged. */
  readonly onLate?: () => void;
}

const unavailable = () => refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 } as const);

/** A store whose answers come late, get lost, or are never asked for. */
export const faultyStore = (store: Store, { nextFault, pause, later, onLate }: FaultPlan): Store => {
  const reading = async <T>(read: () => Promise<T>): Promise<T | ReturnType<typeof unavailable>> => {
    await pause();
    return nextFault('read') === undefined ? read() : unavailable();
  };
  const writing = async (write: () => ReturnType<Store['write']>): ReturnType<Store['write']> => {
    switch (nextFault('write')) {
      case 'THROTTLED':
        return unavailable();
      case 'LOST_ANSWER':
        await write();
        return unavailable();
      case 'LATE':
        onLate?.();
        later(async () => {
          await write();
        });
        return unavailable();
      case 'SENT_TWICE':
        await write();
        await pause();
        return write();
      case 'FALSE_CONFLICT':
        return ok('CONFLICT');
      case undefined:
        return write();
    }
  };
  const slowly = async (write: () => ReturnType<Store['write']>): ReturnType<Store['write']> => {
    await pause();
    const written = await writing(write);
    await pause();
    return written;
  };
  return {
    get: (addresses) => reading(() => store.get(addresses)),
    readTournament: (tournament) => reading(() => store.readTournament(tournament)),
    readLeague: (league) => reading(() => store.readLeague(league)),
    leaguePlayers: (league, limit, after) => reading(() => store.leaguePlayers(league, limit, after)),
    listed: (month, limit, after) => reading(() => store.listed(month, limit, after)),
    outbox: (limit, after) => reading(() => store.outbox(limit, after)),
    deliveries: (webhook, limit, after) => reading(() => store.deliveries(webhook, limit, after)),
    catalogueDocument: (catalogue, document) => reading(() => store.catalogueDocument(catalogue, document)),
    write: (item) => slowly(() => store.write(item)),
    rewrite: (item) => slowly(() => store.rewrite(item)),
  };
};

/** A memory store whose index shows what was there `lag` writes ago, as a real one may. */
export const staleIndexStore = (lag: number): MemoryStore => {
  const store = memoryStore();
  const past: (readonly Item[])[] = [];
  return {
    ...store,
    write: async (item) => {
      past.push(store.items());
      return store.write(item);
    },
    listed: async (month, limit, after) => {
      const then = memoryStore();
      for (const item of past.at(-lag) ?? []) await then.write({ ...item, version: 1 });
      return then.listed(month, limit, after);
    },
  };
};
