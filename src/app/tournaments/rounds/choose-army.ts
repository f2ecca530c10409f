import { scorekeepers } from '../../../domain/tournaments/event/role';
import { entrantId, entrantNumber } from '../../../domain/tournaments/event/record';
import { choicesOf } from '../../../domain/tournaments/event/round-armies';
import { optional } from '../../kernel/input';
import { type Answer, conflict, invalidField, ok } from '../../kernel/use-case';
import { entrantIdText, slotId } from '../fields';
import type { Actor } from '../store/access';
import { type TableState, resultOperation } from '../change/change-result';

/** The place at the table, 0 or 1, of the entrant whose army is chosen: a player's own, and whom a scorekeeper names. */
const sideOf = (
  { entrants }: Pick<TableState, 'entrants'>,
  given: string | undefined,
  actor: Actor,
): Answer<number> => {
  const ids = entrants.map(entrantId);
  if (actor.role === 'PLAYER') {
    const own = entrants.findIndex((number) => number === actor.entrant);
    return given === undefined || entrantNumber(given) === actor.entrant
      ? ok(own)
      : invalidField('entrant', 'NOT_ALLOWED', `must be your own entrant, ${ids[own] ?? ''}, or left out`);
  }
  if (given === undefined)
    return invalidField('entrant', 'REQUIRED', `is required of a scorekeeper: ${ids.join(' or ')}`);
  const side = ids.indexOf(given);
  return side < 0
    ? invalidField('entrant', 'NOT_ALLOWED', `must be an entrant of the table: ${ids.join(' or ')}`)
    : ok(side);
};

/** Whether a player can still choose. A scorekeeper can until the game is reported. */
const mayChoose = (
  { round }: Pick<TableState, 'round'>,
  own: readonly (string | null)[],
  actor: Actor,
): Answer<true> => {
  if (actor.role !== 'PLAYER') return ok(true);
  if (round.started)
    return conflict(
      'ARMY_CHOICE_OVER',
      'The round has started: a scorekeeper can still change the army that is played.',
    );
  return own.every((id) => id !== null)
    ? conflict('ARMY_CHOICE_OVER', 'All at the table have chosen, and see what the others play.')
    : ok(true);
};

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
  set: (table, { input, actor }) => {
    const { armies } = table.round;
    if (armies?.chosen !== 'BY_CHOICE')
      return conflict('NO_ARMY_CHOICE', 'The players of this round do not choose the army that they play.');
    if (table.result || table.isPast)
      return conflict('ARMY_CHOICE_OVER', 'The game is reported: its armies are settled.');
    const side = sideOf(table, input.entrant, actor);
    if (!side.ok) return side;
    const before = choicesOf(table.entrants, table.armyChoices);
    const may = mayChoose(table, before, actor);
    if (!may.ok) return may;
    const ids = armies.slots.map(({ id }) => id);
    if (!ids.includes(input.slot))
      return invalidField('slot', 'NOT_ALLOWED', `must be an army of this round: ${ids.join(', ')}`);
    const slots = before.map((slot, at) => (at === side.value ? input.slot : slot));
    return ok({ armyChoices: { entrants: table.entrants, slots } });
  },
});
