import { confirmed } from '../../../domain/tournaments/changes/result-steps';
import { resultOperation } from '../change/change-result';

/**
 * Confirms a reported result: the other side does, or a scorekeeper. `ifMatch` names the version that is
 * confirmed.
 */
export const confirmResult = resultOperation({
  name: 'confirmResult',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/confirm',
  event: 'RESULT_CONFIRMED',

  needsResult: true,
  set: (table, { actor }) => confirmed(table, actor),
});
