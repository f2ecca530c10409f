/** How often waiting deliveries are looked for where nothing was written. */
const EVERY_MS = 5_000;
/** A receiver that keeps us waiting does not keep the server from ending. */
const LONGEST_STOP_MS = 2_000;

/** Something that runs again and again, and at once when it is asked to. */
export interface Deliveries {
  /** Something may have been written. */
  readonly wake: () => void;
  /** Begins no other run, and waits a moment for the one under way. Broken off it does no harm: the next start goes on. */
  readonly stop: () => Promise<void>;
}

/** Runs the function that tells webhooks as its schedule does when deployed, only more often, and never twice at once. */
export const startDeliveries = (
  run: () => Promise<unknown>,
  report: (error: unknown) => void,
  everyMs: number = EVERY_MS,
): Deliveries => {
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isOver = false;
  const wake = (): void => {
    isAsked = true;
    if (isOver || running) return;
    running = (async () => {
      while (isAsked && !isOver) {
        isAsked = false;
        await run().catch((error: unknown) => {
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
