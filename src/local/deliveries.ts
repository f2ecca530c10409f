/** How often waiting deliveries are looked for where nothing was written. */
const EVERY_MS = 5_000;

/** Something that runs again and again, and at once when it is asked to. */
export interface Deliveries {
  /** Something may have been written. */
  readonly wake: () => void;
  /** Ends with the run that is under way. */
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
        await run().catch(report);
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
      await running;
    },
  };
};
