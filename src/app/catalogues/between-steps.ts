import type { Steps } from '../../shared/steps';

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

let last: Promise<unknown> = Promise.resolve();

/** Runs a long computation step by step. Two of them at a time would take as long together, and twice the memory: one waits for the other. */
export const betweenSteps = <T>(steps: () => Steps<T>): Promise<T> => {
  const mine = last.then(() => run(steps()));
  last = mine.catch(() => null);
  return mine;
};
