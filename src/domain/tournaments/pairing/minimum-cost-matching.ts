import { CELLS_A_STEP, countSteps } from '../../../shared/step-budget';
import { BlossomGraph } from './blossom-graph';

/** In the forest of a search: not reached, outer (even), inner (odd). */
const FREE = -1;
const OUTER = 0;
const INNER = 1;

/**
 * The alternating trees from every outermost node of a graph that is single, grown along tight edges until an edge joins two
 * trees: the path between their roots makes the matching one pair longer.
 */
class SearchForest {
  readonly #graph: BlossomGraph;
  readonly #label: Int8Array;
  /** The vertex that an inner node was reached from. */
  readonly #parent: Int32Array;
  /** The outer vertex nearest to a node; 0 where none is known. */
  readonly #slack: Int32Array;
  readonly #seen: Int32Array;
  #stamp = 0;
  /** Outer vertices whose edges have not been looked at. */
  #queue: number[] = [];

  constructor(graph: BlossomGraph) {
    this.#graph = graph;
    this.#label = new Int8Array(graph.width);
    this.#parent = new Int32Array(graph.width);
    this.#slack = new Int32Array(graph.width);
    this.#seen = new Int32Array(graph.width);
  }

  /** Grows trees from every single node until one pair more is made; false when there is none left. */
  grow(): boolean {
    const graph = this.#graph;
    this.#label.fill(FREE);
    this.#slack.fill(0);
    this.#queue = [];
    for (let x = 1; x <= graph.top; x += 1) {
      if (graph.outermost(x) !== x || graph.partner(x) !== 0) continue;
      this.#parent[x] = 0;
      this.#label[x] = OUTER;
      graph.addVertices(x, this.#queue);
    }
    if (this.#queue.length === 0) return false;
    for (;;) {
      if (this.#followQueue()) return true;
      countSteps(graph.top / CELLS_A_STEP);
      this.#moveDuals(this.#step());
      this.#queue = [];
      if (this.#followSlack()) return true;
      for (let b = graph.size + 1; b <= graph.top; b += 1)
        if (this.#isIn(b, INNER) && graph.dual(b) === 0) this.#open(b);
    }
  }

  #isIn(x: number, label: number): boolean {
    return this.#graph.outermost(x) === x && this.#label[x] === label;
  }

  /** The outer node two steps nearer to the root of an outer node's tree; 0 for the root. */
  #grandparent(x: number): number {
    const inner = this.#graph.partner(x);
    return inner === 0 ? 0 : this.#graph.outermost(this.#parent[inner] as number);
  }

  #offerSlack(u: number, x: number): void {
    const graph = this.#graph;
    const known = this.#slack[x] as number;
    if (known === 0 || graph.distance(graph.edge(u, x)) < graph.distance(graph.edge(known, x)))
      this.#slack[x] = u;
  }

  #findSlack(x: number): void {
    const graph = this.#graph;
    this.#slack[x] = 0;
    for (let u = 1; u <= graph.size; u += 1) {
      const node = graph.outermost(u);
      if (graph.hasEdge(graph.edge(u, x)) && node !== x && this.#label[node] === OUTER)
        this.#offerSlack(u, x);
    }
  }

  #augment(from: number, to: number): void {
    const graph = this.#graph;
    let [u, v] = [from, to];
    for (;;) {
      const next = graph.partner(u);
      graph.match(u, v);
      if (next === 0) return;
      const parent = graph.outermost(this.#parent[next] as number);
      graph.match(next, parent);
      [u, v] = [parent, next];
    }
  }

  /** The nearest node on both ways to the root; 0 where the nodes are in different trees. */
  #commonRoot(from: number, to: number): number {
    this.#stamp += 1;
    let [u, v] = [from, to];
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (this.#seen[u] === this.#stamp) return u;
        this.#seen[u] = this.#stamp;
        u = this.#grandparent(u);
      }
      [u, v] = [v, u];
    }
    return 0;
  }

  /** The petals from one end of the closing edge down to the base, which is left out; the inner ones become outer. */
  #petalsTo(base: number, end: number): readonly number[] {
    const petals: number[] = [];
    for (let x = end; x !== base; x = this.#grandparent(x)) {
      const inner = this.#graph.partner(x);
      petals.push(x, inner);
      this.#graph.addVertices(inner, this.#queue);
    }
    return petals;
  }

  #contract(u: number, base: number, v: number): void {
    const petals = [base, ...this.#petalsTo(base, u).toReversed(), ...this.#petalsTo(base, v)];
    const blossom = this.#graph.contract(petals);
    this.#label[blossom] = OUTER;
    this.#findSlack(blossom);
  }

  #open(blossom: number): void {
    const graph = this.#graph;
    const parent = this.#parent[blossom] as number;
    const { petals, entered } = graph.open(blossom, parent);
    for (let i = 0; i < entered; i += 2) {
      const [inner, outer] = [petals[i] as number, petals[i + 1] as number];
      this.#parent[inner] = graph.from(graph.edge(outer, inner));
      this.#label[inner] = INNER;
      this.#label[outer] = OUTER;
      this.#slack[inner] = 0;
      this.#findSlack(outer);
      graph.addVertices(outer, this.#queue);
    }
    const first = petals[entered] as number;
    this.#label[first] = INNER;
    this.#parent[first] = parent;
    for (const petal of petals.slice(entered + 1)) {
      this.#label[petal] = FREE;
      this.#findSlack(petal);
    }
  }

  /** Takes a free node into a tree, and the node it is matched with. */
  #reach(from: number, inner: number): void {
    this.#parent[inner] = from;
    this.#label[inner] = INNER;
    const outer = this.#graph.partner(inner);
    this.#slack[inner] = 0;
    this.#slack[outer] = 0;
    this.#label[outer] = OUTER;
    this.#graph.addVertices(outer, this.#queue);
  }

  /** True when the tight edge joined two trees: then one pair more has been made. */
  #follow(edge: number): boolean {
    const graph = this.#graph;
    const u = graph.outermost(graph.from(edge));
    const v = graph.outermost(graph.to(edge));
    if (this.#label[v] === FREE) this.#reach(graph.from(edge), v);
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
    const graph = this.#graph;
    const queue = this.#queue;
    for (let at = 0; at < queue.length; at += 1) {
      const u = queue[at] as number;
      if (this.#label[graph.outermost(u)] === INNER) continue;
      countSteps(graph.size / CELLS_A_STEP);
      for (let v = 1; v <= graph.size; v += 1) {
        const node = graph.outermost(v);
        if (graph.outermost(u) === node) continue;
        if (graph.vertexDistance(u, v) === 0) {
          if (this.#follow(graph.edge(u, v))) return true;
        } else this.#offerSlack(u, node);
      }
    }
    return false;
  }

  #followSlack(): boolean {
    const graph = this.#graph;
    for (let x = 1; x <= graph.top; x += 1) {
      const slack = this.#slack[x] as number;
      if (graph.outermost(x) !== x || slack === 0 || graph.outermost(slack) === x) continue;
      const edge = graph.edge(slack, x);
      if (graph.distance(edge) === 0 && this.#follow(edge)) return true;
    }
    return false;
  }

  /** How far the duals can move before an edge gets tight or a blossom opens. */
  #step(): number {
    const graph = this.#graph;
    let step = Number.POSITIVE_INFINITY;
    for (let b = graph.size + 1; b <= graph.top; b += 1)
      if (this.#isIn(b, INNER)) step = Math.min(step, graph.dual(b) / 2);
    for (let x = 1; x <= graph.top; x += 1) {
      const slack = this.#slack[x] as number;
      if (graph.outermost(x) !== x || slack === 0) continue;
      const distance = graph.distance(graph.edge(slack, x));
      if (this.#label[x] === FREE) step = Math.min(step, distance);
      else if (this.#label[x] === OUTER) step = Math.min(step, distance / 2);
    }
    return step;
  }

  #moveDuals(step: number): void {
    const graph = this.#graph;
    for (let u = 1; u <= graph.size; u += 1) {
      const label = this.#label[graph.outermost(u)];
      if (label === OUTER) graph.raiseDual(u, -step);
      else if (label === INNER) graph.raiseDual(u, step);
    }
    for (let b = graph.size + 1; b <= graph.top; b += 1)
      if (this.#isIn(b, OUTER)) graph.raiseDual(b, 2 * step);
      else if (this.#isIn(b, INNER)) graph.raiseDual(b, -2 * step);
  }
}

export interface Matching {
  /** The partner of each vertex. */
  readonly mates: readonly number[];
  /** A number for each vertex: those of two together are at most twice their cost, and as much for most of the pairs. */
  readonly potentials: readonly number[];
}

/**
 * A perfect matching of `size` vertices (an even number) of the least total cost in a complete graph; costs are whole, 0 to 1e12.
 * Edmonds' blossom algorithm with dual variables (J. Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", 1965;
 * Z. Galil, 1986), O(n^3). From `start`, a matching of lower costs scaled to these, it is much shorter.
 */
export const minimumCostMatching = (
  size: number,
  costOf: (a: number, b: number) => number,
  start?: Matching,
): Matching => {
  const graph = new BlossomGraph(size, costOf, start);
  const forest = new SearchForest(graph);
  while (forest.grow());
  return { mates: graph.partners(), potentials: graph.potentials() };
};
