import fc from 'fast-check';
import { minimumCostMatching } from '../../../../src/domain/tournaments/pairing/minimum-cost-matching';
import { everyPairing } from './oracles';
import { randomFrom } from './random-events';
import { cases } from '../../../cases';

/** A symmetric table of costs, few different ones, so that ties and blossoms arise. */
const randomCosts = (size: number, seed: number, different: number) => {
  const random = randomFrom(seed);
  const costs = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (let a = 0; a < size; a += 1)
    for (let b = a + 1; b < size; b += 1) {
      const cost = Math.floor(random() * different) * (random() < 0.5 ? 1 : 1000);
      costs[a]![b] = cost;
      costs[b]![a] = cost;
    }
  return (a: number, b: number) => costs[a]![b]!;
};

const totalOf = (mates: readonly number[], costOf: (a: number, b: number) => number): number =>
  mates.reduce((sum, mate, vertex) => (vertex < mate ? sum + costOf(vertex, mate) : sum), 0);

describe('a perfect matching of the least cost', () => {
  test('as cheap as the cheapest of all pairings, fields of up to ten', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.integer({ min: 1, max: 6 }),
        (half, seed, different) => {
          const size = 2 * half;
          const costOf = randomCosts(size, seed, different);
          const { mates } = minimumCostMatching(size, costOf);
          mates.forEach((mate, vertex) => expect(mates[mate]).toBe(vertex));
          const all = Array.from({ length: size }, (_, index) => index);
          let least = Number.POSITIVE_INFINITY;
          for (const pairs of everyPairing(all))
            least = Math.min(
              least,
              pairs.reduce((sum, [a, b]) => sum + costOf(a, b), 0),
            );
          expect(totalOf(mates, costOf)).toBe(least);
        },
      ),
      { numRuns: cases(500), seed: 20 },
    );
  });

  test('an odd ring of cheap edges cannot be used up: two rings of three and a dear bridge', () => {
    const cheap = new Set(['0 1', '1 2', '0 2', '3 4', '4 5', '3 5']);
    const costOf = (a: number, b: number): number =>
      cheap.has(`${Math.min(a, b)} ${Math.max(a, b)}`) ? 1 : 50;
    expect(totalOf(minimumCostMatching(6, costOf).mates, costOf)).toBe(52);
  });

  test('nobody has nobody to match', () => {
    expect(minimumCostMatching(0, () => 0).mates).toEqual([]);
  });
});
