import { scorekeepers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { entrantChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { seatedIn } from '../../../domain/tournaments/event/tournament';
import { ok } from '../../../shared/result';
import { conflict } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { changeEntrant } from '../change/change-entrant';
import { oneEntrant } from '../fields';

/** Undoes the check-in of an entrant that has not played yet. */
export const undoCheckIn = operation({
  name: 'undoCheckIn',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/undo-check-in',
  ...entrantChange,
  who: scorekeepers,
  when: ['CHECK_IN', 'ROUND_DRAWN', 'ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  covers: ['F1'],

  input: z.strictObject(oneEntrant),
  run: (input, context: StoredContext, self) =>
    changeEntrant(
      {
        operation: self,
        input,
        set: ({ number, facts }, { rounds }) => {
          if (!facts.checkedIn) return conflict('ENTRANT_NOT_CHECKED_IN', 'The entrant is not checked in.');
          return seatedIn(rounds.filter((round) => round.facts.started)).has(number)
            ? conflict('ENTRANT_HAS_PLAYED', 'The entrant has played already: withdraw it instead.')
            : ok({ checkedIn: false, armyAtCheckIn: null });
        },
      },
      context,
    ),
});
