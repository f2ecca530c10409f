import * as z from 'zod/mini';
import { scorekeepers, sides } from '../../domain/tournaments/event/role';
import type { Tournament } from '../../domain/tournaments/event/tournament';
import type { Game } from '../kernel/generated/answers';
import { optional } from '../kernel/input';
import { loggedOf } from '../kernel/store/items';
import { mutate } from '../kernel/store/mutation';
import type { Store } from '../kernel/store/store';
import { type StoredContext, operation } from '../kernel/operation';
import { type Answer, ok } from '../kernel/use-case';
import { atTable } from '../tournaments/fields';
import { type Actor, authorise } from '../tournaments/store/access';
import {
  type GameFacts,
  type PlaceOfGame,
  gameAddress,
  gameFactsOf,
  gameKind,
  tableGameId,
} from '../tournaments/store/game-item';
import { readTournament } from '../tournaments/store/read-tournament';
import { gameTarget } from './change-a-game';
import { boardNumber } from './fields';
import { gameView } from './game-view';
import { factsOfTable, tableOf } from './table-game';

/** The roles whose tokens work on the sheet of a table. */
const who = [...scorekeepers, 'REFEREE', ...sides] as const;

interface Opening {
  readonly tournament: Tournament;
  readonly log: ReturnType<typeof gameTarget>['log'];
  /** The sheet as it begins. */
  readonly fresh: GameFacts;
}

const readOpening = async (
  store: Store,
  place: PlaceOfGame,
  context: StoredContext,
): Promise<Answer<Opening>> => {
  const tournament = await readTournament(store, place.tournament);
  if (!tournament.ok) return tournament;
  const fresh = await factsOfTable(tournament.value, place, context);
  if (!fresh.ok) return fresh;
  const items = await store.get([gameAddress(tableGameId(place))]);
  if (!items.ok) return items;
  const log = loggedOf(gameKind, items.value[0])?.log ?? [];
  return ok({ tournament: tournament.value, log, fresh: fresh.value });
};

const playersOf = ({ table }: GameFacts): string => JSON.stringify([table?.entrants, table?.members]);

/** Whether the sheet is of those who sit there now: a round that is drawn again begins its sheets again. */
const isOfTable = ({ log, fresh }: Opening): boolean => playersOf(gameFactsOf(log)) === playersOf(fresh);

const sideOf = ({ fresh }: Opening, { entrant }: Pick<Actor, 'entrant'>): 0 | 1 | null => {
  const side = entrant === null ? -1 : (fresh.table?.entrants.indexOf(entrant) ?? -1);
  return side < 0 ? null : (side as 0 | 1);
};

/**
 * Opens the sheet of a table of an event, or shows the one that is there: each table has one, on which the tokens of its entrants, of
 * the Spare Player and of the staff work. It has the round's scenario, and the armies that were handed in, if the lists are public. In
 * a team event each game of a match has a sheet, once both captains have shown who plays it; the tokens of the teams work on it.
 */
export const openTableGame = operation({
  name: 'openTableGame',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/game',
  function: 'tournaments',
  answers: 'Game',
  graphql: { input: 'OpenTableGameInput', inputDescription: 'Which game of it.', inputIsOptional: true },
  idempotencyKey: true,
  reads: ['GAME', 'TOURNAMENT'],
  looksUp: ['CATALOGUE'],
  writes: ['GAME'],
  covers: ['F5'],

  input: z.strictObject({ ...atTable, board: optional(boardNumber) }),
  price: () => 10,
  run: ({ board, ...table }, context: StoredContext, { name }) => {
    const place = { ...table, ...(board !== undefined && { board }) };
    const id = tableGameId(place);
    let user: Pick<Actor, 'entrant'> = { entrant: null };
    return mutate<GameFacts, Opening, Game, Actor>(
      {
        operation: name,
        idempotencyScope: [id],
        input: place,
        read: (store) => readOpening(store, place, context),
        author: ({ tournament }) => {
          const { head, entrants } = tournament;
          const seated = tableOf(tournament, place);
          const own = seated.ok ? seated.value.entrants : [];
          const actor = authorise(head.facts, { name, who }, { token: context.caller.token, entrants, own });
          if (actor.ok) user = actor.value;
          return actor;
        },
        // A repetition finds the sheet that is there.
        places: () => [],
        decide: (opening) => {
          const target = gameTarget(id, opening.log);
          return ok(
            isOfTable(opening)
              ? { ...target, set: {}, changesNothing: true }
              : { ...target, set: opening.fresh },
          );
        },
        answer: ({ log }, opening) => gameView(id, log, { user: { side: sideOf(opening, user) } }),
      },
      context,
    );
  },
});
