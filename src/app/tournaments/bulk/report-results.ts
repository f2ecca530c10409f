import * as z from 'zod/mini';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { crossCheck, named, optional, shortText } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import type { StoredContext } from '../../kernel/store/context';
import { roundNumber, tableNumber, tournamentId } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { reportResult } from '../results/report-result';
import { kindFaults, outcomeFields } from '../results/result-input';
import { dryRun, LINE_UNITS, MOST_LINES, runLines } from './run-lines';

/**
 * Reports the results of a whole round in one request, each as `reportResult` does; a line that is refused stops none of the others.
 * To correct a result, name its version.
 */
export const reportResults = operation({
  name: 'reportResults',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/results',
  function: 'tournaments',
  answers: 'BulkReport',
  graphql: { input: 'ReportResultsInput', inputDescription: 'How the tables ended.' },
  idempotencyKey: true,
  who: scorekeepers,
  reads: ['TOURNAMENT'],
  writes: ['TOURNAMENT', 'LEAGUE'],
  covers: ['F13'],

  input: z.strictObject({
    tournament: tournamentId,
    round: roundNumber,
    dryRun,
    results: z
      .array(
        named(
          'ResultLineInput',
          z
            .strictObject({
              table: tableNumber,
              version: optional(
                shortText('The version of the result that is corrected, as `If-Match` takes it.'),
              ),
              ...outcomeFields,
              reason: optional(reasonText('Why it is corrected; shown with the result.')),
            })
            .check(crossCheck(kindFaults)),
          'How a table ended.',
        ),
      )
      .check(z.minLength(1), z.maxLength(MOST_LINES), z.describe('The results, 1 to 200.')),
  }),
  price: ({ results }) => results.length * LINE_UNITS,
  run: ({ tournament, round, dryRun: isDry, results }, context: StoredContext, self) =>
    runLines(
      {
        tournament,
        operation: self,
        isDry,
        lines: results.map(({ version, ...result }, index) => ({
          line: index + 1,
          content: result,
          ifMatch: version,
          run: (line) => reportResult.run({ tournament, round, ...result }, line),
        })),
      },
      context,
    ),
});
