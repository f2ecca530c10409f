import { withArmy } from '../../domain/games/sheet';
import { isTicked } from '../../domain/games/totals';
import { wholeNumber } from '../kernel/input';
import { conflict, ok } from '../kernel/use-case';
import { gameOperation, notOfSide } from './change-a-game';
import { changesGame, readGame } from './game-access';
import { armyFields, oneArmyFaults, readSide, sidePrice } from './side-input';

/** Names the army of a side, as long as nothing of its army was ticked off: by that side, or the staff of its event. */
export const setGameArmy = gameOperation({
  name: 'setGameArmy',
  route: 'PUT /v1/games/{id}/sides/{side}/army',
  graphql: { input: 'SetGameArmyInput', inputDescription: 'The army, in one of three ways.' },

  fields: { side: wholeNumber(0, 1, 'The side.'), ...armyFields },
  faults: (value) => oneArmyFaults(value, []),
  price: (input) => 2 + sidePrice(input),
  prepare: async ({ id, side, ...army }, context, operation) => {
    const { token } = context.caller;
    const seen = await readGame(context.store, id, token);
    if (!seen.ok) return seen;
    const allowed = changesGame(seen.value, operation, token);
    if (!allowed.ok) return allowed;
    const { edition, sides } = seen.value.facts.setup;
    return readSide(sides[side as 0 | 1].name, army, { edition, path: '', context });
  },
  set: ({ facts: { setup, state } }, { operation, input: { side }, user, prepared: army }) => {
    if (user.side !== null && user.side !== side) return notOfSide(operation, 'that side of this game');
    return isTicked(state, side)
      ? conflict('MATCH_BEGUN', 'Something of this army was ticked off already: take it back first.')
      : ok({ setup: withArmy(setup, side, army) });
  },
});
