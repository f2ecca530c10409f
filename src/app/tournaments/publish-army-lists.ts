import { organisers } from '../../domain/tournaments/event/role';
import { onceOpen } from '../../domain/tournaments/event/states';
import { operation } from '../operation';
import { operationNamed } from './operation';
import { step } from './phases';

/** Publishes the army lists to everybody who may read the tournament. */
export const publishArmyLists = operation({
  name: 'publishArmyLists',
  route: 'POST /v1/tournaments/{tournament}/publish-army-lists',
  function: 'tournaments',
  answers: 'TournamentSettings',
  idempotencyKey: true,
  ifMatch: true,
  who: organisers,
  when: onceOpen,
  event: 'TOURNAMENT_CHANGED',
  reads: ['TOURNAMENT'],
  writes: ['TOURNAMENT', 'LEAGUE'],
  covers: ['F11'],
  ...step(operationNamed('publishArmyLists'), { armyListsPublished: true }),
});
