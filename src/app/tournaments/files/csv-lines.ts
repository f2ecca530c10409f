import { sameName } from '../../../domain/tournaments/pairing/wishes';
import { boundedText } from '../../kernel/input';
import { type Fault, fault } from '../../kernel/faults';
import type { CsvPreview } from '../../kernel/generated/answers';
import { type Answer, invalidField, invalidInput, mapAnswer, ok } from '../../kernel/use-case';
import { type Line, MOST_LINES } from '../bulk/run-lines';
import { type Columns, columnsOf, mapping, understood } from './columns';
import { type CsvField, type CsvKind, LARGEST_CSV, MOST_COLUMNS } from './csv-fields';
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
const nameIn = ({ NAME, FIRST_NAME, LAST_NAME }: Cells): string | undefined =>
  NAME ?? ([FIRST_NAME, LAST_NAME].filter((part) => part !== undefined).join(' ') || undefined);

const numberIn = (cell: string | undefined): number | string | undefined =>
  cell !== undefined && /^\d+$/.test(cell) ? Number(cell) : cell;

/** A line as the fields of an entrant; an empty cell is left out, and anything odd is reported as it is. */
export const entrantOf = (cells: Cells): Readonly<Record<string, unknown>> => {
  const { MEMBERS, CLUB, REGION, HOUSEHOLD, SQUAD, ALIGNMENT, SEEDING, FIXED_TABLE } = cells;
  const given = {
    name: nameIn(cells),
    members: MEMBERS?.split('/').map((one) => one.trim()),
    club: CLUB,
    region: REGION,
    household: HOUSEHOLD,
    squad: SQUAD,
    alignment: ALIGNMENT?.toUpperCase(),
    seeding: numberIn(SEEDING),
    fixedTable: numberIn(FIXED_TABLE),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

/** The records of entrants whose name stands in an earlier line too. */
const doubleNames = (columns: Columns, records: readonly CsvRecord[]): readonly Fault[] => {
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
const recordsOf = (
  csv: string,
): Answer<{ readonly heads: readonly string[]; readonly records: readonly CsvRecord[] }> => {
  const [first, ...records] = readCsv(csv);
  const heads = (first?.cells ?? []).map((cell) => cell.trim());
  while (heads.at(-1) === '') heads.pop();
  return heads.length > MOST_COLUMNS
    ? invalidField('csv', 'TOO_LONG', `has ${heads.length} columns, and ${MOST_COLUMNS} is the most`)
    : ok({ heads, records });
};

/** A file, and what whoever sends it says of its columns. */
interface GivenCsv {
  readonly csv: string;
  readonly columns?: z.output<typeof mapping>;
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

/** The meaning of the columns of a file as far as it is understood, and every problem. */
export const previewOf = ({
  kind,
  csv,
  columns: given,
}: GivenCsv & { readonly kind: CsvKind }): Answer<CsvPreview> =>
  mapAnswer(recordsOf(csv), ({ heads, records }) => {
    const { columns, faults } = understood(kind, heads, given);
    const doubles = kind === 'ENTRANTS' ? doubleNames(columns, records) : [];
    const tooMany =
      records.length > MOST_LINES ? [`has ${records.length} lines, and ${MOST_LINES} is the most`] : [];
    return {
      kind,
      lines: records.length,
      columns: heads.map((heading, index) => ({
        column: index + 1,
        heading,
        field: columns[index] ?? null,
        samples: records
          .map(({ cells }) => (cells[index] ?? '').trim().slice(0, LONGEST_SAMPLE))
          .filter((cell) => cell !== '')
          .slice(0, SAMPLES),
      })),
      problems: [...[...faults, ...doubles].map(({ message }) => message), ...tooMany],
    };
  });

/** The lines of a file, each as an operation of its own; refused as a whole for what is wrong with its header line. */
export const linesOfCsv = (
  kind: CsvKind,
  { csv, columns: given }: GivenCsv,
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

/** The fields of an operation that reads a file of such lines, and their number, from which its price follows. */
export const csvImport = (of: string) => ({
  fields: { csv: csvText(of), columns: mapping },
  count: ({ csv }: GivenCsv) => Math.min(MOST_LINES, csv.split('\n').length),
});
