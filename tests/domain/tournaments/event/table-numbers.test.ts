import type { StoredTable } from '../../../../src/domain/tournaments/event/facts';
import { inFixedPlaces, withTableNumbers } from '../../../../src/domain/tournaments/event/table-numbers';
import type { Tournament } from '../../../../src/domain/tournaments/event/tournament';

const table = (first: number, second: number): StoredTable => [
  first,
  second,
  'BY_RANK' as StoredTable[2],
  '',
];
const tables = [table(1, 2), table(3, 4), table(5, 6), table(7, 8)];

/** Eight players in a hall whose tables begin at `firstTable`; `fixed` has the table of some. */
const event = (firstTable: number, fixed: Readonly<Record<number, number>> = {}) =>
  ({
    head: { facts: { firstTable } },
    entrants: Array.from({ length: 9 }, (_, index) => ({
      number: index + 1,
      facts: { fixedTable: fixed[index + 1] ?? null },
    })),
    rounds: [],
  }) as unknown as Tournament;

const firsts = (list: readonly StoredTable[]) => list.map(([first]) => first);

describe('the numbers on the tables', () => {
  it('begin where the event says', () => {
    const at = (firstTable: number, unpaired: readonly [9, 'SPARE'] | null = null) =>
      withTableNumbers(event(firstTable), { round: 1 }, { tables, unpaired: unpaired as never }).numbers;
    expect(at(1)).toBeUndefined();
    expect(at(21)).toEqual([21, 22, 23, 24]);
    expect(at(21, [9, 'SPARE'])).toEqual([21, 22, 23, 24, 25]);
  });

  it('put whoever has a fixed table there, and the others in their order around it', () => {
    const hall = event(1, { 1: 3, 6: 2 });
    expect(firsts(inFixedPlaces(hall, tables))).toEqual([3, 5, 1, 7]);
    expect(
      withTableNumbers(hall, { round: 1 }, { tables: inFixedPlaces(hall, tables), unpaired: null }).numbers,
    ).toBeUndefined();
  });

  it('leave a fixed table beyond the others where it stands', () => {
    const hall = event(1, { 3: 40 });
    const seats = { tables: inFixedPlaces(hall, tables), unpaired: null };
    const { numbers } = withTableNumbers(hall, { round: 1 }, seats);
    expect([firsts(seats.tables), numbers]).toEqual([
      [1, 3, 5, 7],
      [1, 40, 2, 3],
    ]);
  });

  it('give the table of the first side where two with fixed tables meet, and the first game a table that two want', () => {
    expect(
      withTableNumbers(event(1, { 1: 9, 2: 8 }), { round: 1 }, { tables, unpaired: null }).numbers,
    ).toEqual([9, 1, 2, 3]);
    expect(
      withTableNumbers(event(1, { 1: 9, 3: 9 }), { round: 1 }, { tables, unpaired: null }).numbers,
    ).toEqual([9, 1, 2, 3]);
  });

  it('stay for tables that are known', () => {
    const known = [7, undefined, 1, 2];
    expect(
      withTableNumbers(event(1, { 3: 7 }), { round: 1, known }, { tables, unpaired: null }).numbers,
    ).toEqual([7, 3, 1, 2]);
  });
});
