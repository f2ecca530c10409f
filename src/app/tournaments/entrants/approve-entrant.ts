import { hasLeft } from '../../../domain/tournaments/event/tournament';
import { conflict, ok } from '../../kernel/use-case';
import { entrantOperation } from '../change/change-entrant';

/**
 * Approves a player who has signed up. It joins the waiting list behind everyone approved before; beyond the cap it waits.
 * Withdraw an entrant that is not approved.
 */
export const approveEntrant = entrantOperation({
  name: 'approveEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/approve',
  covers: ['F13'],

  set: (entrant) => {
    if (hasLeft(entrant)) return conflict('ENTRANT_LEFT', 'The entrant has left: reinstate it first.');
    return entrant.facts.approved === false
      ? ok({ approved: true })
      : conflict('ENTRANT_APPROVED', 'The entrant is approved already.');
  },
});
