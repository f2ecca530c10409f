import { GraphQLError } from 'graphql';
import type * as z from 'zod/mini';
import type { Answer, UseCase } from '../../app/use-case';
import { call } from '../../app/use-case';
import type { GraphqlContext } from './context';
import { refusal } from './refusal';

/**
 * The input of the use-case out of a field's arguments, those of `input` beside the others: the same one object that
 * REST makes of address and body.
 */
export const inputOf = (args: object): object => {
  if (!('input' in args)) return args;
  const { input, ...others } = args;
  return { ...others, ...(input as object | null | undefined) };
};

const valueOrThrow = <Output>(answer: Answer<Output>): Output => {
  if (answer.ok) return answer.value;
  throw refusal(answer.error);
};

/** A crash is logged and becomes INTERNAL; what is a refusal already stays one. */
const explained = (crash: unknown, { requestId, observer }: GraphqlContext): GraphQLError => {
  if (crash instanceof GraphQLError) return crash;
  observer.crashed(crash);
  return refusal({ code: 'INTERNAL', requestId });
};

/** A row of the resolver table: how the field is answered, and by which use-case. */
export interface Field<Output, Context> {
  readonly resolve: (
    parent: unknown,
    args: object,
    context: GraphqlContext & Context,
  ) => Output | Promise<Output>;
  readonly useCase: { readonly input: z.ZodMiniType };
}

/** The field that asks this use-case. It answers at once where the use-case does. */
export const field = <Input extends z.ZodMiniType, Output, Context>(
  useCase: UseCase<Input, Output, Context>,
): Field<Output, Context> => ({
  useCase,
  resolve: (_parent, args, context) => {
    try {
      const answer = call(useCase, inputOf(args), context);
      return answer instanceof Promise
        ? answer.then(valueOrThrow).catch((crash: unknown) => {
            throw explained(crash, context);
          })
        : valueOrThrow(answer);
    } catch (crash) {
      throw explained(crash, context);
    }
  },
});
