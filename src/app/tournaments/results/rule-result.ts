import { referees } from '../../../domain/tournaments/event/role';
import { invalidInput, ok } from '../../kernel/use-case';
import { reasonText } from '../../kernel/text-fields';
import { kindFaults, outcomeFields, outcomeOf } from './result-input';
import { resultOperation } from '../change/change-result';

/** Rules how a table ended. A ruling is final. */
export const ruleResult = resultOperation({
  name: 'ruleResult',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/ruling',
  graphql: { input: 'RuleResultInput', inputDescription: 'The ruling.' },
  who: referees,
  event: 'RESULT_RULED',

  fields: {
    ...outcomeFields,
    reason: reasonText('The ruling in words; shown with the result.'),
  },
  faults: kindFaults,
  set: (table, { input }) => {
    const outcome = outcomeOf(input, table);
    if (!outcome.ok) return invalidInput(outcome.error);
    const reportedBy = table.result?.facts.reportedBy ?? null;
    return ok({ outcome: outcome.value, status: 'RULED', reportedBy, reason: input.reason });
  },
});
