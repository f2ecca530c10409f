import { scorekeepers, sides } from '../../../domain/tournaments/event/role';
import { onceStarted } from '../../../domain/tournaments/event/states';
import { operation } from '../../kernel/operation';
import { resultChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { conflict } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { changeResult } from '../change/change-result';
import { atTable } from '../fields';

/**
 * Confirms a reported result: the other side does, or a scorekeeper. `ifMatch` names the version that is
 * confirmed.
 */
export const confirmResult = operation({
  name: 'confirmResult',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/confirm',
  ...resultChange,
  who: [...scorekeepers, ...sides],
  when: onceStarted,
  event: 'RESULT_CONFIRMED',
  covers: ['F5'],

  input: z.strictObject(atTable),
  run: (input, context: StoredContext, self) =>
    changeResult(
      {
        operation: self,
        input,
        needsResult: true,
        set: ({ result }, actor) => {
          const { status = 'CONFIRMED', reportedBy = null } = result?.facts ?? {};
          if (status !== 'REPORTED')
            return status === 'DISPUTED'
              ? conflict('RESULT_DISPUTED', 'The result is disputed: a referee rules.')
              : conflict('RESULT_SETTLED', 'The result is settled already.');
          return actor.entrant !== null && actor.entrant === reportedBy
            ? conflict('REPORTED_BY_SAME_SIDE', 'The other side confirms, not the one that reported.')
            : ok({ status: 'CONFIRMED' });
        },
      },
      context,
    ),
});
