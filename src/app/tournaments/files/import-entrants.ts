import { organisers } from '../../../domain/tournaments/event/role';
import { registerOnce } from '../entrants/register-entrant';
import { checkInput } from '../../kernel/use-case';
import { MOST_LINES, bulkOperation } from '../bulk/run-lines';
import { mapping } from './columns';
import { type Cells, csvText, linesOfCsv, nameIn } from './csv-lines';

const numberIn = (cell: string | undefined): number | string | undefined =>
  cell !== undefined && /^\d+$/.test(cell) ? Number(cell) : cell;

/** A line as the fields of an entrant; an empty cell is left out, and anything odd is reported as it is. */
const entrantOf = (cells: Cells): Readonly<Record<string, unknown>> => {
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

/**
 * Registers the entrants of a CSV file: a header line, then a line for each entrant. Headings such as "name", "Player" or "Verein"
 * are understood; `columns` says what others mean (see `previewCsv`). The report names each line of the file and every fault in it; a
 * dry run shows what would happen. Send a corrected file with the same key: nobody is registered twice. A name that stands twice in
 * the file refuses all of it, and one that is registered already refuses its line.
 */
export const importEntrants = bulkOperation({
  name: 'importEntrants',
  route: 'POST /v1/tournaments/{tournament}/entrants/import',
  graphql: { input: 'ImportEntrantsInput', inputDescription: 'The file.' },
  who: organisers,

  fields: { csv: csvText('entrants'), columns: mapping },
  count: ({ csv }) => Math.min(MOST_LINES, csv.split('\n').length),
  linesOf: (input) =>
    linesOfCsv('ENTRANTS', input, (cells) => {
      const entrant = entrantOf(cells);
      return {
        content: entrant,
        run: (context) => {
          const checked = checkInput(registerOnce.input, { tournament: input.tournament, ...entrant });
          return checked.ok ? registerOnce.run(checked.value, context) : checked;
        },
      };
    }),
});
