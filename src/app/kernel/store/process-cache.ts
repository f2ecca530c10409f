import type { Clock } from '../ports';
import { type Answer, ok, refused } from '../answer';

const WINDOW_MS = 10_000;
const MOST_KEYS = 5_000;

/** Makes room by forgetting the oldest. */
const bounded = <T>(entries: Map<string, T>): void => {
  const [oldest] = entries.keys();
  if (entries.size > MOST_KEYS && oldest !== undefined) entries.delete(oldest);
};

/**
 * Answers kept for a moment and shared by concurrent requests, and a limit on how often each client asks. Each process has
 * its own, which is lost with it: it spares reads of the table and guarantees nothing.
 */
export const createProcessCache = ({ nowMs }: Pick<Clock, 'nowMs'>) => {
  const made = new Map<string, { readonly atMs: number; readonly value: Promise<unknown> }>();
  const counts = new Map<string, { readonly startedAtMs: number; count: number }>();
  return {
    /** The value under this key if it is at most `lastsMs` old, otherwise a new one; concurrent calls wait for the same one. */
    shared: async <T>(key: string, lastsMs: number, make: () => Promise<T>): Promise<T> => {
      const known = made.get(key);
      if (known && nowMs() < known.atMs + lastsMs) return known.value as Promise<T>;
      const value = make();
      made.delete(key);
      made.set(key, { atMs: nowMs(), value });
      bounded(made);
      value.catch(() => made.delete(key));
      return value;
    },
    /** Counts a request. TOO_MANY_REQUESTS: more than `most` under this key within ten seconds. */
    allow: (key: string, most: number): Answer<true> => {
      const now = nowMs();
      const known = counts.get(key);
      const current = known && now < known.startedAtMs + WINDOW_MS ? known : { startedAtMs: now, count: 0 };
      current.count += 1;
      counts.set(key, current);
      bounded(counts);
      return current.count <= most
        ? ok(true)
        : refused({
            code: 'TOO_MANY_REQUESTS',
            policy: 'moment',
            most,
            windowSeconds: WINDOW_MS / 1000,
            retryAfterSeconds: Math.max(1, Math.ceil((current.startedAtMs + WINDOW_MS - now) / 1000)),
          });
    },
  };
};

export type ProcessCache = ReturnType<typeof createProcessCache>;

/** How long one process repeats an answer that never changes. */
const KEPT_MS = 60_000;

/** An answer that never changes, since its version is part of the key: from the cache, if the process has one. */
export const ofVersion = async <T>(
  { processCache }: { readonly processCache?: ProcessCache },
  key: string,
  make: () => Promise<T>,
): Promise<T> => processCache?.shared(key, KEPT_MS, make) ?? make();
