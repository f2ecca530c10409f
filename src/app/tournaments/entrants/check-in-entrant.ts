import { scorekeepers } from '../../../domain/tournaments/event/role';
import { type Tournament, hasLeft } from '../../../domain/tournaments/event/tournament';
import { conflict, ok } from '../../kernel/use-case';
import { entrantOperation } from '../change/change-entrant';
import { armyAtCheckIn } from './army-at-check-in';

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
export const checkInEntrant = entrantOperation({
  name: 'checkInEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/check-in',
  who: [...scorekeepers, 'PLAYER'],
  when: ['CHECK_IN', 'ROUND_DRAWN', 'ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],

  prepare: armyAtCheckIn,
  set: (entrant, { tournament, actor, nowMs, prepared: armyOf }) => {
    if (actor.role === 'PLAYER' && !isOpenForPlayers(tournament, nowMs))
      return conflict('CHECK_IN_CLOSED', 'Players cannot check in now: ask the desk.');
    if (entrant.facts.checkedIn) return conflict('ENTRANT_CHECKED_IN', 'The entrant is checked in already.');
    if (entrant.facts.approved === false)
      return conflict('ENTRANT_NOT_APPROVED', 'An organiser has to approve the entrant first.');
    if (hasLeft(entrant)) return conflict('ENTRANT_LEFT', 'The entrant has left: reinstate it first.');
    return ok({ checkedIn: true, armyAtCheckIn: armyOf(tournament.head.facts) });
  },
});
