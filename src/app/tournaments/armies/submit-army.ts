import { organisers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { invalidField, ok } from '../../kernel/use-case';
import { entrantArmyInput } from './army-access';
import { armyOperation, mayHandIn } from './change-army';
import { armyRulesOf } from './judge-army';

/**
 * Submits the army list of an entrant, or replaces it: by the player until the event's deadline, by an organiser at any time. It is
 * judged by the event's settings, and an illegal list is stored too. A new list takes an organiser's override away. In a team event
 * the captain hands in a list for each player; where each entrant has several armies, `slot` says which one it is.
 */
export const submitArmy = armyOperation({
  name: 'submitArmy',
  route: 'PUT /v1/tournaments/{tournament}/entrants/{entrant}/army',
  who: [...organisers, 'PLAYER'],
  when: whileOpen,

  fields: { army: entrantArmyInput },
  set: (before, { input, tournament, actor, nowMs }) => {
    const { facts } = tournament.head;
    const { army, slot } = input;
    const allowed = mayHandIn(facts, actor, { nowMs, slot });
    if (!allowed.ok) return allowed;
    if (armyRulesOf(facts, slot).pointsLimit === null && army.pointsLimit === undefined)
      return invalidField(
        'army.pointsLimit',
        'REQUIRED',
        'is required: a whole number, since the event has no points limit',
      );
    return ok({ army: JSON.stringify(army), ...(before?.override && { override: null }) });
  },
});
