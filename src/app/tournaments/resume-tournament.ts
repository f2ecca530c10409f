import { organisers } from '../../domain/tournaments/event/role';
import { operation } from '../operation';
import { operationNamed } from './operation';
import { step } from './phases';

/** Undoes the cancellation of a tournament: it goes on where it was. */
export const resumeTournament = operation({
  name: 'resumeTournament',
  route: 'POST /v1/tournaments/{tournament}/resume',
  function: 'tournaments',
  answers: 'TournamentSettings',
  idempotencyKey: true,
  ifMatch: true,
  who: organisers,
  when: ['CANCELLED'],
  event: 'TOURNAMENT_RESUMED',
  reads: ['TOURNAMENT'],
  writes: ['TOURNAMENT', 'LEAGUE'],
  covers: ['F1'],
  ...step(operationNamed('resumeTournament'), { cancelled: null }),
});
