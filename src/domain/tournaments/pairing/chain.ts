/** Those still free, best first: a chain that anyone can leave at no cost. */
export interface Chain {
  readonly first: () => number | undefined;
  readonly following: (position: number) => number | undefined;
  readonly remove: (position: number) => void;
}

export const chainOf = (positions: readonly number[]): Chain => {
  const end = positions.reduce((highest, position) => Math.max(highest, position), -1) + 1;
  const after = new Int32Array(end + 1);
  const before = new Int32Array(end + 1);
  // `end` stands for nobody and closes the chain to a ring.
  [...positions, end].reduce((previous, position) => {
    after[previous] = position;
    before[position] = previous;
    return position;
  }, end);
  const following = (position: number): number | undefined => {
    const next = after[position] as number;
    return next === end ? undefined : next;
  };
  return {
    first: () => following(end),
    following,
    remove: (position) => {
      const [previous, next] = [before[position] as number, after[position] as number];
      after[previous] = next;
      before[next] = previous;
    },
  };
};

/** Everyone in the chain, best first. */
export const inChain = (chain: Chain): readonly number[] => {
  const all: number[] = [];
  for (let at = chain.first(); at !== undefined; at = chain.following(at)) all.push(at);
  return all;
};
