import { conflict, ok } from '../../kernel/use-case';
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
  set: ({ result }, { actor }) => {
    const { status = 'CONFIRMED', reportedBy = null } = result?.facts ?? {};
    if (status !== 'REPORTED')
      return status === 'DISPUTED'
        ? conflict('RESULT_DISPUTED', 'The result is disputed: a referee rules.')
        : conflict('RESULT_SETTLED', 'The result is settled already.');
    return actor.entrant !== null && actor.entrant === reportedBy
      ? conflict('REPORTED_BY_SAME_SIDE', 'The other side confirms, not the one that reported.')
      : ok({ status: 'CONFIRMED' });
  },
});
