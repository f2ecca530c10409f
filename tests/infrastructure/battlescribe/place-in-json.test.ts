import fc from 'fast-check';
import { placeInJson } from '../../../src/infrastructure/battlescribe/roster-json';

const complaintOf = (text: string): string => {
  try {
    JSON.parse(text);
  } catch (error) {
    return placeInJson(text, error);
  }
  return 'is JSON';
};
const placeOf = (text: string): string => complaintOf(text).split(':')[0] ?? '';

it.each([
  ['[x]', 1, 2],
  ['{"a" 1}', 1, 6],
  ['{"a": 1,\n "b" "c"}', 2, 6],
  ['[', 1, 2],
  ['[1,\n]', 2, 1],
  ['{"a": 1,}', 1, 9],
  ['{,}', 1, 2],
  ['[1] x', 1, 5],
  ['["\\x"]', 1, 3],
  ['["a\n"]', 1, 4],
  ['"abc', 1, 5],
  ['[01]', 1, 2],
  ['{"a": {"b": [1, 2}}', 1, 18],
])('names the place where %j stops being JSON', (text, line, column) => {
  expect(placeOf(text)).toBe(`line ${line}, column ${column}`);
});

it('says what is wrong without repeating the file', () => {
  expect(complaintOf('[x]')).toBe("line 1, column 2: Unexpected token 'x'");
  expect(complaintOf('[')).toBe('line 1, column 2: Unexpected end of JSON input');
});

it('takes the place of a character that may stand nowhere, whatever comes before it', () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), (before, after) => {
      const text = `[${before}, @, ${after}]`;
      expect(placeOf(text)).toBe(`line 1, column ${before.length + 4}`);
    }),
  );
});
