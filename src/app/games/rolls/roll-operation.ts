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

/** One kind of rolls between players. */
interface RollKind<Facts extends JoinedFacts, State extends string, View> {
  /** Facts of all operations that change one. */
  readonly shared: Pick<OperationFacts, 'answers' | 'reads' | 'writes'>;
  readonly fields: { readonly id: typeof rollId };
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

/** Gives the factory that declares an operation on one kind of rolls: a change by one of the players. */
export const rollOperations =
  <Facts extends JoinedFacts, State extends string, View>({
    shared,
    fields: one,
    read,
    target,
    view,
    stateOf,
    possible,
    late,
  }: RollKind<Facts, State, View>) =>
  <Own extends Fields = NoFields, Loaded = undefined>({
    fields,
    load,
    set,
    ...facts
  }: Omit<FamilyOperation<Given<typeof one, Own>, Own, never>, 'when' | 'faults'> & {
    /** Loads what the change needs beside the roll. */
    readonly load?: (roll: Logged<Facts>) => Promise<Loaded>;
    readonly set: (
      roll: Logged<Facts>,
      request: {
        readonly input: Given<typeof one, Own>;
        readonly player: RollUser['player'];
        readonly loaded: Loaded;
      },
    ) => Answer<Partial<Facts>>;
  }) =>
    operation({
      function: 'tournaments',
      idempotencyKey: true,
      covers: ['A26', 'C6'],
      ...shared,
      ...facts,
      input: inputOf(one, fields),
      run: (input, context: StoredContext, { name }) => {
        const { id, ...given } = input;
        const isLate = ({ log }: Logged<Facts>): boolean => context.clock.nowMs() >= joinableUntilMs(log);
        return mutate<Facts, Logged<Facts> & { readonly loaded: Loaded }, View, RollUser>(
          {
            operation: name,
            idempotencyScope: [id],
            input: given,
            read: async (store) => {
              const roll = await read(store, id);
              return roll.ok ? ok({ ...roll.value, loaded: (await load?.(roll.value)) as Loaded }) : roll;
            },
            author: (roll) => {
              const player = playerOf(roll.facts, name, context.caller.token);
              return !player.ok && name === late.allowed && isLate(roll)
                ? ok({ name: 'ANYONE', player: null })
                : player;
            },
            places: ({ log }) => [target(id, log)],
            decide: (roll, { player }) => {
              const state = stateOf(roll.facts);
              const allowed = possible[state];
              if (!allowed.includes(name))
                return refused({ code: 'WRONG_STATE', state, operation: name, allowed });
              if (name !== late.allowed && isLate(roll))
                return refused({
                  code: 'WRONG_STATE',
                  state: late.state,
                  operation: name,
                  allowed: [late.allowed],
                });
              const changed = set(roll, { input, player, loaded: roll.loaded });
              return changed.ok ? ok({ ...target(id, roll.log), set: changed.value }) : changed;
            },
            answer: ({ log }) => view(id, log),
          },
          context,
        );
      },
    });
