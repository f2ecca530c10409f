import fc from 'fast-check';
import { seededDice, seededIntegers, shuffled } from '../../src/shared/seeded-random';

/** Published test vectors: the output of this method written independently in Python (hmac, hashlib, struct). */
describe('seeded random', () => {
  it('gives the published words', () => {
    const draw = seededIntegers('muster');
    expect(Array.from({ length: 24 }, () => draw(2 ** 32))).toEqual([
      3805937977, 3434322249, 1195045871, 545648810, 3714687612, 854403750, 4048560565, 452651104, 678232821,
      2807840504, 821705313, 966380727, 2599116465, 4157264490, 3266524620, 3537680101, 4181828246,
      1862542265, 2435429115, 2197568602, 3657363885, 194870713, 3406265707, 1625869335,
    ]);
  });

  it('throws away the words that would favour small numbers', () => {
    const draw = seededIntegers('muster');
    expect(Array.from({ length: 12 }, () => draw(2 ** 31 + 1))).toEqual([
      1195045871, 545648810, 854403750, 452651104, 678232821, 821705313, 966380727, 1862542265, 194870713,
      1625869335, 1105514554, 269686881,
    ]);
  });

  it.each([
    ['muster', 20, [2, 4, 6, 3, 1, 1, 2, 5, 4, 3, 4, 4, 4, 1, 1, 2, 3, 6, 4, 5]],
    ['Éowyn & Théoden', 12, [1, 4, 4, 3, 5, 5, 2, 2, 6, 3, 3, 1]],
    ['', 10, [2, 2, 5, 6, 4, 1, 4, 3, 5, 1]],
  ])('gives the published dice of "%s"', (seed, count, dice) => {
    expect(seededDice(seed, count, 6)).toEqual(dice);
  });

  it.each([
    [
      'muster',
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      [8, 5, 7, 9, 11, 4, 12, 15, 2, 13, 3, 1, 14, 6, 16, 10],
    ],
    ['round 1', ['A', 'B', 'C', 'D', 'E'], ['B', 'A', 'D', 'E', 'C']],
    ['any string; round 1 only', [1, 2, 3, 4, 5, 6, 7, 8], [1, 5, 3, 6, 8, 2, 4, 7]],
  ])('gives the published shuffle of "%s"', (seed, items, order) => {
    expect(shuffled<number | string>(items, seed)).toEqual(order);
  });

  it('shuffles without losing, doubling or changing the given list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 40 }), fc.string(), (items, seed) => {
        const given = [...items];
        expect([...shuffled(items, seed)].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
        expect(items).toEqual(given);
      }),
    );
  });

  it('stays within the range asked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (seed, below) => {
        const draw = seededIntegers(seed);
        for (let i = 0; i < 20; i += 1) {
          const drawn = draw(below);
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < below).toBe(true);
        }
      }),
    );
  });

  it('calls a range that nothing can be drawn from a bug', () => {
    expect(() => seededIntegers('muster')(0)).toThrow('Invariant broken');
  });
});
