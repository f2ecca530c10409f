import { organisers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import { step } from '../change/phases';

/** Opens a draft: entrants are registered from now on. Before round 1 it undoes the opening of check-in. */
export const openRegistration = operation({
  name: 'openRegistration',
  route: 'POST /v1/tournaments/{tournament}/open-registration',
  ...versionedTournamentChange,
  answers: 'TournamentSettings',
  who: organisers,
  when: ['DRAFT', 'CHECK_IN'],
  event: 'TOURNAMENT_CHANGED',
  covers: ['F1'],
  ...step({ phase: 'REGISTRATION' }),
});
