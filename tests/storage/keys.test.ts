import type { Address } from '../../src/app/tournaments/store';
import { addressOf, keyOf, standingsRange } from '../../src/storage/keys';

const rows: readonly (readonly [Address, string])[] = [
  [{ item: 'HEAD', tournament: 'abc' }, 'HEAD'],
  [{ item: 'ENTRANT', tournament: 'abc', number: 7 }, 'ENTRANT#0007'],
  [{ item: 'ROUND', tournament: 'abc', round: 2 }, 'ROUND#02'],
  [{ item: 'RESULT', tournament: 'abc', round: 2, table: 13 }, 'ROUND#02#0013'],
];

describe('keys', () => {
  it.each(rows)('of %j', (address, sk) => {
    expect(keyOf(address)).toEqual({ pk: 'TOURNAMENT#abc', sk });
    expect(addressOf({ pk: 'TOURNAMENT#abc', sk })).toEqual(address);
  });

  it('of another kind have no address', () => {
    expect(addressOf({ pk: 'TOURNAMENT#abc', sk: 'ARMY#0007' })).toBeUndefined();
  });

  it('lie in the range that standings read, armies beside it', () => {
    const { from, to } = standingsRange('abc');
    for (const [, sk] of rows) expect(sk >= from && sk <= to).toBe(true);
    expect('ARMY#0007' < from).toBe(true);
  });
});
