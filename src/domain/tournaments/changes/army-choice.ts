import { ok } from '../../../shared/result';
import { conflict, invalidField } from '../../../shared/refusal';
import { entrantId, entrantNumber } from '../event/record';
import type { TableActor, TableState } from './result-steps';
import { choicesOf } from '../event/round-armies';

/** The choice of the army that an entrant plays at a table, where the pack leaves it to the players. */

/** The place at the table, 0 or 1, of the entrant whose army is chosen: a player's own, and whom a scorekeeper names. */
const sideOf = ({ entrants }: TableState, given: string | undefined, { role, entrant }: TableActor) => {
  const ids = entrants.map(entrantId);
  if (role === 'PLAYER') {
    const own = entrants.findIndex((number) => number === entrant);
    return given === undefined || entrantNumber(given) === entrant
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

/** The choices of a table with a further one: of a player until both have chosen or the round starts, of a scorekeeper until the report. */
export const armyChosen = (
  table: TableState,
  { slot, entrant }: { readonly slot: string; readonly entrant?: string | undefined },
  chooser: TableActor,
) => {
  const { round, entrants, armyChoices, result, isPast } = table;
  if (round.armies?.chosen !== 'BY_CHOICE')
    return conflict('NO_ARMY_CHOICE', 'The players of this round do not choose the army that they play.');
  if (result || isPast) return conflict('ARMY_CHOICE_OVER', 'The game is reported: its armies are settled.');
  const side = sideOf(table, entrant, chooser);
  if (!side.ok) return side;
  const before = choicesOf(entrants, armyChoices);
  if (chooser.role === 'PLAYER' && round.started)
    return conflict(
      'ARMY_CHOICE_OVER',
      'The round has started: a scorekeeper can still change the army that is played.',
    );
  if (chooser.role === 'PLAYER' && before.every((id) => id !== null))
    return conflict('ARMY_CHOICE_OVER', 'All at the table have chosen, and see what the others play.');
  const ids = round.armies.slots.map(({ id }) => id);
  if (!ids.includes(slot))
    return invalidField('slot', 'NOT_ALLOWED', `must be an army of this round: ${ids.join(', ')}`);
  const slots = before.map((chosen, at) => (at === side.value ? slot : chosen));
  return ok({ armyChoices: { entrants, slots } });
};
