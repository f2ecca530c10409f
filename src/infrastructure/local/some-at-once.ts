/**
 * Runs work at once up to a number, and the rest in the order in which it came.
 * @param most how many run at once
 * @param longestMs work that runs longer goes on, but no longer counts: a few that wait for something else must not stop all others
 */
export const someAtOnce = (most: number, longestMs: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
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
