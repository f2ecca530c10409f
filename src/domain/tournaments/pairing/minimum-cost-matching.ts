import { burn } from '../../../shared/fuel';

/** Cells of a table that are looked at in a step, as `burn` counts them. */
const CELLS_A_STEP = 200;

/** An edge that stands for the best one between two blossoms keeps its real ends; weight 0 stands for none. */
/** More than all costs of one matching together, so that a perfect matching always outweighs one that is not. */
const PERFECT = 1e14;

/** In the forest of a search: not reached, outer (even), inner (odd). */
const FREE = -1;
const OUTER = 0;
const INNER = 1;

/**
 * A perfect matching of the least total cost in a complete graph of an even number of vertices: Edmonds' blossom algorithm
 * with dual variables (J. Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", 1965; Z. Galil, 1986), O(n^3).
 * Vertices are 1 to n here, 0 stands for none, blossoms have the numbers above n.
 */
class BlossomSearch {
  readonly #n: number;
  readonly #width: number;
  #top: number;
  readonly #weight: Float64Array;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #dual: Float64Array;
  readonly #mate: Int32Array;
  readonly #slack: Int32Array;
  readonly #outermost: Int32Array;
  readonly #parent: Int32Array;
  readonly #label: Int8Array;
  readonly #seen: Int32Array;
  #stamp = 0;
  readonly #within: Int32Array;
  readonly #petals: number[][];
  #queue: number[] = [];

  constructor(size: number, costOf: (a: number, b: number) => number) {
    this.#n = size;
    burn((size * size) / CELLS_A_STEP);
    this.#top = size;
    const width = size + Math.floor(size / 2) + 2;
    this.#width = width;
    this.#weight = new Float64Array(width * width);
    this.#from = new Int32Array(width * width);
    this.#to = new Int32Array(width * width);
    this.#dual = new Float64Array(width);
    this.#mate = new Int32Array(width);
    this.#slack = new Int32Array(width);
    this.#outermost = new Int32Array(width);
    this.#parent = new Int32Array(width);
    this.#label = new Int8Array(width);
    this.#seen = new Int32Array(width);
    this.#within = new Int32Array(width * (size + 1));
    this.#petals = Array.from({ length: width }, () => []);
    let heaviest = 0;
    for (let u = 1; u <= size; u += 1) {
      this.#outermost[u] = u;
      this.#within[u * (size + 1) + u] = u;
      for (let v = 1; v <= size; v += 1) {
        const edge = u * width + v;
        this.#from[edge] = u;
        this.#to[edge] = v;
        this.#weight[edge] = u === v ? 0 : PERFECT - costOf(u - 1, v - 1);
        heaviest = Math.max(heaviest, this.#weight[edge] as number);
      }
    }
    this.#dual.fill(heaviest, 1, size + 1);
  }

  /** The partner of each vertex, counted from 0. */
  solve(): readonly number[] {
    while (this.#grow());
    return Array.from({ length: this.#n }, (_, index) => this.#at(this.#mate, index + 1) - 1);
  }

  #at(list: Int32Array, index: number): number {
    return list[index] as number;
  }

  #edge(u: number, v: number): number {
    return u * this.#width + v;
  }

  #outer(x: number): number {
    return this.#outermost[x] as number;
  }

  /** How far an edge is from being tight, doubled. */
  #distance(edge: number): number {
    const [u, v] = [this.#from[edge] as number, this.#to[edge] as number];
    return (
      (this.#dual[u] as number) +
      (this.#dual[v] as number) -
      2 * (this.#weight[u * this.#width + v] as number)
    );
  }

  #offerSlack(u: number, x: number): void {
    const known = this.#slack[x] as number;
    if (known === 0 || this.#distance(this.#edge(u, x)) < this.#distance(this.#edge(known, x)))
      this.#slack[x] = u;
  }

  #findSlack(x: number): void {
    this.#slack[x] = 0;
    for (let u = 1; u <= this.#n; u += 1)
      if (
        (this.#weight[this.#edge(u, x)] as number) > 0 &&
        this.#outer(u) !== x &&
        this.#label[this.#outer(u)] === OUTER
      )
        this.#offerSlack(u, x);
  }

  #enqueue(x: number): void {
    if (x <= this.#n) this.#queue.push(x);
    else for (const petal of this.#petals[x] as number[]) this.#enqueue(petal);
  }

  #setOutermost(x: number, blossom: number): void {
    this.#outermost[x] = blossom;
    if (x > this.#n) for (const petal of this.#petals[x] as number[]) this.#setOutermost(petal, blossom);
  }

  /** The even way round a blossom from its base to a petal; turns the blossom round where that way is odd. */
  #evenWay(blossom: number, petal: number): number {
    const petals = this.#petals[blossom] as number[];
    const place = petals.indexOf(petal);
    if (place % 2 === 0) return place;
    this.#petals[blossom] = [petals[0] as number, ...petals.slice(1).reverse()];
    return petals.length - place;
  }

  #setMate(u: number, v: number): void {
    const edge = this.#edge(u, v);
    this.#mate[u] = this.#to[edge] as number;
    if (u <= this.#n) return;
    const petal = this.#within[u * (this.#n + 1) + (this.#from[edge] as number)] as number;
    const way = this.#evenWay(u, petal);
    const petals = this.#petals[u] as number[];
    for (let i = 0; i < way; i += 1) this.#setMate(petals[i] as number, petals[i ^ 1] as number);
    this.#setMate(petal, v);
    this.#petals[u] = [...petals.slice(way), ...petals.slice(0, way)];
  }

  #augment(from: number, to: number): void {
    let [u, v] = [from, to];
    for (;;) {
      const next = this.#outer(this.#mate[u] as number);
      this.#setMate(u, v);
      if (next === 0) return;
      const parent = this.#outer(this.#parent[next] as number);
      this.#setMate(next, parent);
      [u, v] = [parent, next];
    }
  }

  #commonRoot(from: number, to: number): number {
    this.#stamp += 1;
    let [u, v] = [from, to];
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (this.#seen[u] === this.#stamp) return u;
        this.#seen[u] = this.#stamp;
        const mate = this.#outer(this.#mate[u] as number);
        u = mate === 0 ? 0 : this.#outer(this.#parent[mate] as number);
      }
      [u, v] = [v, u];
    }
    return 0;
  }

  #freeNumber(): number {
    let blossom = this.#n + 1;
    while (blossom <= this.#top && this.#outer(blossom) !== 0) blossom += 1;
    this.#top = Math.max(this.#top, blossom);
    return blossom;
  }

  /** The petals from one end of the closing edge down to the base, which is left out. */
  #petalsTo(base: number, end: number): readonly number[] {
    const petals: number[] = [];
    for (let x = end; x !== base;) {
      const mate = this.#outer(this.#mate[x] as number);
      petals.push(x, mate);
      this.#enqueue(mate);
      x = this.#outer(this.#parent[mate] as number);
    }
    return petals;
  }

  #contract(u: number, base: number, v: number): void {
    const blossom = this.#freeNumber();
    this.#dual[blossom] = 0;
    this.#label[blossom] = OUTER;
    this.#mate[blossom] = this.#mate[base] as number;
    this.#petals[blossom] = [base, ...this.#petalsTo(base, u).toReversed(), ...this.#petalsTo(base, v)];
    this.#setOutermost(blossom, blossom);
    for (let x = 1; x <= this.#top; x += 1) {
      this.#weight[this.#edge(blossom, x)] = 0;
      this.#weight[this.#edge(x, blossom)] = 0;
    }
    const row = blossom * (this.#n + 1);
    this.#within.fill(0, row, row + this.#n + 1);
    for (const petal of this.#petals[blossom] as number[]) this.#joinPetal(blossom, petal);
    this.#findSlack(blossom);
  }

  #joinPetal(blossom: number, petal: number): void {
    for (let x = 1; x <= this.#top; x += 1) {
      const own = this.#edge(blossom, x);
      const its = this.#edge(petal, x);
      if (this.#weight[own] !== 0 && this.#distance(its) >= this.#distance(own)) continue;
      this.#copyEdge(own, its);
      this.#copyEdge(this.#edge(x, blossom), this.#edge(x, petal));
    }
    for (let x = 1; x <= this.#n; x += 1)
      if (this.#within[petal * (this.#n + 1) + x] !== 0) this.#within[blossom * (this.#n + 1) + x] = petal;
  }

  #copyEdge(to: number, from: number): void {
    this.#weight[to] = this.#weight[from] as number;
    this.#from[to] = this.#from[from] as number;
    this.#to[to] = this.#to[from] as number;
  }

  #expand(blossom: number): void {
    for (const petal of this.#petals[blossom] as number[]) this.#setOutermost(petal, petal);
    const entry = this.#from[this.#edge(blossom, this.#parent[blossom] as number)] as number;
    const first = this.#within[blossom * (this.#n + 1) + entry] as number;
    const way = this.#evenWay(blossom, first);
    const petals = this.#petals[blossom] as number[];
    for (let i = 0; i < way; i += 2) {
      const [inner, outer] = [petals[i] as number, petals[i + 1] as number];
      this.#parent[inner] = this.#from[this.#edge(outer, inner)] as number;
      this.#label[inner] = INNER;
      this.#label[outer] = OUTER;
      this.#slack[inner] = 0;
      this.#findSlack(outer);
      this.#enqueue(outer);
    }
    this.#label[first] = INNER;
    this.#parent[first] = this.#parent[blossom] as number;
    for (const petal of petals.slice(way + 1)) {
      this.#label[petal] = FREE;
      this.#findSlack(petal);
    }
    this.#outermost[blossom] = 0;
  }

  /** True when the tight edge joined two trees: then one pair more has been made. */
  #follow(edge: number): boolean {
    const u = this.#outer(this.#from[edge] as number);
    const v = this.#outer(this.#to[edge] as number);
    if (this.#label[v] === FREE) {
      this.#parent[v] = this.#from[edge] as number;
      this.#label[v] = INNER;
      const mate = this.#outer(this.#mate[v] as number);
      this.#slack[v] = 0;
      this.#slack[mate] = 0;
      this.#label[mate] = OUTER;
      this.#enqueue(mate);
      return false;
    }
    if (this.#label[v] !== OUTER) return false;
    const root = this.#commonRoot(u, v);
    if (root !== 0) {
      this.#contract(u, root, v);
      return false;
    }
    this.#augment(u, v);
    this.#augment(v, u);
    return true;
  }

  #followQueue(): boolean {
    for (let u = this.#queue.shift(); u !== undefined; u = this.#queue.shift()) {
      if (this.#label[this.#outer(u)] === INNER) continue;
      burn(this.#n / CELLS_A_STEP);
      for (let v = 1; v <= this.#n; v += 1) {
        const edge = this.#edge(u, v);
        if ((this.#weight[edge] as number) === 0 || this.#outer(u) === this.#outer(v)) continue;
        if (this.#distance(edge) === 0) {
          if (this.#follow(edge)) return true;
        } else this.#offerSlack(u, this.#outer(v));
      }
    }
    return false;
  }

  /** How far the duals can move before an edge gets tight or a blossom opens. */
  #step(): number {
    let step = Number.POSITIVE_INFINITY;
    for (let b = this.#n + 1; b <= this.#top; b += 1)
      if (this.#outer(b) === b && this.#label[b] === INNER)
        step = Math.min(step, (this.#dual[b] as number) / 2);
    for (let x = 1; x <= this.#top; x += 1) {
      const slack = this.#slack[x] as number;
      if (this.#outer(x) !== x || slack === 0) continue;
      const distance = this.#distance(this.#edge(slack, x));
      if (this.#label[x] === FREE) step = Math.min(step, distance);
      else if (this.#label[x] === OUTER) step = Math.min(step, distance / 2);
    }
    return step;
  }

  #moveDuals(step: number): void {
    for (let u = 1; u <= this.#n; u += 1) {
      const label = this.#label[this.#outer(u)];
      if (label === OUTER) this.#dual[u] = (this.#dual[u] as number) - step;
      else if (label === INNER) this.#dual[u] = (this.#dual[u] as number) + step;
    }
    for (let b = this.#n + 1; b <= this.#top; b += 1) {
      if (this.#outer(b) !== b) continue;
      if (this.#label[b] === OUTER) this.#dual[b] = (this.#dual[b] as number) + 2 * step;
      else if (this.#label[b] === INNER) this.#dual[b] = (this.#dual[b] as number) - 2 * step;
    }
  }

  /** Grows trees from every vertex without a partner until one pair more is made; false when there is none left. */
  #grow(): boolean {
    this.#label.fill(FREE);
    this.#slack.fill(0);
    this.#queue = [];
    for (let x = 1; x <= this.#top; x += 1) {
      if (this.#outer(x) !== x || this.#mate[x] !== 0) continue;
      this.#parent[x] = 0;
      this.#label[x] = OUTER;
      this.#enqueue(x);
    }
    if (this.#queue.length === 0) return false;
    for (;;) {
      if (this.#followQueue()) return true;
      burn(this.#top / CELLS_A_STEP);
      this.#moveDuals(this.#step());
      this.#queue = [];
      for (let x = 1; x <= this.#top; x += 1) {
        const slack = this.#slack[x] as number;
        if (this.#outer(x) !== x || slack === 0 || this.#outer(slack) === x) continue;
        const edge = this.#edge(slack, x);
        if (this.#distance(edge) === 0 && this.#follow(edge)) return true;
      }
      for (let b = this.#n + 1; b <= this.#top; b += 1)
        if (this.#outer(b) === b && this.#label[b] === INNER && this.#dual[b] === 0) this.#expand(b);
    }
  }
}

/** The partner of each of `size` vertices (an even number) in a perfect matching of the least total cost; costs are whole, 0 to 1e12. */
export const minimumCostMatching = (
  size: number,
  costOf: (a: number, b: number) => number,
): readonly number[] => (size === 0 ? [] : new BlossomSearch(size, costOf).solve());
