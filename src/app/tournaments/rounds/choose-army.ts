import { scorekeepers } from '../../../domain/tournaments/event/role';
import { armyChosen } from '../../../domain/tournaments/changes/army-choice';
import { optional } from '../../kernel/input';
import { entrantIdText, slotId } from '../fields';
import { resultOperation } from '../change/change-result';

/**
 * Chooses the army that an entrant plays at a table, where the pack leaves it to the players. Nobody sees it until both have chosen, and
 * until then a player can change it. Who has not chosen when the round starts plays the first army that applies to the round. A
 * scorekeeper chooses for an entrant until the game is reported.
 */
export const chooseArmy = resultOperation({
  name: 'chooseArmy',
  route: 'PUT /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/army',
  ifMatch: true,
  graphql: { input: 'ChooseArmyInput', inputDescription: 'The army, and whose it is.' },
  who: [...scorekeepers, 'PLAYER'],
  when: ['ROUND_DRAWN', 'ROUND_STARTED'],
  event: 'ARMY_CHOSEN',
  covers: ['F8', 'F11'],

  fields: {
    slot: slotId('The id of the army.'),
    entrant: optional(entrantIdText),
  },
  set: (table, { input, actor }) => armyChosen(table, input, actor),
});
