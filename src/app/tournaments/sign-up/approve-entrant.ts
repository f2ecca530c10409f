import * as z from 'zod/mini';
import { organisers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { ok } from '../../../shared/result';
import { operation } from '../../kernel/operation';
import { entrantChange } from '../../kernel/operation-presets';
import type { StoredContext } from '../../kernel/store/context';
import { changeEntrant } from '../change/change-entrant';
import { conflict } from '../../kernel/use-case';
import { oneEntrant } from '../fields';

/**
 * Approves a player who has signed up. It joins the waiting list behind everyone approved before; beyond the cap it waits.
 * Withdraw an entrant that is not approved.
 */
export const approveEntrant = operation({
  name: 'approveEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/approve',
  ...entrantChange,
  who: organisers,
  when: whileOpen,
  covers: ['F13'],

  input: z.strictObject(oneEntrant),
  run: (input, context: StoredContext, self) =>
    changeEntrant(
      {
        operation: self,
        input,
        set: ({ facts }) => {
          if (facts.withdrawn || facts.disqualified)
            return conflict('ENTRANT_LEFT', 'The entrant has left: reinstate it first.');
          return facts.approved === false
            ? ok({ approved: true })
            : conflict('ENTRANT_APPROVED', 'The entrant is approved already.');
        },
      },
      context,
    ),
});
