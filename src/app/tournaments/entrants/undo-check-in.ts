import { scorekeepers } from '../../../domain/tournaments/event/role';
import { seatedIn } from '../../../domain/tournaments/event/tournament';
import { conflict, ok } from '../../kernel/use-case';
import { entrantOperation } from '../change/change-entrant';

/** Undoes the check-in of an entrant that has not played yet. */
export const undoCheckIn = entrantOperation({
  name: 'undoCheckIn',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/undo-check-in',
  who: scorekeepers,
  when: ['CHECK_IN', 'ROUND_DRAWN', 'ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],

  set: ({ number, facts }, { tournament }) => {
    if (!facts.checkedIn) return conflict('ENTRANT_NOT_CHECKED_IN', 'The entrant is not checked in.');
    return seatedIn(tournament.rounds.filter((round) => round.facts.started)).has(number)
      ? conflict('ENTRANT_HAS_PLAYED', 'The entrant has played already: withdraw it instead.')
      : ok({ checkedIn: false, armyAtCheckIn: null });
  },
});
