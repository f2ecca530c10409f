import { disputed } from '../../../domain/tournaments/changes/result-steps';
import { reasonText } from '../../kernel/text-fields';
import { resultOperation } from '../change/change-result';

/** Objects to a result: the round is not complete until a referee has ruled. */
export const disputeResult = resultOperation({
  name: 'disputeResult',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/dispute',
  when: ['ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  event: 'RESULT_DISPUTED',

  fields: { reason: reasonText('The objection; shown with the result.') },
  needsResult: true,
  set: (table, { input }) => disputed(table, input.reason),
});
