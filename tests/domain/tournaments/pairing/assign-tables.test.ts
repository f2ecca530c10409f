import fc from 'fast-check';
import { randomFrom } from './random-events';
import { spreadOverTerrain, assignTables } from '../../../../src/domain/tournaments/pairing/assign-tables';

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

describe('where tables must be repeated', () => {
  test('as few players as can be come back, after as few pairs: against every assignment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 2 ** 31 }), (count, seed) => {
        const random = randomFrom(seed);
        const players = Array.from({ length: count }, () =>
          Array.from({ length: count }, () => (random() < 0.75 ? 1 + Math.floor(random() * 2) : 0)),
        );
        const tables = assignTables(
          players.map((own) => ({
            has: (table) => own[table - 1]! > 0,
            players: (table) => own[table - 1]!,
          })),
        );
        const costOf = (assigned: readonly number[]): number =>
          assigned.reduce((sum, table, pair) => {
            const back = players[pair]![table - 1]!;
            return sum + (back > 0 ? 1000 + back : 0);
          }, 0);
        const all = players.map((_, index) => index + 1);
        expect([...tables].sort()).toEqual(all);
        expect(costOf(tables)).toBe(Math.min(...permutations(all).map(costOf)));
      }),
      { numRuns: 200, seed: 11 },
    );
  });

  test('terrain: together they come back to it as seldom as can be', () => {
    const terrain = ['woods', 'woods', 'ruins'];
    const played = [{ woods: 2 }, { ruins: 1 }, { woods: 1, ruins: 1 }] as const;
    const times = played.map((own) => ({
      times: (name: string) => (own as Record<string, number>)[name] ?? 0,
    }));
    // The first pair must have the ruins, which leaves the third one woods, once.
    expect(spreadOverTerrain(times, terrain)[0]).toBe(3);
    expect(spreadOverTerrain([], terrain)).toEqual([]);
    // A table without a named terrain is new to everybody.
    expect(spreadOverTerrain(times, ['woods'])[0]).not.toBe(1);
  });
});
