import type { GraphQLResolveInfo } from 'graphql';
import type { Fault } from '../../app/kernel/faults';
import { refusal } from './refusal';

/** Arguments of a list as REST names them: Relay asks for a page with `first` and `after`. */
export const pageAsked = (args: object): object => {
  const { first, after, ...own } = args as { readonly first?: number | null; readonly after?: string | null };
  return {
    ...own,
    ...(typeof first === 'number' && { limit: first }),
    ...(typeof after === 'string' && { cursor: after }),
  };
};

/** Whether the document itself states the argument, and not its default alone. */
const isStated = ({ fieldNodes, variableValues }: GraphQLResolveInfo, name: string): boolean => {
  const value = fieldNodes[0]?.arguments?.find((one) => one.name.value === name)?.value;
  if (value === undefined || value.kind === 'NullValue') return false;
  return value.kind !== 'Variable' || (variableValues[value.name.value] ?? null) !== null;
};

/** The names of one meaning: of Relay, and of REST. */
const TWICE = [
  ['first', 'limit', 'the most items of a page'],
  ['after', 'cursor', 'where a page begins'],
] as const;

/** Throws INVALID_INPUT where a page is asked for by two names at once. */
export const refuseTwoNames = (args: object, info: GraphQLResolveInfo): void => {
  if (!('first' in args || 'after' in args)) return;
  const faults = TWICE.filter(([own, other]) => isStated(info, own) && isStated(info, other)).map(
    ([own, other, meaning]): Fault => ({
      path: own,
      code: 'INCONSISTENT',
      message: `says ${meaning}, as \`${other}\` does: give one of them`,
    }),
  );
  if (faults.length > 0) throw refusal({ code: 'INVALID_INPUT', faults });
};
