import { reported } from '../../../domain/tournaments/changes/result-steps';
import { optional } from '../../kernel/input';
import { invalidInput } from '../../kernel/use-case';
import { reasonText } from '../../kernel/text-fields';
import { resultOperation } from '../change/change-result';
import { kindFaults, outcomeFields, outcomeOf } from './result-input';

export const reportFields = {
  ...outcomeFields,
  reason: optional(reasonText('Why it is corrected; shown with the result.')),
};

/** Reports the result of a table. To correct one, name its version with `ifMatch`. */
export const reportResult = resultOperation({
  name: 'reportResult',
  route: 'PUT /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/result',
  graphql: { input: 'ReportResultInput', inputDescription: 'How it ended.' },
  ifMatch: 'ONCE_REPORTED',
  event: 'RESULT_REPORTED',
  covers: ['F4', 'F5'],

  fields: reportFields,
  faults: kindFaults,
  set: (table, { input, actor }) => {
    const outcome = outcomeOf(input, table);
    return outcome.ok
      ? reported(table, actor, { outcome: outcome.value, reason: input.reason ?? null })
      : invalidInput(outcome.error);
  },
});
