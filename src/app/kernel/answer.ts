import { type Result, ok, refused } from '../../shared/result';
import { withSteps } from '../../shared/step-budget';
import type { AppError } from './errors';
import type { Fault } from './faults';
import { type WorkBudget, MOST_WORK } from './work-budget';

/** Answers, and the work that they take, without the library that checks inputs: the edge of every function begins with them. */

export { ok, refused };

/** The answer of a use-case: its output, or a refusal every interface can explain. */
export type Answer<Output> = Result<Output, AppError>;

const replays = new WeakSet<Answer<unknown>>();

/** Marks an answer as that to an earlier request with the same key; its shape stays the same. */
export const asReplay = <Output>(answer: Answer<Output>): Answer<Output> => {
  replays.add(answer);
  return answer;
};

/** Whether the answer repeats that to an earlier request. */
export const isReplay = (answer: Answer<unknown>): boolean => replays.has(answer);

/** Whether the answer says that there is no such record, or none any more. */
export const isMissing = (answer: Answer<unknown>): boolean =>
  !answer.ok && ['NOT_FOUND', 'GONE'].includes(answer.error.code);

/** The answer with another value made of its own; what repeats an earlier request still does. */
export const mapAnswer = <From, To>(answer: Answer<From>, change: (value: From) => To): Answer<To> => {
  if (!answer.ok) return answer;
  const changed = ok(change(answer.value));
  return isReplay(answer) ? asReplay(changed) : changed;
};

/** The faults of fields that an input was refused for; none if it was taken, or refused for something else. */
export const inputFaults = (answer: Answer<unknown>): readonly Fault[] =>
  !answer.ok && answer.error.code === 'INVALID_INPUT' ? answer.error.faults : [];

const workOf = (context: unknown): WorkBudget | undefined =>
  ((context ?? {}) as { readonly work?: WorkBudget }).work;

/** Takes units of work out of the request's budget, or refuses. */
export const spend = (context: unknown, units: number): Answer<true> => {
  const work = workOf(context);
  if (work === undefined || work.spend(units)) return ok(true);
  return refused({ code: 'TOO_MUCH_WORK', units: Math.ceil(units), left: Math.floor(work.left()) });
};

const ranOut: Answer<never> = refused({ code: 'TOO_MUCH_WORK', units: MOST_WORK, left: 0 });

/** The refusal where the budget's steps was emptied; anything else that was thrown is a bug. */
const ranOutOr = (work: WorkBudget, error: unknown): Answer<never> => {
  if (work.steps.left < 0) return ranOut;
  throw error;
};

/** An answer now or later. */
export type AnyAnswer<Output> = Answer<Output> | Promise<Answer<Output>>;

/**
 * Runs a computation on what is left of the request's budget, or refuses where it takes more steps than that. Whatever has waited for
 * something calls this for what it computes after that.
 */
export const metered = <Output>(context: unknown, compute: () => Answer<Output>): Answer<Output> => {
  const work = workOf(context);
  if (work === undefined) return compute();
  try {
    return withSteps(work.steps, compute);
  } catch (error) {
    return ranOutOr(work, error);
  }
};

/** The same for what may have to wait. */
export const meteredRun = <Output>(context: unknown, run: () => AnyAnswer<Output>): AnyAnswer<Output> => {
  const work = workOf(context);
  if (work === undefined) return run();
  try {
    const answer = withSteps(work.steps, run);
    return answer instanceof Promise ? answer.catch((error: unknown) => ranOutOr(work, error)) : answer;
  } catch (error) {
    return ranOutOr(work, error);
  }
};
