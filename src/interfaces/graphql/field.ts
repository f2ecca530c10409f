import { type GraphQLResolveInfo, GraphQLError } from 'graphql';
import type * as z from 'zod/mini';
import { type Answer, isReplay } from '../../app/kernel/answer';
import { type AtHand, answerAtHand } from '../../app/kernel/plain-input';
import type { UseCase } from '../../app/kernel/use-case';
import type { StoredContext } from '../../app/kernel/store/context';
import { withNodeIds } from '../../app/kernel/nodes/with-node-ids';
import type { GraphqlContext } from './context';
import { pageAsked, refuseTwoNames } from './page-arguments';
import { refusal } from './refusal';

/** The key of a mutation, its argument. The header `Idempotency-Key` may repeat it, for those who look at headers alone. */
const idempotencyKeyOf = (
  { idempotencyKey = null }: Conditions,
  header: string | null,
  { operation }: GraphQLResolveInfo,
): string | null => {
  if (operation.operation !== 'mutation' || header === null || header === idempotencyKey)
    return idempotencyKey;
  const message = 'differs from the header Idempotency-Key: send the same in both, or the argument alone';
  throw refusal({
    code: 'INVALID_INPUT',
    faults: [{ path: 'idempotencyKey', code: 'INCONSISTENT', message }],
  });
};

/** Arguments of a change beside its input; REST takes them as headers. */
export interface Conditions {
  readonly idempotencyKey?: string | null;
  readonly ifMatch?: string | null;
}

/**
 * The input of the use-case out of a field's arguments, those of `input` beside the others: the same one object that
 * REST makes of address and body.
 */
const inputOf = (args: object): object => {
  const { idempotencyKey: _key, ifMatch: _version, ...own } = pageAsked(args) as Conditions;
  if (!('input' in own)) return own;
  const { input, ...others } = own;
  return { ...others, ...(input as object | null | undefined) };
};

export const valueOrThrow = <Output>(answer: Answer<Output>): Output => {
  if (answer.ok) return answer.value;
  throw refusal(answer.error);
};

/** A crash is logged and becomes INTERNAL; what is a refusal already stays one. */
const explained = (crash: unknown, { requestId, observer }: GraphqlContext): GraphQLError => {
  if (crash instanceof GraphQLError) return crash;
  observer.crashed(crash);
  return refusal({ code: 'INTERNAL', requestId });
};

/** An operation's code, loaded with the first question to it, so that no other question waits for it. */
const once = <U>(load: () => Promise<U>): (() => U | Promise<U>) => {
  let loaded: U | undefined;
  const loading = async (): Promise<U> => (loaded = await load());
  return () => loaded ?? loading();
};

/** How operations are asked, with the library that checks their input: loaded with the first that is not at hand. */
const asking = async () => (await import('../../app/kernel/use-case')).call;

/** Puts arguments under the names of the input's fields. */
const createRenaming = (renamed: Readonly<Record<string, string>>): ((args: object) => object) => {
  const fieldOf = new Map(Object.entries(renamed).map(([field, argument]) => [argument, field]));
  return (args) =>
    Object.fromEntries(Object.entries(args).map(([name, value]) => [fieldOf.get(name) ?? name, value]));
};

/** How the field of an operation differs from the operation. */
interface FieldFacts {
  /** Arguments whose name is not that of the input's field: field to argument. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** The type of the answer, where that holds objects with global ids. */
  readonly answers?: string;
  /** Answers an input of plain values without the operation's schema. */
  readonly atHand?: AtHand;
}

/** The arguments with which graphql-js calls a resolver. */
type ResolverArguments<Context> = readonly [
  parent: unknown,
  args: object,
  context: GraphqlContext & Context,
  info: GraphQLResolveInfo,
];

/** A row of the resolver table: how the field is answered, and by which use-case. */
export interface Field<Output, Context> {
  readonly resolve: (...asked: ResolverArguments<Context>) => Output | Promise<Output>;
  readonly useCase: () => AskedUseCase | Promise<AskedUseCase>;
  /** The operation's input out of the field's arguments. */
  readonly inputOf: (args: object) => object;
}

/** The part of an operation that explaining a fault needs. */
export interface AskedUseCase {
  readonly input: z.ZodMiniType;
  readonly prepare?: (raw: unknown) => Promise<void> | undefined;
}

/** Goes on at once where it can, and where it must wait, afterwards. */
const then = <In, Out>(
  value: In | Promise<In>,
  next: (value: In) => Out | Promise<Out>,
): Out | Promise<Out> => (value instanceof Promise ? value.then(next) : next(value));

/** The field that asks this operation. It answers at once where the operation does. */
export const field = <Input extends z.ZodMiniType, Output, Context>(
  load: () => Promise<UseCase<Input, Output, Context>>,
  { renamed, answers, atHand }: FieldFacts = {},
): Field<Output, Context> => {
  const useCase = once(load);
  const asked = once(async () => {
    const [call, found] = await Promise.all([asking(), useCase()]);
    return (raw: object, context: Context) => call(found, raw, context);
  });
  const atOnce = atHand && answerAtHand(atHand);
  const underFieldNames = renamed && createRenaming(renamed);
  const inputFrom = (args: object) => inputOf(underFieldNames ? underFieldNames(args) : args);
  return {
    useCase,
    inputOf: inputFrom,
    resolve: (...[, args, context, info]) => {
      try {
        refuseTwoNames(args, info);
        const input = inputFrom(args);
        const completed = (answer: Answer<Output>): Output => {
          if (isReplay(answer)) context.replays.add(String(info.path.key));
          const output = valueOrThrow(answer);
          return answers === undefined
            ? output
            : withNodeIds({ type: answers, input, audience: 'GRAPHQL' }, output);
        };
        const answer = atOnce?.(input, context) as Answer<Output> | undefined;
        if (answer !== undefined) return completed(answer);
        const value = then(asked(), (ask) => then(ask(input, context), completed));
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

/** The field that asks an operation on stored records, under the conditions that its arguments or the headers state. */
export const storedField = <Input extends z.ZodMiniType, Output>(
  load: () => Promise<UseCase<Input, Output, StoredContext>>,
  facts: FieldFacts = {},
): Field<Output, StoredContext> => {
  const plain = field(load, facts);
  return {
    ...plain,
    resolve: (...[parent, args, context, info]) => {
      const { ifMatch = null } = args as Conditions;
      const idempotencyKey = idempotencyKeyOf(args, context.caller.idempotencyKey, info);
      const caller = { ...context.caller, idempotencyKey, ifMatch };
      return plain.resolve(parent, args, { ...context, caller }, info);
    },
  };
};
