import { CELLS_A_STEP, countSteps } from '../../../shared/step-budget';

const NONE = -1;

/**
 * A maximum-cardinality matching of a small, dense graph, kept maximum while vertices are taken out: as many pairs as can
 * be made at once among those left. Edmonds' blossom algorithm (J. Edmonds, "Paths, Trees, and Flowers", 1965).
 *
 * It answers one question exactly, for all vertices by one search: can a largest set of pairs do without this vertex?
 * An alternating path of even length from a vertex without a partner leads to just those ("outer" vertices).
 *
 * Building takes O(n^3) at worst, usually O(n^2); each removal O(n^2).
 */
export class MaximumMatching {
  readonly #slotOf: ReadonlyMap<number, number>;
  /** Row v, column w is 1 where v and w may be paired. */
  readonly #pairable: Uint8Array;
  readonly #size: number;
  #alive: number[];
  readonly #mate: Int32Array;
  /** In the forest of the last search: the outer vertex that led to this one. */
  readonly #parent: Int32Array;
  /** The base of the outermost blossom that holds the vertex. */
  readonly #base: Int32Array;
  readonly #isOuter: Uint8Array;
  /** Outer vertices in the order found, and how many of them have been followed: a search stops as soon as it may. */
  #queue: number[] = [];
  #followed = 0;

  /** The graph: everyone in `vertices` may be paired with everyone else there but those that `excluded` lists. */
  constructor(vertices: readonly number[], excluded: (vertex: number) => Iterable<number>) {
    const size = vertices.length;
    this.#size = size;
    this.#slotOf = new Map(vertices.map((vertex, slot) => [vertex, slot]));
    this.#pairable = new Uint8Array(size * size).fill(1);
    vertices.forEach((vertex, slot) => {
      this.#pairable[slot * size + slot] = 0;
      for (const other of excluded(vertex)) {
        const otherSlot = this.#slotOf.get(other);
        if (otherSlot !== undefined) this.#pairable[slot * size + otherSlot] = 0;
      }
    });
    this.#alive = vertices.map((_, slot) => slot);
    this.#mate = new Int32Array(size).fill(NONE);
    this.#parent = new Int32Array(size);
    this.#base = new Int32Array(size);
    this.#isOuter = new Uint8Array(size);
    this.#pairGreedily();
    while (this.#augment());
  }

  /** Whether some largest set of pairs of those left does without this vertex, which must be left. */
  canSpare(vertex: number): boolean {
    const slot = this.#slot(vertex);
    while (this.#isOuter[slot] === 0 && this.#followed < this.#queue.length) this.#followNext();
    return this.#isOuter[slot] === 1;
  }

  /** Whether everyone left has a partner. */
  isPerfect(): boolean {
    return this.#alive.every((slot) => this.#mateOf(slot) !== NONE);
  }

  /** Takes the vertex out; the matching of the rest is maximum again. */
  remove(vertex: number): void {
    const slot = this.#slot(vertex);
    if (this.canSpare(vertex)) this.#unpair(slot);
    const mate = this.#mateOf(slot);
    if (mate !== NONE) this.#mate[mate] = NONE;
    this.#alive = this.#alive.filter((other) => other !== slot);
    this.#beginSearch();
  }

  #slot(vertex: number): number {
    return this.#slotOf.get(vertex) as number;
  }

  #mateOf(slot: number): number {
    return this.#mate[slot] as number;
  }

  #baseOf(slot: number): number {
    return this.#base[slot] as number;
  }

  #parentOf(slot: number): number {
    return this.#parent[slot] as number;
  }

  #pair(a: number, b: number): void {
    this.#mate[a] = b;
    this.#mate[b] = a;
  }

  #pairGreedily(): void {
    for (const v of this.#alive) {
      if (this.#mateOf(v) !== NONE) continue;
      const mate = this.#alive.find(
        (w) => this.#mateOf(w) === NONE && this.#pairable[v * this.#size + w] === 1,
      );
      if (mate !== undefined) this.#pair(v, mate);
    }
  }

  /** Alternating trees will grow from every vertex without a partner. */
  #beginSearch(): void {
    this.#queue = [];
    this.#followed = 0;
    for (const v of this.#alive) {
      this.#parent[v] = NONE;
      this.#base[v] = v;
      const isRoot = this.#mateOf(v) === NONE;
      this.#isOuter[v] = isRoot ? 1 : 0;
      if (isRoot) this.#queue.push(v);
    }
  }

  /** True when one pair more could be made. False when the trees cannot grow any more: the matching is maximum. */
  #augment(): boolean {
    this.#beginSearch();
    while (this.#followed < this.#queue.length) if (this.#followNext()) return true;
    return false;
  }

  /** Follows the edges of the next outer vertex. True when two trees met there: then one pair more has been made. */
  #followNext(): boolean {
    const v = this.#queue[this.#followed] as number;
    this.#followed += 1;
    const row = v * this.#size;
    countSteps(this.#alive.length / CELLS_A_STEP);
    for (const w of this.#alive) {
      if (this.#pairable[row + w] === 0 || this.#mateOf(v) === w || this.#baseOf(v) === this.#baseOf(w))
        continue;
      if (this.#isOuter[w] === 1) {
        const base = this.#commonBase(v, w);
        if (base === NONE) {
          this.#unpair(v);
          this.#unpair(w);
          this.#pair(v, w);
          return true;
        }
        this.#contract(base, v, w);
      } else if (this.#parentOf(w) === NONE) {
        this.#parent[w] = v;
        const mate = this.#mateOf(w);
        this.#isOuter[mate] = 1;
        this.#queue.push(mate);
      }
    }
    return false;
  }

  /** The first base that the ways from `v` and `w` to their roots share; NONE when the roots differ. */
  #commonBase(v: number, w: number): number {
    const onTheWay = new Set<number>();
    for (let at = this.#baseOf(v); ; at = this.#baseOf(this.#parentOf(this.#mateOf(at)))) {
      onTheWay.add(at);
      if (this.#mateOf(at) === NONE) break;
    }
    for (let at = this.#baseOf(w); ; at = this.#baseOf(this.#parentOf(this.#mateOf(at)))) {
      if (onTheWay.has(at)) return at;
      if (this.#mateOf(at) === NONE) return NONE;
    }
  }

  /** The edge v-w closes an odd cycle over `base`: all on it become outer, and one vertex to the rest of the search. */
  #contract(base: number, v: number, w: number): void {
    const inBlossom = new Set<number>();
    const walk = (from: number, cameFrom: number): void => {
      let child = cameFrom;
      for (let at = from; this.#baseOf(at) !== base; at = this.#parentOf(this.#mateOf(at))) {
        const mate = this.#mateOf(at);
        inBlossom.add(this.#baseOf(at)).add(this.#baseOf(mate));
        this.#parent[at] = child;
        child = mate;
      }
    };
    walk(v, w);
    walk(w, v);
    for (const u of this.#alive) {
      if (!inBlossom.has(this.#baseOf(u))) continue;
      this.#base[u] = base;
      if (this.#isOuter[u] === 0) {
        this.#isOuter[u] = 1;
        this.#queue.push(u);
      }
    }
  }

  /** Shifts the pairs along the way from an outer vertex to its root, so that it has no partner and the root has one. */
  #unpair(outer: number): void {
    let lonely = this.#mateOf(outer);
    this.#mate[outer] = NONE;
    while (lonely !== NONE) {
      const next = this.#parentOf(lonely);
      const left = this.#mateOf(next);
      this.#pair(lonely, next);
      lonely = left;
    }
  }
}
