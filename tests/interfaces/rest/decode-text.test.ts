import { decodeText } from '../../../src/interfaces/http/decode-input';
import type { TextKind } from '../../../src/interfaces/rest/routes';

describe('the text of an address', () => {
  it.each<[TextKind, string, unknown]>([
    ['integer', '4', 4],
    ['integer', '-3', -3],
    ['integer', '-0', 0],
    ['integer', '007', 7],
    ['integer', '', ''],
    ['integer', '-', '-'],
    ['integer', ' 4', ' 4'],
    ['integer', '4.0', '4.0'],
    ['integer', '1e3', '1e3'],
    ['integer', '0x10', '0x10'],
    ['integer', 'Infinity', 'Infinity'],
    ['integer', '٤', '٤'],
    ['integers', '12', 12],
    ['number', '2.5', 2.5],
    ['number', '-0.25', -0.25],
    ['number', '3', 3],
    ['number', '.5', '.5'],
    ['number', '5.', 5],
    ['number', '1.2.3', '1.2.3'],
    ['number', '1.-2', '1.-2'],
    ['number', 'NaN', 'NaN'],
    ['boolean', 'true', true],
    ['boolean', 'false', false],
    ['boolean', 'TRUE', 'TRUE'],
    ['boolean', '1', '1'],
    ['text', '4', '4'],
    ['texts', 'true', 'true'],
  ])('of kind %s: %j', (kind, text, value) => {
    expect(decodeText(kind, text)).toBe(value);
  });
});
