import type { WrittenKey } from '../aws/table-stream';

/** How often a run begins where nothing was written. */
const EVERY_MS = 5_000;
/** Writes within this time are handed over together, as the stream of a table gathers them too. */
const GATHER_MS = 100;
/** A run that keeps us waiting does not keep the server from ending. */
const LONGEST_STOP_MS = 2_000;

/** Something that runs again and again, and at once when it is asked to. */
export interface BackgroundRuns {
  /** Something was written: the item of this key, or an unknown one. */
  readonly wake: (key?: WrittenKey) => void;
  /** Begins no other run, and waits a moment for the one under way. Broken off it does no harm: the next start goes on. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs a function as the table's stream and its schedule do when deployed, and never twice at once. What was written is handed over
 * once: where a run fails, the next one without a key is its safety net.
 */
export const startBackgroundRuns = (
  run: (written: readonly WrittenKey[]) => Promise<unknown>,
  report: (error: unknown) => void,
  {
    everyMs = EVERY_MS,
    gatherMs = GATHER_MS,
  }: { readonly everyMs?: number | undefined; readonly gatherMs?: number | undefined } = {},
): BackgroundRuns => {
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isOver = false;
  let written: WrittenKey[] = [];
  const wake = (key?: WrittenKey): void => {
    isAsked = true;
    if (key !== undefined) written.push(key);
    if (isOver || running) return;
    running = (async () => {
      while (isAsked && !isOver) {
        if (gatherMs > 0) await new Promise((gathered) => setTimeout(gathered, gatherMs).unref());
        isAsked = false;
        const keys = written;
        written = [];
        await run(keys).catch((error: unknown) => {
          if (!isOver) report(error);
        });
      }
      running = undefined;
    })();
  };
  const timer = setInterval(wake, everyMs);
  wake();
  return {
    wake,
    stop: async () => {
      isOver = true;
      clearInterval(timer);
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, LONGEST_STOP_MS).unref())]);
    },
  };
};

const LONGEST_REST_MS = 1_000;
const TIMES_AS_LONG = 3;

/**
 * After a turn of work, a tournament rests for three times as long as it took, a second at most: one of 1,000 entrants whose projection
 * is made again and again would keep the requests waiting. `leftMs` is the time until its next turn may begin.
 */
export const createRests = (nowMs: () => number) => {
  const endsAt = new Map<string, number>();
  return {
    leftMs: (id: string): number => Math.max(0, (endsAt.get(id) ?? 0) - nowMs()),
    begin: (ids: readonly string[], ranMs: number): void => {
      const now = nowMs();
      for (const [id, end] of endsAt) if (end <= now) endsAt.delete(id);
      for (const id of ids) endsAt.set(id, now + Math.min(TIMES_AS_LONG * ranMs, LONGEST_REST_MS));
    },
  };
};

const CALM_MS = 60;
const LONGEST_STORM_MS = 500;

/**
 * Waits until those who write at the same moment are done, half a second at most: each further change of a head would make the
 * work under way begin again. `leftMs` is the time until nobody has written for a moment.
 */
export const createCalms = (nowMs: () => number) => {
  const storms = new Map<string, { readonly sinceMs: number; readonly lastMs: number }>();
  return {
    written: (id: string): void => {
      const now = nowMs();
      storms.set(id, { sinceMs: storms.get(id)?.sinceMs ?? now, lastMs: now });
    },
    leftMs: (id: string): number => {
      const { sinceMs = -Infinity, lastMs = -Infinity } = storms.get(id) ?? {};
      return Math.max(0, Math.min(lastMs + CALM_MS, sinceMs + LONGEST_STORM_MS) - nowMs());
    },
    /** Their work begins. */
    end: (id: string): void => void storms.delete(id),
  };
};
