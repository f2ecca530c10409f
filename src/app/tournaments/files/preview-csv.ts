import { MOST_LINES } from '../bulk/run-lines';
import * as z from 'zod/mini';
import { oneOf } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { ok } from '../../kernel/use-case';
import { mapping, understood } from './columns';
import { csvKinds } from './csv-fields';
import { csvText, doubleNames, recordsOf } from './csv-lines';
import type { CsvPreview } from '../../kernel/generated/answers';

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

/**
 * Shows what the columns of a CSV file are taken for before anything is: the field of each heading, some cells of it, and what is
 * not understood. `importEntrants` and `importResults` take the same `columns`. Nothing is stored.
 */
export const previewCsv = operation({
  name: 'previewCsv',
  verb: 'none',
  route: 'POST /v1/tournaments/preview-csv',
  function: 'tournaments',
  answers: 'CsvPreview',
  graphql: { kind: 'query', input: 'PreviewCsvInput', inputDescription: 'The file.' },
  covers: ['F13'],

  input: z.strictObject({
    kind: oneOf('CsvKind', csvKinds, 'The content of the lines of the file.'),
    csv: csvText('lines'),
    columns: mapping,
  }),
  price: ({ csv }) => 1 + csv.length / 20_000,
  run: ({ kind, csv, columns: given }) => {
    const read = recordsOf(csv);
    if (!read.ok) return read;
    const { heads, records } = read.value;
    const { columns, faults } = understood(kind, heads, given);
    const tooMany =
      records.length > MOST_LINES ? [`has ${records.length} lines, and ${MOST_LINES} is the most`] : [];
    return ok<CsvPreview>({
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
      problems: [
        ...[...faults, ...(kind === 'ENTRANTS' ? doubleNames(columns, records) : [])].map(
          ({ message }) => message,
        ),
        ...tooMany,
      ],
    });
  },
});
