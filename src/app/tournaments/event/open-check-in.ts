import { organisers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import { step } from '../change/phases';

/** Opens check-in: only entrants that are checked in are drawn from now on. */
export const openCheckIn = operation({
  name: 'openCheckIn',
  route: 'POST /v1/tournaments/{tournament}/open-check-in',
  ...versionedTournamentChange,
  answers: 'TournamentSettings',
  who: organisers,
  when: ['REGISTRATION'],
  event: 'TOURNAMENT_CHANGED',
  covers: ['F1'],
  ...step({ phase: 'CHECK_IN' }),
});
