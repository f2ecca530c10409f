import { organisers } from '../../domain/tournaments/event/role';
import { operation } from '../operation';
import { versionedTournamentChange } from '../operation-presets';
import { operationNamed } from './operation';
import { step } from './phases';

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
  ...step(operationNamed('openCheckIn'), { phase: 'CHECK_IN' }),
});
