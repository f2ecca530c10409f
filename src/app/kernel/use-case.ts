import * as z from 'zod/mini';
import { type AnyAnswer, type Answer, meteredRun, ok, spend } from './answer';
import { invalidInput } from '../../shared/refusal';
import { faultsFromIssues, parseOptions } from './faults';
import { foreignIdFaults } from './nodes/foreign-ids';

export {
  type Answer,
  asReplay,
  inputFaults,
  isMissing,
  isReplay,
  mapAnswer,
  metered,
  ok,
  refused,
  spend,
} from './answer';
export { conflict, invalidField, invalidInput } from '../../shared/refusal';

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

const CHEAPEST = 1;

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
