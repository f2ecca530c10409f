import { invariant } from './invariant';

/** Two of a kind, in an order. */
export type Pair<T> = readonly [T, T];

/** A list that is known to hold two, as an input schema has checked it. */
export const asPair = <T>(list: readonly T[]): Pair<T> => {
  invariant(list.length === 2, 'a pair has two');
  return list as unknown as Pair<T>;
};

/** The pair of what `change` makes of each. */
export const mapPair = <A, B>([first, second]: Pair<A>, change: (one: A, index: 0 | 1) => B): Pair<B> => [
  change(first, 0),
  change(second, 1),
];
