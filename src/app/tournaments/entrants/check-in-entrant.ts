import { scorekeepers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { entrantChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { conflict } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { changeEntrant } from '../change/change-entrant';
import { armyAtCheckIn } from './army-at-check-in';
import { oneEntrant } from '../fields';

/** Whether the player may do it itself now: while check-in is open, within the time that the organiser has said. */
const isOpenForPlayers = ({ head, state }: Tournament, nowMs: number): boolean => {
  const { checkInFromMs = null, checkInUntilMs = null } = head.facts.signUp ?? {};
  return (
    state === 'CHECK_IN' &&
    (checkInFromMs === null || nowMs >= checkInFromMs) &&
    (checkInUntilMs === null || nowMs < checkInUntilMs)
  );
};

/**
 * Checks in an entrant that has come; it is drawn from the next round on. Players check themselves in while check-in is open, within
 * the time that the organiser has set.
 */
export const checkInEntrant = operation({
  name: 'checkInEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/check-in',
  ...entrantChange,
  who: [...scorekeepers, 'PLAYER'],
  when: ['CHECK_IN', 'ROUND_DRAWN', 'ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  covers: ['F1'],

  input: z.strictObject(oneEntrant),
  run: async (input, context: StoredContext, self) => {
    const army = await armyAtCheckIn(input, context);
    if (!army.ok) return army;
    return changeEntrant(
      {
        operation: self,
        input,
        set: ({ facts }, tournament, { role }) => {
          if (role === 'PLAYER' && !isOpenForPlayers(tournament, context.clock.nowMs()))
            return conflict('CHECK_IN_CLOSED', 'Players cannot check in now: ask the desk.');
          if (facts.checkedIn) return conflict('ENTRANT_CHECKED_IN', 'The entrant is checked in already.');
          if (facts.approved === false)
            return conflict('ENTRANT_NOT_APPROVED', 'An organiser has to approve the entrant first.');
          if (facts.withdrawn || facts.disqualified)
            return conflict('ENTRANT_LEFT', 'The entrant has left: reinstate it first.');
          return ok({ checkedIn: true, armyAtCheckIn: army.value(tournament.head.facts) });
        },
      },
      context,
    );
  },
});
