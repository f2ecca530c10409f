import { type GraphQLResolveInfo, type SelectionSetNode, Kind } from 'graphql';
import { refusal } from './refusal';

const rootFields = ({ selections }: SelectionSetNode, { fragments }: GraphQLResolveInfo): number =>
  selections.reduce((count, node) => {
    if (node.kind === Kind.FIELD) return count + 1;
    const inner =
      node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]?.selectionSet;
    return count + (inner ? rootFields(inner, { fragments } as GraphQLResolveInfo) : 0);
  }, 0);

const inconsistent = (message: string) =>
  refusal({ code: 'INVALID_INPUT', faults: [{ path: 'idempotencyKey', code: 'INCONSISTENT', message }] });

/**
 * The key of a mutation: its argument, or the header `Idempotency-Key`, which names one request and therefore one mutation. Refused
 * where the two differ, and where the header would stand for several mutations. Null where there is neither.
 */
export const idempotencyKeyOf = (
  args: { readonly idempotencyKey?: string | null },
  header: string | null,
  info: GraphQLResolveInfo,
): string | null => {
  const { idempotencyKey: argument = null } = args;
  if (info.operation.operation !== 'mutation' || header === null) return argument;
  if (argument !== null && argument !== header)
    throw inconsistent('differs from the header Idempotency-Key: send one of them, or the same in both');
  if (argument === null && rootFields(info.operation.selectionSet, info) > 1)
    throw inconsistent(
      'is required for each of several mutations: the header Idempotency-Key names one mutation only',
    );
  return header;
};
