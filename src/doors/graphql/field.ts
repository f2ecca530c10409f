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

/** A use-case, or how to come by it. */
export type Behind<U> = U | (() => U | Promise<U>);

/** Use-cases whose code is loaded with the first question to one of them, so that no other question waits for it. */
export const lazily = <U extends object>(
  load: () => Promise<U>,
): (<N extends keyof U>(name: N) => () => U[N] | Promise<U[N]>) => {
  let loaded: U | undefined;
  const loading = async (): Promise<U> => (loaded = await load());
  return (name) => () => (loaded === undefined ? loading().then((all) => all[name]) : loaded[name]);
};

/** A row of the resolver table: how the field is answered, and by which use-case. */
export interface Field<Output, Context> {
  readonly resolve: (
    parent: unknown,
    args: object,
    context: GraphqlContext & Context,
  ) => Output | Promise<Output>;
  readonly useCase: () => AskedUseCase | Promise<AskedUseCase>;
}

/** What explaining a fault needs of a use-case. */
export interface AskedUseCase {
  readonly input: z.ZodMiniType;
}

/** Goes on at once where it can, and where it must wait, afterwards. */
const then = <In, Out>(
  value: In | Promise<In>,
  next: (value: In) => Out | Promise<Out>,
): Out | Promise<Out> => (value instanceof Promise ? value.then(next) : next(value));

/** The field that asks this use-case. It answers at once where the use-case does. */
export const field = <Input extends z.ZodMiniType, Output, Context>(
  behind: Behind<UseCase<Input, Output, Context>>,
): Field<Output, Context> => {
  const useCase = typeof behind === 'function' ? behind : () => behind;
  return {
    useCase,
    resolve: (_parent, args, context) => {
      try {
        const value = then(useCase(), (found) => then(call(found, inputOf(args), context), valueOrThrow));
        return value instanceof Promise
          ? value.catch((crash: unknown) => {
              throw explained(crash, context);
            })
          : value;
      } catch (crash) {
        throw explained(crash, context);
      }
    },
  };
};

/**
 * The field that asks a use-case of kept things. `idempotencyKey` and `ifMatch` are its own arguments, since a document may
 * change several things; the request's headers of that name do not count here.
 */
export const storedField = <Input extends z.ZodMiniType, Output>(
  behind: Behind<UseCase<Input, Output, StoredContext>>,
): Field<Output, StoredContext> => {
  const plain = field(behind);
  return {
    useCase: plain.useCase,
    resolve: (parent, args, context) => {
      const { idempotencyKey = null, ifMatch = null } = args as Conditions;
      const caller = { ...context.caller, idempotencyKey, ifMatch };
      return plain.resolve(parent, args, { ...context, caller });
    },
  };
};

/** The field of a thing already answered: `inputFrom` makes the use-case's input of that thing and the arguments. */
export const fieldWithin = <Parent, Args extends object, Input extends z.ZodMiniType, Output>(
  behind: Behind<UseCase<Input, Output, StoredContext>>,
  inputFrom: (parent: Parent, args: Args) => object,
) => {
  const plain = storedField(behind);
  return {
    useCase: plain.useCase,
    resolve: (parent: Parent, args: Args, context: GraphqlContext) =>
      plain.resolve(parent, inputFrom(parent, args), context),
  };
};
