/** Runs work at once up to a number, and the rest in the order in which it came. */
export type SomeAtOnce = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param most how many run at once
 * @param longestMs who runs longer goes on, but no longer counts: a few that wait for something else must not stop all others
 */
export const someAtOnce = (most: number, longestMs: number): SomeAtOnce => {
  let running = 0;
  const waiting: (() => void)[] = [];
  /** Whoever is next takes the place. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((mayBegin) => waiting.push(mayBegin));
    let hasLeft = false;
    const leaveOnce = (): void => {
      if (!hasLeft) leave();
      hasLeft = true;
    };
    const timer = setTimeout(leaveOnce, longestMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      leaveOnce();
    }
  };
};
