import { GraphQLError } from 'graphql';
import type * as z from 'zod/mini';
import type { Answer, UseCase } from '../../app/use-case';
import { call } from '../../app/use-case';
import type { StoredContext } from '../../app/tournaments/context';
import type { GraphqlContext } from './context';
import { refusal } from './refusal';

/** What the field of a change has beside its input; REST has it in headers. */
interface Conditions {
  readonly idempotencyKey?: string | null;
  readonly ifMatch?: string | null;
}

/**
 * The input of the use-case out of a field's arguments, those of `input` beside the others: the same one object that
 * REST makes of address and body.
 */
export const inputOf = (args: object): object => {
  const { idempotencyKey: _key, ifMatch: _version, ...own } = args as Conditions;
  if (!('input' in own)) return own;
  const { input, ...others } = own;
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

/**
 * The field that asks a use-case of kept things. `idempotencyKey` and `ifMatch` are its own arguments, since a document may
 * change several things; the request's headers of that name do not count here.
 */
export const storedField = <Input extends z.ZodMiniType, Output>(
  useCase: UseCase<Input, Output, StoredContext>,
): Field<Output, StoredContext> => {
  const plain = field(useCase);
  return {
    useCase,
    resolve: (parent, args, context) => {
      const { idempotencyKey = null, ifMatch = null } = args as Conditions;
      const caller = { ...context.caller, idempotencyKey, ifMatch };
      return plain.resolve(parent, args, { ...context, caller });
    },
  };
};

/** The field of a thing already answered: `inputFrom` makes the use-case's input of that thing and the arguments. */
export const fieldWithin = <Parent, Args extends object, Input extends z.ZodMiniType, Output>(
  useCase: UseCase<Input, Output, StoredContext>,
  inputFrom: (parent: Parent, args: Args) => object,
) => {
  const plain = storedField(useCase);
  return {
    useCase,
    resolve: (parent: Parent, args: Args, context: GraphqlContext) =>
      plain.resolve(parent, inputFrom(parent, args), context),
  };
};
