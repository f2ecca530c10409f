import { organisers } from '../../../domain/tournaments/event/role';
import { registerOnce } from '../entrants/register-entrant';
import { checkInput } from '../../kernel/use-case';
import { bulkOperation } from '../bulk/run-lines';
import { csvImport, entrantOf, linesOfCsv } from './csv-lines';

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

  ...csvImport('entrants'),
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
