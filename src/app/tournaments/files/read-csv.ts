import { parse } from 'papaparse';

/** One record of a CSV file: its cells, and the line of the file on which it begins, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/** The separator of cells: comma, semicolon or tab, whichever the header line has most of. */
const separatorOf = (text: string): string => {
  const head = text.trimStart().split('\n', 1)[0] ?? '';
  const count = (mark: string): number => head.split(mark).length - 1;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
};

/** Sheets of this service and of spreadsheets keep a cell from running as a formula by an apostrophe before it. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/, '');

/**
 * The records of a CSV file (RFC 4180) as spreadsheets write it: cells in quotes may hold separators, line breaks and doubled
 * quotes; a byte order mark and empty lines are passed over. A quote that is never closed reaches to the end of the file.
 */
export const readCsv = (file: string): readonly CsvRecord[] => {
  const text = (file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file).replaceAll(/\r\n?/g, '\n');
  const records: CsvRecord[] = [];
  let line = 1;
  let from = 0;
  parse<readonly string[]>(text, {
    delimiter: separatorOf(text),
    newline: '\n',
    step: ({ data, meta: { cursor } }) => {
      const cells = data.map(withoutGuard);
      if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
      for (let at = from; at < cursor; at += 1) if (text[at] === '\n') line += 1;
      from = cursor;
    },
  });
  return records;
};
