import type {
  PlayerNumber,
  RoundNumber,
  TableNumber,
} from '../../../../src/domain/tournaments/event/numbers';
import { entrantId } from '../../../../src/domain/tournaments/event/record';
import { entrantsAt } from '../../../../src/domain/tournaments/event/tournament';

const facts = {
  tables: [[7, 4, 'RANKED', 'ranked 1 v 2'] as const],
  unpaired: null,
  seed: null,
  roundsWithoutRematch: 0,
  basis: '1',
  note: null,
  started: true,
};
const player: PlayerNumber = 7;
const round: RoundNumber = 1;
const table: TableNumber = 1;

/** The compiler is what is tested here: a line without its error would not compile. */
describe('the number of one kind', () => {
  it('is taken where that kind is asked for, and a bare one too', () => {
    expect([entrantId(player), entrantId(7)]).toEqual(['e7', 'e7']);
    expect([entrantsAt(facts, table), entrantsAt(facts, 1)]).toEqual([
      [7, 4],
      [7, 4],
    ]);
  });

  it('is not taken where another kind is asked for', () => {
    // @ts-expect-error a table's number names no entrant
    expect(entrantId(table)).toBe('e1');
    // @ts-expect-error a round's number names no table
    expect(entrantsAt(facts, round)).toEqual([7, 4]);
  });
});
