import { type StepBudget, withSteps } from '../../shared/step-budget';
import type { Steps } from '../../shared/steps';

/** The same computation within limits; null once it counts more steps. */
export function* withinLimits<T>(
  { inAll, withoutBreak }: { readonly inAll: number; readonly withoutBreak: number },
  steps: Steps<T>,
): Steps<T | null> {
  for (let left = inAll; ;) {
    const given = Math.min(left, withoutBreak);
    const budget: StepBudget = { left: given };
    let step: IteratorResult<undefined, T>;
    try {
      step = withSteps(budget, () => steps.next());
    } catch (error) {
      if (budget.left < 0) return null;
      throw error;
    }
    if (step.done) return step.value;
    left -= given - budget.left;
    yield;
  }
}
