import * as z from 'zod/mini';
import { areListsPublic, deskRules, isPastDeadline } from '../../../domain/tournaments/event/army-desk';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { organisers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { armyForces, armyFormat, armyPoints, armySwitches } from '../../armies/army-fields';
import { optional, inputObject } from '../../kernel/input';
import { type Answer, conflict, invalidField, ok } from '../../kernel/use-case';
import type { Actor } from '../store/access';
import { armyOperation } from './change-army';
import { armyRulesOf } from './judge-army';

/** Army lists of entrants: stored apart from what standings read, and hidden until they are published. */

export const entrantArmyInput = inputObject(
  'EntrantArmyInput',
  'The army of an entrant. It is checked against the event’s format, points limit, edition and catalogue.',
  {
    format: optional(armyFormat.check(z.describe('Left out or not, the event’s format counts.'))),
    pointsLimit: optional(
      armyPoints('The points limit, where the event has none; the event’s counts where it has one.'),
    ),
    forces: armyForces,
    switches: armySwitches,
  },
);

/** Whether a player can still hand in. An organiser always can. */
const mayHandIn = (
  head: TournamentFacts,
  { role }: Actor,
  { nowMs, slot }: { readonly nowMs: number; readonly slot: string | undefined },
): Answer<true> => {
  if (role !== 'PLAYER') return ok(true);
  if (areListsPublic(head, nowMs, slot))
    return conflict(
      'ARMY_LISTS_PUBLISHED',
      'The army lists are published: only an organiser can replace one now.',
    );
  return isPastDeadline(head, nowMs)
    ? conflict(
        'ARMY_DEADLINE_PASSED',
        `The deadline for army lists was ${new Date(deskRules(head).deadlineMs ?? 0).toISOString()}: only an organiser can hand one in now.`,
      )
    : ok(true);
};

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
