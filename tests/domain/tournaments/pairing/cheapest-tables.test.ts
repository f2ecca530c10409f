import fc from 'fast-check';
import { firstCheapestTables } from '../../../../src/domain/tournaments/pairing/cheapest-tables';
import { type CostOf, costLevels, weightOf } from '../../../../src/domain/tournaments/pairing/pair-cost';
import { pairExactly } from '../../../../src/domain/tournaments/pairing/pair-exactly';
import { everyPairing } from './oracles';
import { randomFrom } from './random-events';
import { cases } from '../../../cases';

const placesOf = (size: number): readonly number[] => Array.from({ length: size }, (_, index) => index);

/** Random costs of which some break nothing and others several levels. */
const randomCosts = (size: number, seed: number, share: number): CostOf => {
  const random = randomFrom(seed);
  const costs = placesOf(size).map(() =>
    placesOf(size).map(() =>
      costLevels.reduce(
        (sum, level) => (random() < share ? sum + weightOf[level] * (1 + Math.floor(random() * 2)) : sum),
        0,
      ),
    ),
  );
  return (a, b) => costs[Math.min(a, b)]![Math.max(a, b)]!;
};

const totalOf = (tables: readonly (readonly [number, number])[], costOf: CostOf): number =>
  tables.reduce((sum, [a, b]) => sum + costOf(a, b), 0);

describe('the first by rank of the cheapest pairings, several tables at a time', () => {
  test('as by enumeration, fields of up to ten', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.constantFrom(0.1, 0.3, 0.6),
        (half, seed, share) => {
          const costOf = randomCosts(2 * half, seed, share);
          let best: readonly (readonly [number, number])[] = [];
          let least = Number.POSITIVE_INFINITY;
          for (const pairs of everyPairing(placesOf(2 * half)))
            if (totalOf(pairs, costOf) < least) [best, least] = [pairs, totalOf(pairs, costOf)];
          const tables = firstCheapestTables(placesOf(2 * half), costOf);
          // It ends where the rest costs nothing.
          expect(tables).toEqual(best.slice(0, tables.length));
          expect(totalOf(tables, costOf)).toBe(least);
        },
      ),
      { numRuns: cases(400), seed: 39 },
    );
  });

  test('as by trying every opponent, fields of 12 to 64', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 32 }),
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.constantFrom(0.02, 0.1, 0.2, 0.5),
        (half, seed, share) => {
          const costOf = randomCosts(2 * half, seed, share);
          const tables = firstCheapestTables(placesOf(2 * half), costOf);
          const tried = pairExactly(placesOf(2 * half), costOf).map(({ positions }) => positions);
          expect(tables).toEqual(tried.slice(0, tables.length));
        },
      ),
      { numRuns: cases(60), seed: 3964 },
    );
  });
});
