import fc from 'fast-check';
import { readTrf } from '../../../../src/domain/tournaments/trf/read-trf';
import { pointsText, writeTrf } from '../../../../src/domain/tournaments/trf/write-trf';
import { example16, example26 } from './example-files';

const read = (text: string) => {
  const file = readTrf(text);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value;
};
const faults = (text: string) => {
  const file = readTrf(text);
  return file.ok ? [] : file.error;
};

it.each([
  ['TRF16', example16],
  ['TRF26', example26],
])('reads and writes an example of %s without loss', (_, text) => {
  const file = read(text);
  expect(read(writeTrf(file))).toEqual(file);
  expect(writeTrf(file).split('\r\n').toSorted()).toEqual(text.split('\r\n').toSorted());
});

it('reads each field in its columns', () => {
  const file = read(example16);
  expect(file).toMatchObject({ version: 16, rounds: 4, points: null, byes: [], others: [] });
  expect(file.forbidden).toEqual([{ from: 1, to: 30, players: [1, 5] }]);
  expect(file.players[0]).toEqual({
    number: 1,
    sex: 'w',
    title: 'WFM',
    name: 'Berg, Carla van den',
    rating: 2105,
    federation: 'NED',
    id: '1000001',
    birth: '1990/05/17',
    points: 25,
    rank: 1,
    rounds: [
      { opponent: 4, colour: 'w', result: '1' },
      { opponent: 2, colour: 'b', result: '=' },
      { opponent: 3, colour: 'w', result: '1' },
    ],
  });
  expect(file.players[2]?.rounds[1]).toEqual({ opponent: 0, colour: '-', result: 'H' });
  expect(read(example26)).toMatchObject({
    version: 26,
    rounds: 3,
    points: { W: 30, D: 10, L: 0, A: 0, P: 30 },
    byes: [{ kind: 'H', round: 3, players: [3, 4] }],
    forbidden: [{ from: 1, to: 3, players: [1, 4] }],
  });
});

it('takes points of 2016, a byte order mark, bare line feeds and letters in either case', () => {
  const text = `\uFEFF${example16.replaceAll('\r\n', '\n').replace('0000 - H', '0000 - h')}XXS W=3 D=1\n`;
  expect(read(text)).toMatchObject({ points: { W: 30, D: 10, L: 0, A: 0, P: 30 } });
});

it('names the line and the columns of each fault', () => {
  const [player = ''] = example16.split('\r\n').filter((line) => line.startsWith('001    1'));
  const wrong = (from: number, text: string): string =>
    player.slice(0, from - 1) + text + player.slice(from - 1 + text.length);
  expect(faults(wrong(5, 'abcd'))).toEqual([
    { line: 1, message: 'columns 5 to 8: a starting number from 1 to 4096 is needed, not "abcd"' },
  ]);
  expect(faults(wrong(99, '?'))).toEqual([
    { line: 1, message: 'round 1: the result is "?", not one of 1=0WDL+-HFUZ ' },
  ]);
  expect(faults(wrong(99, 'H'))).toEqual([
    { line: 1, message: 'round 1: the result is "H", a bye, with an opponent' },
  ]);
  expect(faults(wrong(97, 'x'))).toEqual([{ line: 1, message: 'round 1: the colour is "x", not w, b or -' }]);
  expect(faults(wrong(81, 'two '))).toEqual([{ line: 1, message: 'columns 81 to 84: the points are "two"' }]);
  expect(faults(`${player}\n${player}`)).toEqual([
    { line: 2, message: 'the starting number 1 stands twice' },
  ]);
  expect(faults('012 Nobody')).toEqual([{ line: 0, message: 'has no player: a line that begins with 001' }]);
  expect(faults(`${player}\n142 many`)).toEqual([{ line: 2, message: '"142 many" is not as 142 has it' }]);
  expect(faults(`${player}\n${'\n'.repeat(13_000)}`)).toEqual([
    { line: 0, message: 'has 13002 lines, and 12288 is the most' },
  ]);
});

it.each([
  [25, '2.5'],
  [0, '0.0'],
  [-10, '-1.0'],
  [1200, '120'],
  [1205, '120.5'],
])('writes %i tenths as %s', (tenths, text) => {
  expect(pointsText(tenths)).toBe(text);
});

it('never throws, whatever it reads', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
      expect(typeof readTrf(text).ok).toBe('boolean');
      expect(typeof readTrf(`001${text}`).ok).toBe('boolean');
    }),
    { numRuns: 300 },
  );
});
