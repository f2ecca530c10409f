import { conflict, ok } from '../../kernel/use-case';
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
  set: ({ result, isPast }, { actor }) => {
    const { status = 'CONFIRMED', reportedBy = null } = result?.facts ?? {};
    if (isPast) return conflict('ROUND_OVER', 'The round is over: ask a scorekeeper for a correction.');
    if (status === 'DISPUTED') return conflict('RESULT_DISPUTED', 'The result is disputed: a referee rules.');
    if (status !== 'REPORTED')
      return conflict('RESULT_SETTLED', 'The result is settled: ask a scorekeeper for a correction.');
    return actor.entrant !== null && actor.entrant !== reportedBy
      ? conflict(
          'REPORTED_BY_OTHER_SIDE',
          'The other side has reported, and only it may take that back: confirm the result, or dispute it.',
        )
      : ok({ outcome: null, reportedBy: null, reason: null });
  },
});
