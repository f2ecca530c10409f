import type { ChangeLog } from '../../../shared/change-log';
import type { Held } from '../../../domain/games/changes';
import type { GameSide } from '../../../domain/games/sheet';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import type { Entrant, Tournament } from '../../../domain/tournaments/event/tournament';
import { getMany } from '../../kernel/store/get-many';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import { mutate } from '../../kernel/store/mutation';
import { type Answer, ok } from '../../kernel/use-case';
import {
  type GameFacts,
  gameAddress,
  gameFactsOf,
  gameKind,
  gameWithFacts,
  sheetsOfTable,
} from '../store/game-item';
import { ERASED, type Forget, forgetting } from './forget-person';
import { personOf } from './personal-data';

/** Sheets of games without a person. What happened in the game stays. */

/** Every table at which the entrant was ever seated, as the sheet of it is called. */
const sheetsOf = ({ id, head, rounds }: Tournament, number: PlayerNumber): readonly string[] => [
  ...new Set(
    rounds.flatMap(({ number: round, log }) =>
      log.flatMap(({ set: { tables = [], unpaired } }) => [
        ...tables.flatMap(([first, second], index) =>
          first === number || second === number
            ? sheetsOfTable({ tournament: id, round, table: index + 1 }, head.facts)
            : [],
        ),
        ...(unpaired?.[0] === number
          ? sheetsOfTable({ tournament: id, round, table: tables.length + 1 }, head.facts)
          : []),
      ]),
    ),
  ),
];

const cleanHeld = ([now, before]: Held, forget: Forget): Held => {
  const cleaned = { ...now, value: forget(now.value) };
  return before ? [cleaned, { ...before, value: forget(before.value) }] : [cleaned];
};

const cleanSide = (side: GameSide, isOwn: boolean, forget: Forget): GameSide => ({
  ...side,
  name: isOwn ? ERASED : forget(side.name),
  army: forget(side.army),
});

const textOrNull = (text: string | null, forget: Forget): string | null =>
  text === null ? null : forget(text);

const withoutEntrant = (facts: GameFacts, number: PlayerNumber, forget: Forget): GameFacts => {
  const { setup, state, table, secrets } = facts;
  const isOwn = (side: 0 | 1): boolean => table?.entrants[side] === number;
  return {
    ...facts,
    setup: {
      ...setup,
      sides: [cleanSide(setup.sides[0], isOwn(0), forget), cleanSide(setup.sides[1], isOwn(1), forget)],
    },
    state: {
      ...state,
      registers: Object.fromEntries(
        Object.entries(state.registers).map(([name, held]) => [name, cleanHeld(held, forget)]),
      ),
    },
    secrets: secrets.map((secret) => ({
      ...secret,
      subject: forget(secret.subject),
      choice: textOrNull(secret.choice, forget),
    })),
  };
};

/** Rewrites one sheet without the person, in one write; a repeated request finds that it has. */
const rewriteSheet = (
  id: string,
  entrant: Entrant,
  { operation, context }: { readonly operation: string; readonly context: StoredContext },
): Promise<Answer<true>> => {
  const forget = forgetting(personOf(entrant));
  const address = gameAddress(id);
  return mutate<GameFacts, ChangeLog<GameFacts>, true>(
    {
      operation,
      idempotencyScope: [id, entrant.number],
      input: { id },
      read: async (store) => {
        const items = await store.get([address]);
        return items.ok ? ok(loggedOf(gameKind, items.value[0])?.log ?? []) : items;
      },
      places: (log) => [{ kind: gameKind, address, log }],
      decide: (log) => {
        const facts = withoutEntrant(gameFactsOf(log), entrant.number, forget);
        return ok({ kind: gameKind, address, log: gameWithFacts(log, facts), set: {} });
      },
      answer: () => true,
    },
    context,
  );
};

/** Takes an entrant out of every sheet of its games. */
export const eraseInGames = async (
  tournament: Tournament,
  entrant: Entrant,
  erasure: { readonly operation: string; readonly context: StoredContext },
): Promise<Answer<true>> => {
  const ids = sheetsOf(tournament, entrant.number);
  const items = await getMany(erasure.context.store, ids.map(gameAddress));
  if (!items.ok) return items;
  for (const [index, id] of ids.entries()) {
    const log = loggedOf(gameKind, items.value[index])?.log;
    if (log === undefined || !gameFactsOf(log).table?.entrants.includes(entrant.number)) continue;
    const done = await rewriteSheet(id, entrant, erasure);
    if (!done.ok) return done;
  }
  return ok(true);
};
