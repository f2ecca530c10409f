import { seatOf, slipCode } from '../../../src/interfaces/web/slip-code';

const shire = 'aO3lQ9sWmZ81kTb2Yc7d';
const gondor = 'Xy7PQ9sWmZ81kTb2Yc7d';

describe('the code of a result slip', () => {
  it('is short, in capitals, without letters that look like digits', () => {
    expect(slipCode({ tournament: shire, round: 2, table: 13 })).toBe('A031-2-13');
    expect(slipCode({ tournament: gondor, round: 30, table: 4000 })).toBe('XY7P-30-4000');
  });

  it.each(['A031-2-13', 'a031 2 13', 'aO3l - 2 - 13', ' AO3I.2.13 '])(
    'is found as people type it: %s',
    (code) => {
      expect(seatOf(code, [gondor, shire])).toEqual({ tournament: shire, round: 2, table: 13 });
    },
  );

  it.each(['', 'A031', 'A031-2', 'A031213', 'B031-2-13', 'A031-2-13-1', 'A031-2-x'])(
    'means nothing where it is no code of these events: "%s"',
    (code) => {
      expect(seatOf(code, [gondor, shire])).toBeUndefined();
    },
  );
});
