import { organisers } from '../../domain/tournaments/event/role';
import { operation } from '../operation';
import { operationNamed } from './operation';
import { step } from './phases';

/** Opens a draft: entrants are registered from now on. Before round 1 it undoes the opening of check-in. */
export const openRegistration = operation({
  name: 'openRegistration',
  route: 'POST /v1/tournaments/{tournament}/open-registration',
  function: 'tournaments',
  answers: 'TournamentSettings',
  idempotencyKey: true,
  ifMatch: true,
  who: organisers,
  when: ['DRAFT', 'CHECK_IN'],
  event: 'TOURNAMENT_CHANGED',
  reads: ['TOURNAMENT'],
  writes: ['TOURNAMENT', 'LEAGUE'],
  covers: ['F1'],
  ...step(operationNamed('openRegistration'), { phase: 'REGISTRATION' }),
});
