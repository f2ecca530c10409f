import { organisers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import { step } from '../change/phases';

/** Undoes the cancellation of a tournament: it goes on where it was. */
export const resumeTournament = operation({
  name: 'resumeTournament',
  route: 'POST /v1/tournaments/{tournament}/resume',
  ...versionedTournamentChange,
  answers: 'TournamentSettings',
  who: organisers,
  when: ['CANCELLED'],
  event: 'TOURNAMENT_RESUMED',
  covers: ['F1'],
  ...step({ cancelled: null }),
});
