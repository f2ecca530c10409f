import * as z from 'zod/mini';
import { oneOf } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { mapping } from './columns';
import { csvKinds } from './csv-fields';
import { csvText, previewOf } from './csv-lines';

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
  run: previewOf,
});
