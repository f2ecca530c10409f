import { slotsOf } from '../../../domain/tournaments/event/army-desk';
import { onceOpen } from '../../../domain/tournaments/event/states';
import { optional } from '../../kernel/input';
import { ok } from '../../../shared/result';
import { settingsOperation } from '../change/change-head';
import { slotId } from '../fields';
import { isKnownSlot } from './army-access';

/** Publishes the army lists to everybody who may read the tournament; where each entrant has several armies, those of one of them, or all. */
export const publishArmyLists = settingsOperation({
  name: 'publishArmyLists',
  route: 'POST /v1/tournaments/{tournament}/publish-army-lists',
  when: onceOpen,
  covers: ['F11'],

  fields: {
    slot: optional(slotId('The army whose lists are published, by its id; all lists if omitted.')),
  },
  set: ({ input: { slot }, tournament: { head } }) => {
    const known = isKnownSlot(head.facts, slot, { isRequired: false });
    if (!known.ok) return known;
    if (slot === undefined) return ok({ armyListsPublished: true });
    const before = head.facts.armySlotsPublished ?? [];
    const still = slotsOf(head.facts).map(({ id }) => id);
    return ok({
      armySlotsPublished: [...new Set([...before, slot])].filter((id) => still.includes(id)),
    });
  },
});
