import { conflict, ok } from '../../kernel/use-case';
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
  set: ({ result, isPast }, { input }) => {
    const { status } = result?.facts ?? {};
    if (isPast) return conflict('ROUND_OVER', 'The round is over: ask a scorekeeper for a correction.');
    if (status === 'DISPUTED') return conflict('RESULT_DISPUTED', 'The result is disputed already.');
    if (status === 'RULED') return conflict('RESULT_RULED', "The referee's ruling is final.");
    return ok({ status: 'DISPUTED', reason: input.reason });
  },
});
