import type { WrittenKey } from '../aws/table-stream';

/** How often a run begins where nothing was written. */
const EVERY_MS = 5_000;
/** What is written within so long is handed over together, as the stream of a table gathers it too. */
const GATHER_MS = 100;
/** A run that keeps us waiting does not keep the server from ending. */
const LONGEST_STOP_MS = 2_000;

/** Something that runs again and again, and at once when it is asked to. */
export interface BackgroundRuns {
  /** Something was written, or may have been where no key says what. */
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
