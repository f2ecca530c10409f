/** One record of a CSV file: its cells, and the line of the file on which it begins, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/** The separator of cells: comma, semicolon or tab, whichever the header line has most of. */
const separatorOf = (text: string): string => {
  const head = text.split(/\r?\n/, 1)[0] ?? '';
  const count = (mark: string): number => head.split(mark).length - 1;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
};

/**
 * The records of a CSV file (RFC 4180) as spreadsheets write it: cells in quotes may hold separators, line breaks and doubled
 * quotes; a byte order mark and empty lines are passed over. A quote that is never closed reaches to the end of the file.
 */
export const readCsv = (file: string): readonly CsvRecord[] => {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startsAt = 1;
  const endCell = (): void => {
    cells.push(cell);
    cell = '';
  };
  const endRecord = (): void => {
    endCell();
    if (cells.some((one) => one.trim() !== '')) records.push({ line: startsAt, cells });
    cells = [];
    startsAt = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] as string;
    if (mark === '\n') line += 1;
    if (isQuoted) {
      if (mark !== '"') cell += mark;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (mark === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (mark === separator) endCell();
    else if (mark === '\n') endRecord();
    else if (mark !== '\r') cell += mark;
  }
  endRecord();
  return records;
};
