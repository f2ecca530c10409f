import { organisers } from '../../../domain/tournaments/event/role';
import { onceOpen } from '../../../domain/tournaments/event/states';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import { step } from '../change/phases';

/** Publishes the army lists to everybody who may read the tournament. */
export const publishArmyLists = operation({
  name: 'publishArmyLists',
  route: 'POST /v1/tournaments/{tournament}/publish-army-lists',
  ...versionedTournamentChange,
  answers: 'TournamentSettings',
  who: organisers,
  when: onceOpen,
  event: 'TOURNAMENT_CHANGED',
  covers: ['F11'],
  ...step({ armyListsPublished: true }),
});
