import { spendEvent } from '../store/event-work';
import type { Logged } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { causesMessages } from '../../../domain/tournaments/event/message-events';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import type { Tournament, TournamentState } from '../../../domain/tournaments/event/tournament';
import type { Webhook } from '../../../domain/tournaments/event/webhook';
import { withdrawReaders } from '../public-projection/withdraw-projection';
import type { StoredContext } from '../../kernel/store/context';
import { markStale } from '../../kernel/store/derived';
import { type Decision, type Hooks, type Mutation, type Target, mutate } from '../../kernel/store/mutation';
import type { Store } from '../../kernel/store/store';
import { type Answer, ok } from '../../kernel/use-case';
import { MOST_WORK } from '../../kernel/work-budget';
import {
  type Actor,
  type Ownership,
  authorise,
  type TournamentIn,
  type TournamentOperation,
  inState,
} from '../store/access';
import { readTournament } from '../store/read-tournament';

/** Whether a webhook gets a message of this event. A test goes to its own webhook, paused or not. */
const isSubscribed =
  (event: TournamentOperation['event'], testedWebhook: unknown) =>
  ({ id, events, pause }: Webhook): boolean =>
    event === 'PING' ? id === testedWebhook : event !== undefined && pause === null && events.includes(event);

const ERASING = 'eraseEntrant';

/** Rights and effects of a change: how the tournament's head and the tokens of players are found in what was read. */
interface Rights<Snapshot> {
  readonly headOf: (snapshot: Snapshot) => Logged<TournamentFacts>;
  /** The tokens of players, if they are allowed the change too, and the player numbers that it is about. */
  readonly ownership?: (snapshot: Snapshot) => Ownership;
  /** Runs after the change is written and before it is acknowledged. */
  readonly afterWrite?: () => Promise<Answer<unknown>>;
}

/** Marks changes for the outbox, withdraws outdated public projections and marks the tables of leagues stale. Army lists send no message. */
const hooksOf = <Snapshot>(
  { name, event }: TournamentOperation,
  { headOf, afterWrite = async () => ok(null) }: Rights<Snapshot>,
  { store }: StoredContext,
): Hooks<Snapshot> => ({
  isForOutbox: ({ receipt }, { address, snapshot }) =>
    address.item !== 'ARMY' &&
    ((headOf(snapshot).facts.webhooks ?? []).some(isSubscribed(event, receipt?.['webhook'])) ||
      causesMessages(headOf(snapshot).facts, event)),
  afterWrite: async (address, snapshot) => {
    const { leagues = [] } = headOf(snapshot).facts;
    if (!('tournament' in address)) return ok(null);
    const { tournament } = address;
    // Visibility and erasure must hold for every reader once the change is acknowledged.
    const withdrawn =
      address.item === 'HEAD' || name === ERASING ? await withdrawReaders(store, tournament) : ok(true);
    if (!withdrawn.ok) return withdrawn;
    const marked = await markStale(
      store,
      leagues.map((league) => ({ item: 'DERIVED_TABLE', league, tournament })),
    );
    return marked.ok ? afterWrite() : marked;
  },
});

/** The parts that all mutations of a tournament share: name, author and hooks. */
export const authorAndHooks = <Snapshot>(
  operation: TournamentOperation,
  rights: Rights<Snapshot>,
  context: StoredContext,
) =>
  ({
    operation: operation.name,
    author: (snapshot) =>
      authorise(rights.headOf(snapshot).facts, operation, {
        ...rights.ownership?.(snapshot),
        token: context.caller.token,
      }),
    hooks: hooksOf(operation, rights, context),
  }) satisfies Partial<Mutation<unknown, Snapshot, unknown, Actor>>;

/** A change of one record of a tournament, decided from the whole tournament. */
export interface TournamentChange<Facts, State extends TournamentState, Output> {
  readonly operation: TournamentOperation<State>;
  readonly tournament: string;
  /** The tournament alone if omitted. */
  readonly idempotencyScope?: readonly (string | number)[];
  readonly input: unknown;
  /** The player numbers that the change is about, if players may make it; 0 for the Spare Player. */
  readonly own?: readonly PlayerNumber[];
  readonly places: (tournament: Tournament) => readonly Target<Facts>[];
  readonly read?: (store: Store) => Promise<Answer<Tournament>>;
  /** Runs after the change is written and before it is acknowledged. */
  readonly afterWrite?: () => Promise<Answer<unknown>>;
  /** Refuses a change of a record that does not exist, whatever the state. */
  readonly exists?: (tournament: Tournament) => Answer<unknown>;
  readonly decide: (tournament: TournamentIn<State>, actor: Actor) => Answer<Decision<Facts>>;
  readonly answer: (changed: Target<Facts>, tournament: Tournament) => Output;
}

/**
 * A change reads the event and makes its projection again. It costs half of a request at most: one change of even the largest event is
 * always made, sixty in a document are not.
 */
const CHANGE_WORK = { times: 2, most: MOST_WORK / 2 };

/** Changes one record of a tournament: checks role and state, decides, writes. */
export const changeTournament = <Facts, State extends TournamentState, Output>(
  change: TournamentChange<Facts, State, Output>,
  context: StoredContext,
): Promise<Answer<Output>> => {
  const { operation, tournament, input, own, places, answer, afterWrite } = change;
  const rights: Rights<Tournament> = {
    headOf: ({ head }) => head,
    ...(own && { ownership: ({ entrants }) => ({ entrants, own }) }),
    ...(afterWrite && { afterWrite }),
  };
  let isPaid = false;
  return mutate<Facts, Tournament, Output, Actor>(
    {
      ...authorAndHooks(operation, rights, context),
      idempotencyScope: change.idempotencyScope ?? [tournament],
      input,
      read: async (store) => {
        const found = await (change.read?.(store) ?? readTournament(store, tournament));
        if (!found.ok || isPaid) return found;
        const paid = spendEvent(found.value, CHANGE_WORK, context);
        isPaid = paid.ok;
        return paid.ok ? found : paid;
      },
      places,
      decide: (snapshot, actor) => {
        const exists = change.exists?.(snapshot) ?? ok(null);
        if (!exists.ok) return exists;
        const possible = inState(snapshot, operation);
        return possible.ok ? change.decide(possible.value, actor) : possible;
      },
      answer,
    },
    context,
  );
};
