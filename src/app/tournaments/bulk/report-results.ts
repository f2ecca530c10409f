import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { crossCheck, named, optional, shortText, arrayOf } from '../../kernel/input';
import { roundNumber, tableNumber } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { reportResult } from '../results/report-result';
import { kindFaults, outcomeFields } from '../results/result-input';
import { MOST_LINES, bulkOperation } from './run-lines';

/**
 * Reports the results of a whole round in one request, each as `reportResult` does; a line that is refused stops none of the others.
 * To correct a result, name its version.
 */
export const reportResults = bulkOperation({
  name: 'reportResults',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/results',
  graphql: { input: 'ReportResultsInput', inputDescription: 'How the tables ended.' },
  who: scorekeepers,

  fields: {
    round: roundNumber,
    results: arrayOf(
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
      [1, MOST_LINES],
      'The results, 1 to 200.',
    ),
  },
  count: ({ results }) => results.length,
  linesOf: ({ tournament, round, results }) =>
    ok(
      results.map(({ version, ...result }, index) => ({
        line: index + 1,
        content: result,
        ifMatch: version,
        run: (line) => reportResult.run({ tournament, round, ...result }, line),
      })),
    ),
});
