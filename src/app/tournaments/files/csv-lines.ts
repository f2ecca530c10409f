import { sameName } from '../../../domain/tournaments/pairing/wishes';
import { boundedText } from '../../kernel/input';
import { type Fault, fault } from '../../kernel/faults';
import { type Answer, invalidField, invalidInput, ok } from '../../kernel/use-case';
import { type Line, MOST_LINES } from '../bulk/run-lines';
import { type Columns, columnsOf, type mapping } from './columns';
import type { CsvField, CsvKind } from './csv-fields';
import { LARGEST_CSV, MOST_COLUMNS } from './file-limits';
import { type CsvRecord, readCsv } from './read-csv';
import type * as z from 'zod/mini';

export const csvText = (of: string) =>
  boundedText(
    [1, LARGEST_CSV],
    `The file as text: cells separated by comma, semicolon or tab; at most ${MOST_LINES} ${of}.`,
  );

/** A record of a file by its fields: trimmed, without empty ones. */
export type Cells = { readonly [Field in CsvField]?: string };

const cellsOf = (columns: Columns, { cells }: CsvRecord): Cells =>
  Object.fromEntries(
    columns.flatMap((field, index) => {
      const cell = (cells[index] ?? '').trim();
      return field === null || cell === '' ? [] : [[field, cell]];
    }),
  );

/** The name of an entrant: whole, or made of its parts. */
export const nameIn = ({ NAME, FIRST_NAME, LAST_NAME }: Cells): string | undefined =>
  NAME ?? ([FIRST_NAME, LAST_NAME].filter((part) => part !== undefined).join(' ') || undefined);

/** The records of entrants whose name stands in an earlier line too. */
export const doubleNames = (columns: Columns, records: readonly CsvRecord[]): readonly Fault[] => {
  const seen = new Map<string, number>();
  return records.flatMap((record): readonly Fault[] => {
    const name = nameIn(cellsOf(columns, record));
    if (name === undefined) return [];
    const before = seen.get(sameName(name));
    if (before !== undefined)
      return [fault('csv', 'DUPLICATE', `line ${record.line}: "${name.slice(0, 60)}" stands in line ${before} too`)]; // prettier-ignore
    seen.set(sameName(name), record.line);
    return [];
  });
};

/** The header line and the records of a file, if it is not too wide. */
export const recordsOf = (
  csv: string,
): Answer<{ readonly heads: readonly string[]; readonly records: readonly CsvRecord[] }> => {
  const [first, ...records] = readCsv(csv);
  const heads = (first?.cells ?? []).map((cell) => cell.trim());
  while (heads.at(-1) === '') heads.pop();
  return heads.length > MOST_COLUMNS
    ? invalidField('csv', 'TOO_LONG', `has ${heads.length} columns, and ${MOST_COLUMNS} is the most`)
    : ok({ heads, records });
};

/** The lines of a file, each as an operation of its own; refused as a whole for what is wrong with its header line. */
export const linesOfCsv = (
  kind: CsvKind,
  { csv, columns: given }: { readonly csv: string; readonly columns?: z.output<typeof mapping> },
  lineOf: (cells: Cells, record: CsvRecord) => Omit<Line, 'line'>,
): Answer<readonly Line[]> => {
  const read = recordsOf(csv);
  if (!read.ok) return read;
  const { heads, records } = read.value;
  const columns = columnsOf(kind, heads, given);
  if (!columns.ok) return columns;
  if (records.length === 0 || records.length > MOST_LINES)
    return invalidField(
      'csv',
      records.length === 0 ? 'TOO_SHORT' : 'TOO_LONG',
      `must have 1 to ${MOST_LINES} lines below the header line, not ${records.length}`,
    );
  const doubles = kind === 'ENTRANTS' ? doubleNames(columns.value, records) : [];
  if (doubles.length > 0) return invalidInput(doubles);
  return ok(
    records.map((record): Line => {
      const own = lineOf(cellsOf(columns.value, record), record);
      const isTooLong = record.cells.slice(heads.length).some((cell) => cell.trim() !== '');
      return {
        line: record.line,
        ...own,
        run: (context) =>
          isTooLong
            ? invalidField(
                '',
                'TOO_LONG',
                `has ${record.cells.length} cells, and the header line has ${heads.length}: put cells with a separator in quotes`,
              )
            : own.run(context),
      };
    }),
  );
};
