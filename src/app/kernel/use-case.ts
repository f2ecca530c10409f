import * as z from 'zod/mini';
import { type Result, ok, refused } from '../../shared/result';
import { withSteps } from '../../shared/step-budget';
import type { AppError, ConflictReason } from './errors';
import { type Fault, type FaultCode, faultsFromIssues, firstFaults, parseOptions } from './faults';
import { foreignIdFaults } from './nodes/foreign-ids';
import { type WorkBudget, MOST_WORK } from './work-budget';

export { ok, refused };

/** The answer of a use-case: its output, or a refusal every interface can explain. */
export type Answer<Output> = Result<Output, AppError>;

/**
 * One thing a caller can ask. Its name (the key it is listed under) is the REST operation, the GraphQL field and
 * the client's method. `input` is the one schema that every interface checks with.
 */
export interface UseCase<Input extends z.ZodMiniType = z.ZodMiniType, Output = unknown, Context = never> {
  readonly input: Input;
  /** Loads what the schema needs in order to check this input; nothing to wait for where it needs nothing. */
  readonly prepare?: (raw: unknown) => Promise<void> | undefined;
  /** Units of work that it takes, see `WorkBudget`; 1 if omitted. */
  readonly price?: (input: z.output<Input>) => number;
  readonly run: (input: z.output<Input>, context: Context) => Answer<Output> | Promise<Answer<Output>>;
}

/** Any use-case that a context of type `Context` can run, whatever its input; what registries and interfaces hold. */
export interface AnyUseCase<Context> {
  readonly input: z.ZodMiniType;
  readonly prepare?: (raw: unknown) => Promise<void> | undefined;
  readonly run: (input: never, context: Context) => Answer<unknown> | Promise<Answer<unknown>>;
}

/** Declares a use-case; only there to infer the types. */
export const useCase = <Input extends z.ZodMiniType, Output, Context>(
  definition: UseCase<Input, Output, Context>,
): UseCase<Input, Output, Context> => definition;

const replays = new WeakSet<Answer<unknown>>();

/** Marks an answer as that to an earlier request with the same key; its shape stays the same. */
export const asReplay = <Output>(answer: Answer<Output>): Answer<Output> => {
  replays.add(answer);
  return answer;
};

/** Whether the answer repeats that to an earlier request. */
export const isReplay = (answer: Answer<unknown>): boolean => replays.has(answer);

/** The answer with another value made of its own; what repeats an earlier request still does. */
export const mapAnswer = <From, To>(answer: Answer<From>, change: (value: From) => To): Answer<To> => {
  if (!answer.ok) return answer;
  const changed = ok(change(answer.value));
  return isReplay(answer) ? asReplay(changed) : changed;
};

export const invalidInput = (faults: readonly Fault[]): Answer<never> =>
  refused({ code: 'INVALID_INPUT', faults: firstFaults(faults) });

/** Refuses one field. */
export const invalidField = (path: string, code: FaultCode, message: string): Answer<never> =>
  invalidInput([{ path, code, message }]);

/** Refuses what conflicts with the current state: the reason for programs, the words for people. */
export const conflict = (reason: ConflictReason, detail: string): Answer<never> =>
  refused({ code: 'CONFLICT', reason, detail });

/** Checks `raw` against the schema: the typed input, or every fault at once. */
export const checkInput = <Input extends z.ZodMiniType>(
  schema: Input,
  raw: unknown,
): Answer<z.output<Input>> => {
  const parsed = z.safeParse(schema, raw, parseOptions);
  if (!parsed.success) return invalidInput(faultsFromIssues(parsed.error.issues));
  const foreign = foreignIdFaults(raw, parsed.data);
  return foreign.length > 0 ? invalidInput(foreign) : ok(parsed.data);
};

const workOf = (context: unknown): WorkBudget | undefined =>
  ((context ?? {}) as { readonly work?: WorkBudget }).work;

const CHEAPEST = 1;

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

type AnyAnswer<Output> = Answer<Output> | Promise<Answer<Output>>;

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
const meteredRun = <Output>(context: unknown, run: () => AnyAnswer<Output>): AnyAnswer<Output> => {
  const work = workOf(context);
  if (work === undefined) return run();
  try {
    const answer = withSteps(work.steps, run);
    return answer instanceof Promise ? answer.catch((error: unknown) => ranOutOr(work, error)) : answer;
  } catch (error) {
    return ranOutOr(work, error);
  }
};

/** The one way in: checks the input, takes its price out of the request's budget, then runs the use-case. */
export const call = <Input extends z.ZodMiniType, Output, Context>(
  { input, prepare, price, run }: UseCase<Input, Output, Context>,
  raw: unknown,
  context: Context,
): AnyAnswer<Output> => {
  const ask = (): AnyAnswer<Output> => {
    const checked = checkInput(input, raw);
    if (!checked.ok) return checked;
    const paid = spend(context, price?.(checked.value) ?? CHEAPEST);
    return paid.ok ? meteredRun(context, () => run(checked.value, context)) : paid;
  };
  const loading = prepare?.(raw);
  return loading ? loading.then(ask) : ask();
};

/** The same for a use-case out of a registry, whose types its name alone no longer tells. */
export const callAny = <Context>(
  anyUseCase: AnyUseCase<Context>,
  raw: unknown,
  context: Context,
): Answer<unknown> | Promise<Answer<unknown>> =>
  call(anyUseCase as UseCase<z.ZodMiniType, unknown, Context>, raw, context);
