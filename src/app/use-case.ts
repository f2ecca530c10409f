import * as z from 'zod/mini';
import type { Result } from '../shared/result';
import { ok, refused } from '../shared/result';
import type { AppError } from './errors';
import type { Fault } from './faults';
import { faultsFromIssues } from './faults';

/** What a use-case answers: its output, or a refusal every door can explain. */
export type Answer<Output> = Result<Output, AppError>;

/**
 * One thing a caller can ask. Its name (the key it is listed under) is the REST operation, the GraphQL field and
 * the client's method. `input` is the one schema that every door checks with.
 */
export interface UseCase<Input extends z.ZodMiniType = z.ZodMiniType, Output = unknown, Context = never> {
  readonly input: Input;
  readonly run: (input: z.output<Input>, context: Context) => Answer<Output> | Promise<Answer<Output>>;
}

/** Any use-case that a context of type `Context` can run, whatever its input; what registries and doors hold. */
export interface AnyUseCase<Context> {
  readonly input: z.ZodMiniType;
  readonly run: (input: never, context: Context) => Answer<unknown> | Promise<Answer<unknown>>;
}

/** Use-cases by name. */
export type UseCases<Name extends string, Context> = { readonly [N in Name]: AnyUseCase<Context> };

/** Declares a use-case; only there to infer the types. */
export const useCase = <Input extends z.ZodMiniType, Output, Context>(
  definition: UseCase<Input, Output, Context>,
): UseCase<Input, Output, Context> => definition;

export const invalidInput = (faults: readonly Fault[]): Answer<never> =>
  refused({ code: 'INVALID_INPUT', faults });

/** Checks `raw` against the schema: the typed input, or every fault at once. */
export const checkInput = <Input extends z.ZodMiniType>(
  schema: Input,
  raw: unknown,
): Answer<z.output<Input>> => {
  const parsed = z.safeParse(schema, raw, { reportInput: true });
  return parsed.success ? ok(parsed.data) : invalidInput(faultsFromIssues(parsed.error.issues));
};

/** The one way in: checks the input, then runs the use-case. */
export const call = <Input extends z.ZodMiniType, Output, Context>(
  { input, run }: UseCase<Input, Output, Context>,
  raw: unknown,
  context: Context,
): Answer<Output> | Promise<Answer<Output>> => {
  const checked = checkInput(input, raw);
  return checked.ok ? run(checked.value, context) : checked;
};

/** The same for a use-case out of a registry, whose types its name alone no longer tells. */
export const callAny = <Context>(
  anyUseCase: AnyUseCase<Context>,
  raw: unknown,
  context: Context,
): Answer<unknown> | Promise<Answer<unknown>> =>
  call(anyUseCase as UseCase<z.ZodMiniType, unknown, Context>, raw, context);
