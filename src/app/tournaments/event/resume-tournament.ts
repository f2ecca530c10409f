import { ok } from '../../../shared/result';
import { settingsOperation } from '../change/change-head';

/** Undoes the cancellation of a tournament: it goes on where it was. */
export const resumeTournament = settingsOperation({
  name: 'resumeTournament',
  route: 'POST /v1/tournaments/{tournament}/resume',
  when: ['CANCELLED'],
  event: 'TOURNAMENT_RESUMED',
  set: () => ok({ cancelled: null }),
});
