import { invariant } from './invariant';

/**
 * The last guard of long computations. Each counts its steps; a caller may give it a budget, and a computation that exceeds it is
 * broken off. Steps are counted, not time, so that the same question always ends alike. A step is about a microsecond of one core.
 */
export interface StepBudget {
  left: number;
}

/** Cells of a matrix that a pairing or an assignment looks at in one step. */
export const CELLS_A_STEP = 200;

let current: StepBudget | null = null;

/** Counts steps of a computation, and breaks it off once its budget is spent. Without a budget nothing is counted. */
export const countSteps = (steps: number): void => {
  if (current === null) return;
  current.left -= steps;
  invariant(current.left >= 0, 'a computation takes no more steps than it may');
};

/** Runs the synchronous part of a computation within a budget. It throws, with the budget below 0, if that is too little. */
export const withSteps = <T>(budget: StepBudget, run: () => T): T => {
  const before = current;
  current = budget;
  try {
    return run();
  } finally {
    current = before;
  }
};
