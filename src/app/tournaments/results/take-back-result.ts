import { takenBack } from '../../../domain/tournaments/changes/result-steps';
import { resultOperation } from '../change/change-result';

/**
 * Undoes a report that nobody has confirmed: the side that reported does, or a scorekeeper. The table is open again, and either
 * side may report it. `ifMatch` names the version that is undone.
 */
export const takeBackResult = resultOperation({
  name: 'takeBackResult',
  route: 'DELETE /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/result',
  when: ['ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  event: 'RESULT_TAKEN_BACK',

  needsResult: true,
  set: (table, { actor }) => takenBack(table, actor),
});
