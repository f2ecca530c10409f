interface Waits {
  readonly usualMs: number;
  readonly longestMs: number;
}

/**
 * Runs something after a wait that counts from its last start, not from its end: whoever has a slow network sees nothing later for it.
 * The wait doubles as long as there is no answer.
 */
export const createPoller = (run: () => unknown, { usualMs, longestMs }: Waits) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  let wait = usualMs;
  const startNow = (): void => {
    startedAt = Date.now();
    run();
  };
  return {
    stop: (): void => clearTimeout(timer),
    startNow,
    /** Starts after the wait, in place of any start before. */
    start: (leastMs = 0): void => {
      clearTimeout(timer);
      timer = setTimeout(startNow, Math.max(leastMs, startedAt + wait - Date.now()));
    },
    /** The wait after an answer, which may say how long it is; longer and longer where there is none. */
    wait: (ms: number | 'LONGER' = usualMs): void => {
      wait = ms === 'LONGER' ? Math.min(wait * 2, longestMs) : ms;
    },
  };
};
