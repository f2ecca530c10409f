import * as z from 'zod/mini';
import type { GameSetup } from '../../domain/games/sheet';
import { crossCheck, wholeNumber } from '../kernel/input';
import { type StoredContext, operation } from '../kernel/operation';
import { conflict, ok, refused } from '../kernel/use-case';
import { changeSheet } from './change-a-game';
import { gameId } from './fields';
import { changesGame, readGame } from './game-access';
import { armyFields, oneArmyFaults, readSide, sidePrice } from './side-input';

/** The sides with another army on one of them. */
const withArmy = ([first, second]: GameSetup['sides'], side: number, army: GameSetup['sides'][0]) =>
  side === 0 ? ([army, second] as const) : ([first, army] as const);

/** Names the army of a side, as long as nothing of its army was ticked off: by that side, or the staff of its event. */
export const setGameArmy = operation({
  name: 'setGameArmy',
  route: 'PUT /v1/games/{id}/sides/{side}/army',
  function: 'tournaments',
  answers: 'Game',
  graphql: { input: 'SetGameArmyInput', inputDescription: 'The army, in one of three ways.' },
  idempotencyKey: true,
  reads: ['GAME', 'TOURNAMENT'],
  writes: ['GAME'],
  covers: ['F5'],

  input: z
    .strictObject({ id: gameId, side: wholeNumber(0, 1, 'The side.'), ...armyFields })
    .check(crossCheck((value) => oneArmyFaults(value, []))),
  price: (input) => 2 + sidePrice(input),
  run: async ({ id, side, ...army }, context: StoredContext, { name }) => {
    const { token } = context.caller;
    const seen = await readGame(context.store, id, token);
    if (!seen.ok) return seen;
    const allowed = changesGame(seen.value, name, token);
    if (!allowed.ok) return allowed;
    const { setup } = seen.value.facts;
    const read = await readSide(setup.sides[side as 0 | 1].name, army, {
      edition: setup.edition,
      path: '',
      context,
    });
    if (!read.ok) return read;
    return changeSheet(
      {
        operation: name,
        id,
        input: { side, ...army },
        set: ({ facts }, user) => {
          if (user.side !== null && user.side !== side)
            return refused({ code: 'FORBIDDEN', operation: name, allowedRoles: ['that side of this game'] });
          const isTicked = Object.entries(facts.state.counters).some(
            ([counter, sum]) => sum !== 0 && counter.startsWith(`${side}.`) && !counter.includes('.own.'),
          );
          return isTicked
            ? conflict('MATCH_BEGUN', 'Something of this army was ticked off already: take it back first.')
            : ok({ setup: { ...facts.setup, sides: withArmy(facts.setup.sides, side, read.value) } });
        },
      },
      context,
    );
  },
});
