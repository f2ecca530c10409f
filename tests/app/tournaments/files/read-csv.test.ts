import { readCsv } from '../../../../src/app/tournaments/files/read-csv';

const cells = (text: string) => readCsv(text).map((record) => record.cells);

describe('a CSV file', () => {
  it.each([
    ['name,club\nAnn,Rohan\n', [['name', 'club'], ['Ann', 'Rohan']]],
    ['\uFEFFname;club\r\nAnn;Rohan', [['name', 'club'], ['Ann', 'Rohan']]],
    ['name\tclub\nAnn\t', [['name', 'club'], ['Ann', '']]],
    ['name,club\n"Smith, Ann","The ""Green"" Dragon"', [['name', 'club'], ['Smith, Ann', 'The "Green" Dragon']]],
    ['name\n"two\nlines"', [['name'], ['two\nlines']]],
    ['name\n"never closed', [['name'], ['never closed']]],
    ['', []],
    ['\n\n', []],
  ])('%j', (text, expected) => expect(cells(text)).toEqual(expected)); // prettier-ignore

  it('names the line on which a record begins', () => {
    expect(readCsv('name\n\n"a\nb"\nc').map(({ line }) => line)).toEqual([1, 3, 5]);
  });
});
