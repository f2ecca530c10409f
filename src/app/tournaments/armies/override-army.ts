import { organisers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { ok, refused } from '../../../shared/result';
import { oneOf } from '../../kernel/input';
import { armyId } from './army-access';
import { reasonText } from '../../kernel/text-fields';
import { armyOperation } from './change-army';

/**
 * Decides about an army list, whatever is found about it: that it may be played, that it may not, or that what is found counts again. The decision stands until another list is handed in.
 */
export const overrideArmy = armyOperation({
  name: 'overrideArmy',
  route: 'PUT /v1/tournaments/{tournament}/entrants/{entrant}/army/override',
  who: organisers,
  when: whileOpen,

  fields: {
    decision: oneOf(
      'ArmyDecision',
      {
        ACCEPT: 'The list may be played, whatever is found about it.',
        REFUSE: 'It may not be played, whatever is found about it.',
        AS_FOUND: 'An earlier decision is withdrawn: the findings count again.',
      },
      'The decision that counts from now on.',
    ),
    reason: reasonText('Why, in words for the player.'),
  },
  set: (army, { input, actor, nowMs: atMs }) => {
    if (!army || army.army === null)
      return refused({ code: 'NOT_FOUND', kind: 'army of entrant', id: armyId(input) });
    const { decision, reason } = input;
    const override = { legal: decision === 'ACCEPT', reason, by: actor.name, atMs };
    return ok({ override: decision === 'AS_FOUND' ? null : override });
  },
});
