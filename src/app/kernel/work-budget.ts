import type { StepBudget } from '../../shared/step-budget';

/**
 * The budget of one request, whatever the interface: a question alone, many in one batch, or the fields of one GraphQL document. A unit
 * is about a millisecond of one core. Prices are known before the work is done, so that the same request is always answered alike.
 * The steps that computations count are taken out of the same budget, in case a question is dearer than its price.
 */
export interface WorkBudget {
  /** The rest, in units of work. */
  readonly left: () => number;
  /** Takes so much for a question; false, and nothing taken, where less is left. */
  readonly spend: (units: number) => boolean;
  /** The steps that computations may still count, see `countSteps`. */
  readonly steps: StepBudget;
}

/** Units of work for one request: half a second. */
export const MOST_WORK = 500;

/** Steps that computations count, see `countSteps`, to a unit. */
export const STEPS_A_UNIT = 1_000;

export const createWorkBudget = (units: number = MOST_WORK): WorkBudget => {
  let unspent = units;
  const steps = { left: units * STEPS_A_UNIT };
  const left = (): number => Math.max(0, Math.min(unspent, steps.left / STEPS_A_UNIT));
  return {
    steps,
    left,
    spend: (wanted) => {
      if (wanted > left()) return false;
      unspent -= wanted;
      return true;
    },
  };
};
