import * as z from 'zod/mini';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { crossCheck, named, optional, shortText } from '../../kernel/input';
import { roundNumber, tableNumber } from '../fields';
import { reportFields, reportResult } from '../results/report-result';
import { kindFaults } from '../results/result-input';
import { listOperation } from './run-lines';

const version = optional(shortText('The version of the result that is corrected, as `If-Match` takes it.'));
const resultLine = z
  .strictObject({ table: tableNumber, version, ...reportFields })
  .check(crossCheck(kindFaults));

/**
 * Reports the results of a whole round in one request, each as `reportResult` does; a line that is refused stops none of the others.
 * To correct a result, name its version.
 */
export const reportResults = listOperation({
  name: 'reportResults',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/results',
  graphql: { input: 'ReportResultsInput', inputDescription: 'How the tables ended.' },
  who: scorekeepers,

  fields: { round: roundNumber },
  list: {
    name: 'results',
    of: named('ResultLineInput', resultLine, 'The result of one table among many.'),
    description: 'The results',
  },
  lineOf: ({ version: ifMatch, ...result }, { tournament, round }) => ({
    content: result,
    ifMatch,
    run: (line) => reportResult.run({ tournament, round, ...result }, line),
  }),
});
