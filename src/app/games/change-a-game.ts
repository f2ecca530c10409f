import type { Game } from '../kernel/generated/answers';
import { type StoredContext, operation } from '../kernel/operation';
import { type Target, mutate } from '../kernel/store/mutation';
import { type Answer, conflict, ok, refused } from '../kernel/use-case';
import {
  type FamilyOperation,
  type Fields,
  type Given,
  inputOf,
  prepared,
} from '../tournaments/change/operation-family';
import { type GameFacts, gameAddress, gameKind } from '../tournaments/store/game-item';
import { gameId } from './fields';
import { type GameUser, type SeenGame, changesGame, readGame } from './game-access';
import { gameView } from './game-view';

/** Writes of one sheet: a game of three hours with two phones that write every second has some 20,000. */
const MOST_WRITES = 20_000;

export const gameTarget = (id: string, log: SeenGame['log']): Target<GameFacts> => ({
  kind: gameKind,
  address: gameAddress(id),
  log,
});

interface GameChangeAsked {
  readonly operation: string;
  readonly id: string;
  readonly input: unknown;
  /** Whether it is possible once the game is over. */
  readonly whenFinished?: true;
  /** The facts that the change sets; null where it changes nothing. */
  readonly set: (seen: SeenGame, user: GameUser) => Answer<Partial<GameFacts> | null>;
}

/** Operations that are still possible once a game is over. */
const AFTERWARDS = ['keepGame', 'finishGame'];

/**
 * Changes a sheet: one read, one write. A repeated request is answered with the sheet as it is now: its changes are in it once.
 */
export const changeSheet = (
  { operation, id, input, whenFinished, set }: GameChangeAsked,
  context: StoredContext,
): Promise<Answer<Game>> => {
  const { token } = context.caller;
  let user: GameUser | undefined;
  return mutate<GameFacts, SeenGame, Game, GameUser>(
    {
      operation,
      idempotencyScope: [id],
      input,
      read: (store) => readGame(store, id, token),
      author: (seen) => {
        const found = changesGame(seen, operation, token);
        user = found.ok ? found.value : undefined;
        return found;
      },
      places: ({ log }) => [gameTarget(id, log)],
      decide: (seen, by) => {
        if (seen.facts.finished && !whenFinished)
          return refused({ code: 'WRONG_STATE', state: 'FINISHED', operation, allowed: AFTERWARDS });
        if (seen.log.length >= MOST_WRITES)
          return conflict('HISTORY_FULL', 'It has been changed so often that its history is full.');
        const facts = set(seen, by);
        if (!facts.ok) return facts;
        const target = gameTarget(id, seen.log);
        return ok(
          facts.value === null
            ? { ...target, set: {}, changesNothing: true }
            : { ...target, set: facts.value },
        );
      },
      answer: ({ log }, seen) =>
        gameView(id, log.length > seen.log.length ? log : seen.log, { user: user ?? { side: null } }),
    },
    context,
  );
};

const oneGame = { id: gameId };
type GameInput<Own extends Fields> = Given<typeof oneGame, Own>;

/** Declares an operation that changes a sheet, for its sides and the staff of its event. */
export const gameOperation = <Own extends Fields, Prepared = undefined>({
  fields,
  faults,
  whenFinished,
  prepare,
  recorded = ({ id: _, ...given }) => given,
  set,
  ...facts
}: Omit<FamilyOperation<GameInput<Own>, Own, never>, 'when'> &
  Pick<GameChangeAsked, 'whenFinished'> & {
    /** Reads what the change needs besides the sheet. */
    readonly prepare?: (
      input: GameInput<Own>,
      context: StoredContext,
      operation: string,
    ) => Promise<Answer<Prepared>>;
    /** The input as it is recorded, if it is not the given one. */
    readonly recorded?: (input: GameInput<Own>) => unknown;
    /** The facts that the change sets; null where it changes nothing. */
    readonly set: (
      seen: SeenGame,
      request: {
        readonly operation: string;
        readonly input: GameInput<Own>;
        readonly user: GameUser;
        readonly nowMs: number;
        readonly prepared: Prepared;
      },
    ) => Answer<Partial<GameFacts> | null>;
  }) =>
  operation({
    function: 'tournaments',
    answers: 'Game',
    idempotencyKey: true,
    reads: ['GAME', 'TOURNAMENT'],
    writes: ['GAME'],
    covers: ['F5'],
    ...facts,
    input: inputOf(oneGame, fields, faults),
    run: (input, context: StoredContext, { name }) =>
      prepared(prepare && (() => prepare(input, context, name)), (ready: Prepared) =>
        changeSheet(
          {
            operation: name,
            id: input.id,
            input: recorded(input),
            ...(whenFinished && { whenFinished }),
            set: (seen, user) =>
              set(seen, { operation: name, input, user, nowMs: context.clock.nowMs(), prepared: ready }),
          },
          context,
        ),
      ),
  });

/** Refuses a change that belongs to this side alone. */
export const notOfSide = (operation: string, side: string): Answer<never> =>
  refused({ code: 'FORBIDDEN', operation, allowedRoles: [side] });
