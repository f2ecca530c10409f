import fc from 'fast-check';
import { MaximumMatching } from '../../../../src/domain/tournaments/pairing/maximum-matching';
import { fewestRematches } from './oracles';
import { randomFrom } from './random-events';
import { cases } from '../../../cases';

type Edges = ReadonlySet<string>;
const edgeName = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** The graph with just these edges, as the matching wants it: by what may not be paired. */
const matchingOf = (vertices: readonly number[], edges: Edges): MaximumMatching =>
  new MaximumMatching(vertices, (v) => vertices.filter((w) => !edges.has(edgeName(v, w))));

/** By linear algebra: the most pairs among the vertices, one made up without edges filling an odd number. */
const mostPairs = (vertices: readonly number[], edges: Edges): number => {
  const even = vertices.length % 2 === 0 ? vertices : [...vertices, -1];
  return even.length / 2 - fewestRematches(even, (a, b) => !edges.has(edgeName(a, b)));
};

const without = (vertices: readonly number[], vertex: number): readonly number[] =>
  vertices.filter((other) => other !== vertex);

/** Which vertices can be spared, by definition: as many pairs without it. */
const sparable = (vertices: readonly number[], edges: Edges): readonly number[] =>
  vertices.filter((vertex) => mostPairs(without(vertices, vertex), edges) === mostPairs(vertices, edges));

describe('what a largest set of pairs can do without', () => {
  test('nobody of a path of four, either end of a path of three', () => {
    const four = matchingOf([1, 2, 3, 4], new Set(['1-2', '2-3', '3-4']));
    expect([1, 2, 3, 4].filter((vertex) => four.canSpare(vertex))).toEqual([]);
    const three = matchingOf([1, 2, 3], new Set(['1-2', '2-3']));
    expect([1, 2, 3].filter((vertex) => three.canSpare(vertex))).toEqual([1, 3]);
  });

  test('anyone of an odd cycle, and through it what hangs on it', () => {
    // A cycle of five with a tail 5-6-7: only seen when the cycle is taken as one.
    const edges = new Set(['1-2', '2-3', '3-4', '4-5', '1-5', '5-6', '6-7']);
    const pairs = matchingOf([1, 2, 3, 4, 5, 6, 7], edges);
    expect([1, 2, 3, 4, 5, 6, 7].filter((vertex) => pairs.canSpare(vertex))).toEqual([1, 2, 3, 4, 5, 7]);
  });

  test('random sparse graphs, full of odd cycles, vertices taken out one by one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 16 }),
        fc.double({ min: 0.05, max: 0.6, noNaN: true }),
        fc.integer({ min: 0, max: 2 ** 31 }),
        (size, density, seed) => {
          const random = randomFrom(seed);
          let left: readonly number[] = Array.from({ length: size }, (_, index) => index * 3 + 2);
          const edges = new Set(
            left.flatMap((a) => left.filter((b) => b > a && random() < density).map((b) => edgeName(a, b))),
          );
          const pairs = matchingOf(left, edges);
          while (left.length > 0) {
            expect(left.filter((vertex) => pairs.canSpare(vertex))).toEqual(sparable(left, edges));
            const gone = left[Math.floor(random() * left.length)]!;
            pairs.remove(gone);
            left = without(left, gone);
          }
        },
      ),
      { numRuns: cases(150) },
    );
  });

  test('graphs without any edge, and without any vertex', () => {
    const lonely = matchingOf([4, 9], new Set());
    expect([lonely.canSpare(4), lonely.canSpare(9)]).toEqual([true, true]);
    expect(() => matchingOf([], new Set())).not.toThrow();
  });
});
