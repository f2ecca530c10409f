import type { Logged } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import type { Tournament, TournamentState } from '../../../domain/tournaments/event/tournament';
import type { Webhook } from '../../../domain/tournaments/event/webhook';
import { withdrawReaders } from '../public-projection/withdraw-projection';
import type { StoredContext } from '../../kernel/store/context';
import { markStale } from '../../kernel/store/derived';
import { type Decision, type Hooks, type Mutation, type Target, mutate } from '../../kernel/store/mutation';
import type { Store } from '../../kernel/store/store';
import { ok } from '../../../shared/result';
import type { Answer } from '../../kernel/use-case';
import { type Actor, type Ownership, authorise } from '../store/access';
import { type TournamentIn, type TournamentOperation, inState } from '../store/operation';
import { readTournament } from '../store/read-tournament';

/** Whether a webhook gets a message of this event. A test goes to its own webhook, paused or not. */
const isSubscribed =
  (event: TournamentOperation['event'], testedWebhook: unknown) =>
  ({ id, events, pause }: Webhook): boolean =>
    event === 'PING' ? id === testedWebhook : event !== undefined && pause === null && events.includes(event);

const ERASING = 'eraseEntrant';

/** What follows from a change: the outbox for webhooks, the leagues' derived tables, and that readers are given nothing that must go. No message is about an army list. */
const hooksOf = <Seen>(
  { name, event }: TournamentOperation,
  headOf: (seen: Seen) => Logged<TournamentFacts>,
  { store }: StoredContext,
): Hooks<Seen> => ({
  isForOutbox: ({ receipt }, { address, state: seen }) =>
    address.item !== 'ARMY' &&
    (headOf(seen).facts.webhooks ?? []).some(isSubscribed(event, receipt?.['webhook'])),
  afterWrite: async (address, seen) => {
    const { leagues = [] } = headOf(seen).facts;
    if (!('tournament' in address)) return ok(null);
    const { tournament } = address;
    // Who may read it, and what is erased, must hold for every reader once it is acknowledged.
    const withdrawn =
      address.item === 'HEAD' || name === ERASING ? await withdrawReaders(store, tournament) : ok(true);
    if (!withdrawn.ok) return withdrawn;
    return markStale(
      store,
      leagues.map((league) => ({ item: 'DERIVED_TABLE', league, tournament })),
    );
  },
});

/** What all changes in a tournament share: who may make them, and what follows from them. */
export const inTournament = <Seen>(
  operation: TournamentOperation,
  {
    headOf,
    ownership,
  }: {
    readonly headOf: (seen: Seen) => Logged<TournamentFacts>;
    /** Where players may do it too: their tokens, and whose things it is about. */
    readonly ownership?: (seen: Seen) => Ownership;
  },
  context: StoredContext,
) =>
  ({
    operation: operation.name,
    author: (seen) =>
      authorise(headOf(seen).facts, operation, { ...ownership?.(seen), token: context.caller.token }),
    hooks: hooksOf(operation, headOf, context),
  }) satisfies Partial<Mutation<unknown, Seen, unknown, Actor>>;

/** The same hooks, and something else to be done after them. */
const followedBy = <Seen>(hooks: Hooks<Seen>, next: () => Promise<Answer<unknown>>): Hooks<Seen> => ({
  ...hooks,
  afterWrite: async (address, seen) => {
    const done = (await hooks.afterWrite?.(address, seen)) ?? ok(null);
    return done.ok ? next() : done;
  },
});

/** A change of one thing of a tournament, decided from the whole of it. */
export interface TournamentChange<Facts, State extends TournamentState, Output> {
  readonly operation: TournamentOperation<State>;
  readonly tournament: string;
  /** The tournament alone if omitted. */
  readonly idempotencyScope?: readonly (string | number)[];
  readonly input: unknown;
  /** The player numbers it is about, where players may do it too; 0 for the Spare Player. */
  readonly own?: readonly PlayerNumber[];
  readonly places: (tournament: Tournament) => readonly Target<Facts>[];
  /** Reads the tournament, where more is to be done than that. */
  readonly read?: (store: Store) => Promise<Answer<Tournament>>;
  /** Runs once it is written and before it is acknowledged, beside what follows from every change. */
  readonly afterWrite?: () => Promise<Answer<unknown>>;
  /** What is refused in every state: that the thing is not there. */
  readonly exists?: (tournament: Tournament) => Answer<unknown>;
  readonly decide: (tournament: TournamentIn<State>, actor: Actor) => Answer<Decision<Facts>>;
  readonly answer: (changed: Target<Facts>, tournament: Tournament) => Output;
}

/** Reads a tournament, asks for role and state, decides, and writes one thing of it. */
export const changeTournament = <Facts, State extends TournamentState, Output>(
  change: TournamentChange<Facts, State, Output>,
  context: StoredContext,
): Promise<Answer<Output>> => {
  const { operation, tournament, idempotencyScope = [tournament], input, own, places, answer } = change;
  const headOf = ({ head }: Tournament) => head;
  const ownership = own && (({ entrants }: Tournament) => ({ entrants, own }));
  const shared = inTournament(operation, { headOf, ...(ownership && { ownership }) }, context);
  return mutate<Facts, Tournament, Output, Actor>(
    {
      ...shared,
      hooks: change.afterWrite ? followedBy(shared.hooks, change.afterWrite) : shared.hooks,
      idempotencyScope,
      input,
      read: change.read ?? ((store) => readTournament(store, tournament)),
      places,
      decide: (seen, actor) => {
        const exists = change.exists?.(seen) ?? ok(null);
        if (!exists.ok) return exists;
        const possible = inState(seen, operation);
        return possible.ok ? change.decide(possible.value, actor) : possible;
      },
      answer,
    },
    context,
  );
};
