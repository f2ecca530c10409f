/** A matching of its own for the check of draws: Edmonds' blossoms, one breadth-first search for each vertex left over. */
export const fewestLeftOver = (size: number, mayMeet: (a: number, b: number) => boolean): number => {
  const neighbours = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (__, b) => b).filter(
      (b) => a !== b && mayMeet(Math.min(a, b), Math.max(a, b)),
    ),
  );
  const mate = new Array<number>(size).fill(-1);
  // A first matching by hand, so that few searches are left.
  for (let a = 0; a < size; a += 1) {
    const b = mate[a] === -1 ? neighbours[a]!.find((other) => mate[other] === -1) : undefined;
    if (b !== undefined) [mate[a], mate[b]] = [b, a];
  }
  for (let root = 0; root < size; root += 1) if (mate[root] === -1) augmentFrom(root, neighbours, mate);
  return mate.filter((other) => other === -1).length;
};

const augmentFrom = (root: number, neighbours: readonly (readonly number[])[], mate: number[]): void => {
  const size = mate.length;
  const parent = new Array<number>(size).fill(-1);
  const base = Array.from({ length: size }, (_, index) => index);
  const isEven = new Array<boolean>(size).fill(false);
  isEven[root] = true;
  const queue = [root];

  const commonBase = (a: number, b: number): number => {
    const seen = new Set<number>();
    for (let at = base[a]!; ; at = base[parent[mate[at]!]!]!) {
      seen.add(at);
      if (mate[at] === -1) break;
    }
    let at = base[b]!;
    while (!seen.has(at)) at = base[parent[mate[at]!]!]!;
    return at;
  };
  const markPath = (from: number, until: number, child: number, blossom: Set<number>): void => {
    let [at, next] = [from, child];
    while (base[at] !== until) {
      blossom.add(base[at]!).add(base[mate[at]!]!);
      parent[at] = next;
      next = mate[at]!;
      at = parent[mate[at]!]!;
    }
  };

  for (let at = 0; at < queue.length; at += 1) {
    const v = queue[at]!;
    for (const w of neighbours[v]!) {
      if (base[v] === base[w] || mate[v] === w) continue;
      if (w === root || (mate[w] !== -1 && parent[mate[w]!] !== -1)) {
        const shared = commonBase(v, w);
        const blossom = new Set<number>();
        markPath(v, shared, w, blossom);
        markPath(w, shared, v, blossom);
        for (let u = 0; u < size; u += 1) {
          if (!blossom.has(base[u]!)) continue;
          base[u] = shared;
          if (!isEven[u]) {
            isEven[u] = true;
            queue.push(u);
          }
        }
      } else if (parent[w] === -1) {
        parent[w] = v;
        if (mate[w] === -1) {
          for (let end = w; end !== -1;) {
            const before = parent[end]!;
            const next = mate[before]!;
            [mate[end], mate[before]] = [before, end];
            end = next;
          }
          return;
        }
        isEven[mate[w]!] = true;
        queue.push(mate[w]!);
      }
    }
  }
};
