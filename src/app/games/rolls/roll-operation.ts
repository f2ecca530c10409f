import type { ChangeLog, Logged } from '../../../shared/change-log';
import { type OperationFacts, type StoredContext, operation } from '../../kernel/operation';
import { authorName, grantOf, isTokenShaped } from '../../kernel/store/credentials';
import { type Author, type Target, mutate } from '../../kernel/store/mutation';
import type { Store } from '../../kernel/store/store';
import { type Answer, conflict, ok, refused } from '../../kernel/use-case';
import {
  type FamilyOperation,
  type Fields,
  type Given,
  type NoFields,
  inputOf,
} from '../../tournaments/change/operation-family';
import type { rollId } from './fields';
import { type RollToken, joinableUntilMs } from './roll-facts';

/** The facts that all rolls between players have: plain ones, and refereed fights. */
interface JoinedFacts {
  readonly tokens: readonly RollToken[];
  readonly words: readonly (string | null)[];
}

/** Somebody who changes a roll: one of its players, by the place from 0, or null for anybody after the time to join. */
type RollUser = Author & { readonly player: number | null };

type OneRoll = { readonly id: typeof rollId };
type RollInput<Own extends Fields> = Given<OneRoll, Own>;

/** One kind of rolls between players. */
interface RollKind<Facts extends JoinedFacts, State extends string, View> {
  /** Facts of all operations that change one. */
  readonly shared: Pick<OperationFacts, 'answers' | 'reads' | 'writes'>;
  readonly fields: OneRoll;
  readonly read: (store: Store, id: string) => Promise<Answer<Logged<Facts>>>;
  readonly target: (id: string, log: ChangeLog<Facts>) => Target<Facts>;
  readonly view: (id: string, log: ChangeLog<Facts>) => View;
  readonly stateOf: (facts: Facts) => State;
  /** The operations that are possible in each state. */
  readonly possible: Readonly<Record<State, readonly string[]>>;
  /** The state after the time to join, and the operation that is possible then, for anybody. */
  readonly late: { readonly state: string; readonly allowed: string };
}

/** The player with this token. UNAUTHENTICATED: no token, or a malformed one. FORBIDDEN: a token of another roll. */
const playerOf = ({ tokens }: JoinedFacts, operation: string, token: string | null): Answer<RollUser> => {
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const grant = grantOf(tokens, token);
  return grant
    ? ok({ name: authorName('PLAYER', grant.hash), player: grant.player })
    : refused({ code: 'FORBIDDEN', operation, allowedRoles: ['PLAYER'] });
};

/** The words with that of a player, which is locked for ever. */
export const withWord = (
  { words }: Pick<JoinedFacts, 'words'>,
  player: number | null,
  word: string,
): Answer<JoinedFacts['words']> =>
  words[player ?? -1] === null
    ? ok(words.map((locked, place) => (place === player ? word.normalize('NFC') : locked)))
    : conflict('WORD_LOCKED', 'Your word is locked already and cannot be changed.');

/** Whether the operation is possible in the state of the roll and, but for giving it up, in time. */
const isPossible = <Facts extends JoinedFacts, State extends string, View>(
  { stateOf, possible, late }: RollKind<Facts, State, View>,
  facts: Facts,
  { operation, isLate }: { readonly operation: string; readonly isLate: boolean },
): Answer<true> => {
  const wrong = (state: string, allowed: readonly string[]): Answer<never> =>
    refused({ code: 'WRONG_STATE', state, operation, allowed });
  const state = stateOf(facts);
  if (!possible[state].includes(operation)) return wrong(state, possible[state]);
  return isLate && operation !== late.allowed ? wrong(late.state, [late.allowed]) : ok(true);
};

interface RollChange<Facts extends JoinedFacts, Loaded> {
  readonly operation: string;
  readonly input: { readonly id: string };
  readonly load?: ((roll: Logged<Facts>) => Promise<Loaded>) | undefined;
  readonly set: (
    roll: Logged<Facts>,
    request: Pick<RollUser, 'player'> & { readonly loaded: Loaded },
  ) => Answer<Partial<Facts>>;
}

const changeRoll = <Facts extends JoinedFacts, State extends string, View, Loaded>(
  kind: RollKind<Facts, State, View>,
  { operation, input: { id, ...input }, load, set }: RollChange<Facts, Loaded>,
  context: StoredContext,
): Promise<Answer<View>> => {
  const { read, target, view, late } = kind;
  const isLate = ({ log }: Logged<Facts>): boolean => context.clock.nowMs() >= joinableUntilMs(log);
  return mutate<Facts, Logged<Facts> & { readonly loaded: Loaded }, View, RollUser>(
    {
      operation,
      idempotencyScope: [id],
      input,
      read: async (store) => {
        const roll = await read(store, id);
        return roll.ok ? ok({ ...roll.value, loaded: (await load?.(roll.value)) as Loaded }) : roll;
      },
      author: (roll) => {
        const player = playerOf(roll.facts, operation, context.caller.token);
        return !player.ok && operation === late.allowed && isLate(roll)
          ? ok({ name: 'ANYONE', player: null })
          : player;
      },
      places: ({ log }) => [target(id, log)],
      decide: (roll, { player }) => {
        const can = isPossible(kind, roll.facts, { operation, isLate: isLate(roll) });
        if (!can.ok) return can;
        const changed = set(roll, { player, loaded: roll.loaded });
        return changed.ok ? ok({ ...target(id, roll.log), set: changed.value }) : changed;
      },
      answer: ({ log }) => view(id, log),
    },
    context,
  );
};

/** Gives the factory that declares an operation on one kind of rolls: a change by one of the players. */
export const rollOperations =
  <Facts extends JoinedFacts, State extends string, View>(kind: RollKind<Facts, State, View>) =>
  <Own extends Fields = NoFields, Loaded = undefined>({
    fields,
    load,
    set,
    ...facts
  }: Omit<FamilyOperation<RollInput<Own>, Own, never>, 'when' | 'faults'> & {
    /** Loads what the change needs beside the roll. */
    readonly load?: (roll: Logged<Facts>) => Promise<Loaded>;
    readonly set: (
      roll: Logged<Facts>,
      request: Pick<RollUser, 'player'> & { readonly input: RollInput<Own>; readonly loaded: Loaded },
    ) => Answer<Partial<Facts>>;
  }) =>
    operation({
      function: 'tournaments',
      idempotencyKey: true,
      covers: ['A26', 'C6'],
      ...kind.shared,
      ...facts,
      input: inputOf(kind.fields, fields),
      run: (input, context: StoredContext, { name }) =>
        changeRoll(
          kind,
          { operation: name, input, load, set: (roll, request) => set(roll, { ...request, input }) },
          context,
        ),
    });
