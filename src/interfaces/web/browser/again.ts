/** Timers of pages that ask again and again. */

export const whileSeen = (run: () => unknown, everyMs: number): void => {
  setInterval(() => {
    if (document.visibilityState === 'visible') run();
  }, everyMs);
};
