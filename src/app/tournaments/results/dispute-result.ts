import { scorekeepers, sides } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { resultChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { conflict } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { atTable } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { changeResult } from '../change/change-result';

/** Objects to a result: the round is not complete until a referee has ruled. */
export const disputeResult = operation({
  name: 'disputeResult',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/dispute',
  ...resultChange,
  who: [...scorekeepers, ...sides],
  when: ['ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  event: 'RESULT_DISPUTED',
  covers: ['F5'],

  input: z.strictObject({ ...atTable, reason: reasonText('What is wrong with it; shown with the result.') }),
  run: (input, context: StoredContext, self) =>
    changeResult(
      {
        operation: self,
        input,
        needsResult: true,
        set: ({ result, isPast }) => {
          const { status } = result?.facts ?? {};
          if (isPast) return conflict('ROUND_OVER', 'The round is over: ask a scorekeeper for a correction.');
          if (status === 'DISPUTED') return conflict('RESULT_DISPUTED', 'The result is disputed already.');
          if (status === 'RULED') return conflict('RESULT_RULED', "The referee's ruling is final.");
          return ok({ status: 'DISPUTED', reason: input.reason });
        },
      },
      context,
    ),
});
