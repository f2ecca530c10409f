/** A long computation in steps: whoever runs it may do something else between two of them. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** All steps without a break. */
export const atOnce = <T>(steps: Steps<T>): T => {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};
