import type { Steps } from '../../../shared/steps';

/** Other requests of this process are answered between two steps. */
const othersFirst = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const run = async <T>(steps: Steps<T>): Promise<T> => {
  let step = steps.next();
  while (!step.done) {
    await othersFirst();
    step = steps.next();
  }
  return step.value;
};

const running = new Map<string, Promise<unknown>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a long computation step by step. Two of them at a time would take as long together, and twice the memory: one waits for the
 * other. What is running under the same name already is waited for, and not begun again: whoever was not answered in time asks again.
 * @param name what it computes, and out of what.
 */
export const betweenSteps = <T>(name: string, steps: () => Steps<T>): Promise<T> => {
  const known = running.get(name) as Promise<T> | undefined;
  if (known) return known;
  const mine = last.then(() => run(steps())).finally(() => running.delete(name));
  running.set(name, mine);
  last = mine.catch(() => null);
  return mine;
};
