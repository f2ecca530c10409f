import { CELLS_A_STEP, countSteps } from '../../../shared/step-budget';

/** The start of a search: see `Matching`. */
interface Start {
  readonly mates: readonly number[];
  readonly potentials: readonly number[];
}

/**
 * A complete graph of weighted edges with its blossoms, dual variables and matching. Its nodes are vertices, 1 to `size`, and
 * blossoms, the numbers above; 0 stands for none. A node is outermost when no blossom holds it: the search for a longer
 * matching sees those only. What a blossom holds, its petals, are vertices or blossoms themselves.
 */
export class BlossomGraph {
  readonly size: number;
  readonly #width: number;
  #top: number;
  /** An edge of a blossom stands for the best one of its vertices and keeps that one's ends; weight 0 stands for no edge. */
  readonly #weight: Float64Array;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #dual: Float64Array;
  /** The vertex that a node is matched with. */
  readonly #mate: Int32Array;
  readonly #outermost: Int32Array;
  /** For a blossom and a vertex, the petal that holds the vertex. */
  readonly #within: Int32Array;
  readonly #petals: number[][];
  /** A weight and its cost add up to it. */
  #over = 0;

  constructor(size: number, costOf: (a: number, b: number) => number, start?: Start) {
    this.size = size;
    countSteps((size * size) / CELLS_A_STEP);
    this.#top = size;
    const width = size + Math.floor(size / 2) + 2;
    this.#width = width;
    this.#weight = new Float64Array(width * width);
    this.#from = new Int32Array(width * width);
    this.#to = new Int32Array(width * width);
    this.#dual = new Float64Array(width);
    this.#mate = new Int32Array(width);
    this.#outermost = new Int32Array(width);
    this.#within = new Int32Array(width * (size + 1));
    this.#petals = Array.from({ length: width }, () => []);
    this.#weigh(costOf);
    start?.potentials.forEach((potential, index) => {
      this.#dual[index + 1] = this.#over - potential;
    });
    start?.mates.forEach((mate, index) => {
      if (index < mate && this.vertexDistance(index + 1, mate + 1) === 0) {
        this.#mate[index + 1] = mate + 1;
        this.#mate[mate + 1] = index + 1;
      }
    });
  }

  /** Makes weights of the costs, 1 for the highest cost. */
  #weigh(costOf: (a: number, b: number) => number): void {
    const { size } = this;
    let [least, most] = [Number.POSITIVE_INFINITY, 0];
    for (let u = 1; u <= size; u += 1)
      for (let v = 1; v < u; v += 1) {
        const cost = costOf(v - 1, u - 1);
        this.#weight[this.edge(u, v)] = cost;
        least = Math.min(least, cost);
        most = Math.max(most, cost);
      }
    this.#over = most + 1;
    for (let u = 1; u <= size; u += 1) {
      this.#outermost[u] = u;
      this.#dual[u] = this.#over - least;
      this.#within[u * (size + 1) + u] = u;
      for (let v = 1; v < u; v += 1) {
        const weight = this.#over - (this.#weight[this.edge(u, v)] as number);
        this.#setEdge(u, v, weight);
        this.#setEdge(v, u, weight);
      }
    }
  }

  #setEdge(u: number, v: number, weight: number): void {
    const edge = this.edge(u, v);
    this.#from[edge] = u;
    this.#to[edge] = v;
    this.#weight[edge] = weight;
  }

  /** How many numbers nodes can have, 0 with them. */
  get width(): number {
    return this.#width;
  }

  /** The highest number of a node up to now. */
  get top(): number {
    return this.#top;
  }

  /** The vertex that each vertex is matched with, both counted from 0. */
  partners(): readonly number[] {
    return Array.from(this.#mate.subarray(1, this.size + 1), (mate) => mate - 1);
  }

  /** The potential of each vertex: what its dual, with half of those of the blossoms that hold it, leaves of its weight. */
  potentials(): readonly number[] {
    const potentials = new Array<number>(this.size).fill(this.#over);
    const lower = (x: number, by: number): void => {
      if (x <= this.size) potentials[x - 1] = this.#over - this.dual(x) - by;
      else for (const petal of this.#petals[x] as number[]) lower(petal, by + this.dual(x) / 2);
    };
    for (let x = 1; x <= this.#top; x += 1) if (this.outermost(x) === x) lower(x, 0);
    return potentials;
  }

  /** The number of the edge between two nodes. */
  edge(u: number, v: number): number {
    return u * this.#width + v;
  }

  hasEdge(edge: number): boolean {
    return this.#weight[edge] !== 0;
  }

  /** The vertex that an edge begins at. */
  from(edge: number): number {
    return this.#from[edge] as number;
  }

  /** The vertex that an edge ends at. */
  to(edge: number): number {
    return this.#to[edge] as number;
  }

  /** The outermost node that holds a node; 0 for a blossom that is not there any more. */
  outermost(x: number): number {
    return this.#outermost[x] as number;
  }

  /** The outermost node that a node is matched with; 0 where it is single. */
  partner(x: number): number {
    return this.#outermost[this.#mate[x] as number] as number;
  }

  dual(x: number): number {
    return this.#dual[x] as number;
  }

  raiseDual(x: number, by: number): void {
    this.#dual[x] = (this.#dual[x] as number) + by;
  }

  /** How far an edge is from being tight, doubled. */
  distance(edge: number): number {
    return this.vertexDistance(this.#from[edge] as number, this.#to[edge] as number);
  }

  /** How far the edge of two vertices is from being tight, doubled. */
  vertexDistance(u: number, v: number): number {
    return (
      (this.#dual[u] as number) +
      (this.#dual[v] as number) -
      2 * (this.#weight[u * this.#width + v] as number)
    );
  }

  /** Adds the vertices of a node to a list. */
  addVertices(x: number, list: number[]): void {
    if (x <= this.size) list.push(x);
    else for (const petal of this.#petals[x] as number[]) this.addVertices(petal, list);
  }

  /** Matches a node with another, and rotates the matching within it accordingly; the other's side is left as it is. */
  match(u: number, v: number): void {
    const edge = this.edge(u, v);
    this.#mate[u] = this.#to[edge] as number;
    if (u <= this.size) return;
    const petal = this.#petalWith(u, this.#from[edge] as number);
    const way = this.#evenWay(u, petal);
    const petals = this.#petals[u] as number[];
    for (let i = 0; i < way; i += 1) this.match(petals[i] as number, petals[i ^ 1] as number);
    this.match(petal, v);
    this.#petals[u] = [...petals.slice(way), ...petals.slice(0, way)];
  }

  /** Makes a blossom of an odd cycle of outermost nodes, its base first, and gives its number. */
  contract(petals: number[]): number {
    const blossom = this.#freeNumber();
    this.#dual[blossom] = 0;
    this.#mate[blossom] = this.#mate[petals[0] as number] as number;
    this.#petals[blossom] = petals;
    this.#setOutermost(blossom, blossom);
    for (let x = 1; x <= this.#top; x += 1) {
      this.#weight[this.edge(blossom, x)] = 0;
      this.#weight[this.edge(x, blossom)] = 0;
    }
    const row = blossom * (this.size + 1);
    this.#within.fill(0, row, row + this.size + 1);
    for (const petal of petals) this.#joinPetal(blossom, petal);
    return blossom;
  }

  /** Takes a blossom apart that was entered by the edge from a vertex; there is an even way from its base to the petal entered. */
  open(
    blossom: number,
    enteredFrom: number,
  ): { readonly petals: readonly number[]; readonly entered: number } {
    for (const petal of this.#petals[blossom] as number[]) this.#setOutermost(petal, petal);
    const entry = this.#from[this.edge(blossom, enteredFrom)] as number;
    const entered = this.#evenWay(blossom, this.#petalWith(blossom, entry));
    this.#outermost[blossom] = 0;
    return { petals: this.#petals[blossom] as number[], entered };
  }

  #petalWith(blossom: number, vertex: number): number {
    return this.#within[blossom * (this.size + 1) + vertex] as number;
  }

  #setOutermost(x: number, blossom: number): void {
    this.#outermost[x] = blossom;
    if (x > this.size) for (const petal of this.#petals[x] as number[]) this.#setOutermost(petal, blossom);
  }

  /** The even way round a blossom from its base to a petal; turns the blossom round where that way is odd. */
  #evenWay(blossom: number, petal: number): number {
    const petals = this.#petals[blossom] as number[];
    const place = petals.indexOf(petal);
    if (place % 2 === 0) return place;
    this.#petals[blossom] = [petals[0] as number, ...petals.slice(1).reverse()];
    return petals.length - place;
  }

  #freeNumber(): number {
    let blossom = this.size + 1;
    while (blossom <= this.#top && this.outermost(blossom) !== 0) blossom += 1;
    this.#top = Math.max(this.#top, blossom);
    return blossom;
  }

  #joinPetal(blossom: number, petal: number): void {
    for (let x = 1; x <= this.#top; x += 1) {
      const own = this.edge(blossom, x);
      const its = this.edge(petal, x);
      if (this.#weight[own] !== 0 && this.distance(its) >= this.distance(own)) continue;
      this.#copyEdge(own, its);
      this.#copyEdge(this.edge(x, blossom), this.edge(x, petal));
    }
    for (let x = 1; x <= this.size; x += 1)
      if (this.#petalWith(petal, x) !== 0) this.#within[blossom * (this.size + 1) + x] = petal;
  }

  #copyEdge(to: number, from: number): void {
    this.#weight[to] = this.#weight[from] as number;
    this.#from[to] = this.#from[from] as number;
    this.#to[to] = this.#to[from] as number;
  }
}
