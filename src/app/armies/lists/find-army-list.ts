import type { OperationFacts } from '../../kernel/operation';
import { type Answer, ok, refused } from '../../kernel/use-case';
import { nearestNames } from '../../kernel/nearest';

/** Declarations of what reads the lists that ship. */
export const shippedRead = {
  function: 'armies',
  cache: 'reference',
  covers: ['E1'],
} as const satisfies Partial<OperationFacts>;

/** The thing of this id; refused with the nearest ids otherwise. */
export const findById = <T extends { readonly id: string; readonly name: string }>(
  kind: string,
  all: readonly T[],
  id: string,
): Answer<T> => {
  const found = all.find((candidate) => candidate.id === id);
  if (found) return ok(found);
  const byName = nearestNames(
    id,
    all.map(({ name }) => name),
  ).flatMap((name) => all.filter((candidate) => candidate.name === name).map((candidate) => candidate.id));
  const byId = nearestNames(
    id,
    all.map((candidate) => candidate.id),
  );
  return refused({ code: 'NOT_FOUND', kind, id, nearest: [...new Set([...byId, ...byName])].slice(0, 3) });
};
