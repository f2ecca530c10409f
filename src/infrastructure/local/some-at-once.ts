/** Runs work at once up to a number, and the rest in the order in which it came. */
export type SomeAtOnce = <T>(work: () => Promise<T>) => Promise<T>;

export const someAtOnce = (most: number): SomeAtOnce => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((mayBegin) => waiting.push(mayBegin));
    try {
      return await work();
    } finally {
      // Whoever is next takes this place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
