import fc from 'fast-check';
import { assignTables } from '../../../src/tournaments/pairing/assign-tables';

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

const repeats = (tables: readonly number[], played: readonly ReadonlySet<number>[]): number =>
  tables.filter((table, pair) => played[pair]?.has(table)).length;

describe('tables that nobody has sat at', () => {
  it('go in order where nobody has sat anywhere', () => {
    expect(assignTables([new Set(), new Set(), new Set()])).toEqual([1, 2, 3]);
  });

  it('move an earlier pair where only that helps', () => {
    expect(assignTables([new Set<number>(), new Set([2])])).toEqual([2, 1]);
  });

  it('are repeated as seldom as any assignment repeats them', () => {
    const field = fc
      .integer({ min: 1, max: 6 })
      .chain((count) =>
        fc.array(fc.uniqueArray(fc.integer({ min: 1, max: count })), { minLength: count, maxLength: count }),
      );
    fc.assert(
      fc.property(field, (lists) => {
        const played = lists.map((list) => new Set(list));
        const tables = assignTables(played);
        const all = played.map((_, index) => index + 1);
        expect([...tables].sort()).toEqual(all);
        const fewest = Math.min(...permutations(all).map((one) => repeats(one, played)));
        expect(repeats(tables, played)).toBe(fewest);
      }),
    );
  });
});
