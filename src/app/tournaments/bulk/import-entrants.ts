import { boundedText } from '../../kernel/input';
import { organisers } from '../../../domain/tournaments/event/role';
import { type Fault, fault } from '../../kernel/faults';
import { registerEntrant } from '../entrants/register-entrant';
import { checkInput, invalidInput, invalidField, ok } from '../../kernel/use-case';
import { type CsvRecord, readCsv } from './read-csv';
import { type Line, MOST_LINES, bulkOperation } from './run-lines';

const LARGEST_FILE = 200_000;

/** The columns of the file, by the names of their fields. */
const columns = ['name', 'members', 'club', 'region', 'household', 'squad', 'alignment', 'seeding'] as const;
type Column = (typeof columns)[number];

const isColumn = (name: string): name is Column => (columns as readonly string[]).includes(name);

const headFaults = (head: readonly string[]): readonly Fault[] => [
  ...head.flatMap((name, index): readonly Fault[] =>
    isColumn(name)
      ? head.indexOf(name) === index
        ? []
        : [{ path: 'csv', code: 'DUPLICATE', message: `line 1: the column ${name} occurs twice` }]
      : [
          fault(
            'csv',
            'UNKNOWN_FIELD',
            `line 1: "${name.slice(0, 40)}" is not a column; known are ${columns.join(', ')}`,
          ),
        ],
  ),
  ...(head.includes('name')
    ? []
    : [{ path: 'csv', code: 'REQUIRED' as const, message: 'line 1: a column name is required' }]),
];

/** A cell as the field takes it; an empty one is left out. */
const valueOf = (column: Column, cell: string): unknown => {
  if (column === 'members') return cell.split('/').map((one) => one.trim());
  if (column === 'alignment') return cell.toUpperCase();
  // Anything else is reported as it is.
  if (column === 'seeding') return /^\d+$/.test(cell) ? Number(cell) : cell;
  return cell;
};

const entrantOf = (head: readonly Column[], { cells }: CsvRecord): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    head.flatMap((column, index) => {
      const cell = (cells[index] ?? '').trim();
      return cell === '' ? [] : [[column, valueOf(column, cell)]];
    }),
  );

const lineOf = (tournament: string, head: readonly Column[], record: CsvRecord): Line => {
  const { line, cells } = record;
  const entrant = entrantOf(head, record);
  return {
    line,
    content: entrant,
    run: (context) => {
      if (cells.length > head.length)
        return invalidField(
          '',
          'TOO_LONG',
          `has ${cells.length} cells, and the header line has ${head.length}: put cells with a separator in quotes`,
        );
      const checked = checkInput(registerEntrant.input, { tournament, ...entrant });
      return checked.ok ? registerEntrant.run(checked.value, context) : checked;
    },
  };
};

/**
 * Registers the entrants of a CSV file: a header line with the names of the columns (`name`, `members` separated by `/`, `club`,
 * `region`, `household`, `squad`, `alignment`, `seeding`), then a line for each entrant. The report names each line of the file and every fault in it; a
 * dry run shows what would happen. Send a corrected file with the same key: nobody is registered twice.
 */
export const importEntrants = bulkOperation({
  name: 'importEntrants',
  route: 'POST /v1/tournaments/{tournament}/entrants/import',
  graphql: { input: 'ImportEntrantsInput', inputDescription: 'The file.' },
  who: organisers,

  fields: {
    csv: boundedText(
      [1, LARGEST_FILE],
      'The file as text: cells separated by comma, semicolon or tab; at most 200 entrants.',
    ),
  },
  count: ({ csv }) => Math.min(MOST_LINES, csv.split('\n').length),
  linesOf: ({ tournament, csv }) => {
    const [first, ...records] = readCsv(csv);
    const head = (first?.cells ?? []).map((cell) => cell.trim().toLowerCase());
    const faults = headFaults(head);
    if (faults.length > 0) return invalidInput(faults);
    if (records.length === 0 || records.length > MOST_LINES)
      return invalidField(
        'csv',
        records.length === 0 ? 'TOO_SHORT' : 'TOO_LONG',
        `must have 1 to ${MOST_LINES} lines below the header line, not ${records.length}`,
      );
    const known = head.filter(isColumn);
    return ok(records.map((record) => lineOf(tournament, known, record)));
  },
});
