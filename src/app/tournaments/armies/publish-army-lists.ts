import { onceOpen } from '../../../domain/tournaments/event/states';
import { ok } from '../../../shared/result';
import { settingsOperation } from '../change/change-head';

/** Publishes the army lists to everybody who may read the tournament. */
export const publishArmyLists = settingsOperation({
  name: 'publishArmyLists',
  route: 'POST /v1/tournaments/{tournament}/publish-army-lists',
  when: onceOpen,
  covers: ['F11'],
  set: () => ok({ armyListsPublished: true }),
});
