import type { Change, ChangeLog, Receipt } from '../../../shared/change-log';
import { type Answer, ok, refused, asReplay, invalidField } from '../use-case';
import type { StoredContext } from './context';
import { hashText, shortHash } from './credentials';
import { type ItemKind, itemOf } from './items';
import { type Address, type Item, type Store, LARGEST_BODY_BYTES } from './store';

/** The author of a change, as the history names them. */
export type Author = { readonly name: string };

/** A record that a change is written to. An empty log: it does not exist yet. */
export interface Target<Facts> {
  readonly kind: ItemKind<Facts>;
  readonly address: Address;
  readonly log: ChangeLog<Facts>;
}

/** The facts to write to one record, and the parts of the answer that must be stored with them. */
export interface Decision<Facts> extends Target<Facts> {
  readonly set: Partial<Facts>;
  readonly receipt?: Receipt;
  /** Nothing is written, and the answer shows the record as it is. */
  readonly changesNothing?: true;
}

/** Effects of a change beside writing it. */
export interface Hooks<Snapshot> {
  /** Whether the change is marked for the outbox, from which webhooks are sent. */
  readonly isForOutbox?: (
    change: Pick<Change<unknown>, 'op' | 'receipt'>,
    at: { readonly address: Address; readonly snapshot: Snapshot },
  ) => boolean;
  /** Runs after the change is written and before it is acknowledged; again for a repeated request. */
  readonly afterWrite?: (address: Address, snapshot: Snapshot) => Promise<Answer<unknown>>;
}

/**
 * A change: one conditional write of one item. The answer is made from the record as that change left it, and from facts that
 * never change, so that a repeated request always gets the same answer.
 */
export interface Mutation<Facts, Snapshot, Output, By extends Author = Author> {
  /** The operation, as the history names it. */
  readonly operation: string;
  /**
   * The Idempotency-Key is scoped to these ids, beside token and operation; empty for a creation. Changes with the same
   * first id, such as a tournament's, take turns within a process.
   */
  readonly idempotencyScope: readonly (string | number)[];
  readonly input: unknown;
  /** Reads the state that the decision needs, at each attempt. The store given may answer from the reads of the change before. */
  readonly read: (store: Store) => Promise<Answer<Snapshot>>;
  /** The author, if allowed. Left out if the operation is open to everyone: then the key is not scoped to the token. */
  readonly author?: (snapshot: Snapshot) => Answer<By>;
  /** The records in which an earlier request with the same key may stand. */
  readonly places: (snapshot: Snapshot) => readonly Target<Facts>[];
  readonly decide: (snapshot: Snapshot, author: By) => Answer<Decision<Facts>>;
  readonly answer: (changed: Target<Facts>, snapshot: Snapshot) => Output;
  readonly hooks?: Hooks<Snapshot>;
}

const MOST_ATTEMPTS = 8;
const SHORTEST_PAUSE_MS = 10;
const RETRY_AFTER_SECONDS = 1;
const KEY_FORMAT = /^[\x21-\x7e]{1,255}$/;

/** Waits for a random part of a time that doubles with each attempt, so that rivals do not collide again. */
const backOff = async (attempt: number, { clock, random }: StoredContext): Promise<void> => {
  const longestMs = SHORTEST_PAUSE_MS * 2 ** attempt;
  await clock.pause?.(random.dice(1, longestMs)[0] ?? longestMs);
};

/** JSON with sorted fields: equal values give equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The caller's Idempotency-Key, if it is valid. */
export const requestKey = ({ caller }: StoredContext): Answer<string> => {
  const { idempotencyKey } = caller;
  if (idempotencyKey === null || idempotencyKey === '') return refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
  return KEY_FORMAT.test(idempotencyKey)
    ? ok(idempotencyKey)
    : invalidField('Idempotency-Key', 'WRONG_FORMAT', 'must be 1 to 255 visible ASCII characters');
};

/** The change that the same request made before, with the record as it left it. */
const earlierChange = <Facts>(places: readonly Target<Facts>[], key: string) => {
  for (const place of places) {
    const index = place.log.findIndex((change) => change.key === key);
    const change = place.log[index];
    if (change) return { change, changed: { ...place, log: place.log.slice(0, index + 1) } };
  }
  return undefined;
};

/** The answer to a written change, after its hooks. */
const acknowledge = async <Facts, Snapshot, Output, By extends Author>(
  { hooks, answer }: Mutation<Facts, Snapshot, Output, By>,
  { changed, snapshot }: { readonly changed: Target<Facts>; readonly snapshot: Snapshot },
): Promise<Answer<Output>> => {
  const done = (await hooks?.afterWrite?.(changed.address, snapshot)) ?? ok(null);
  return done.ok ? ok(answer(changed, snapshot)) : done;
};

const anyone: Author = { name: 'ANYONE' };

/** The record with the change appended; refused if its history is full. */
const appendChange = <Facts, Snapshot>(
  { kind, address, log, set, receipt }: Decision<Facts>,
  { op, by, at, key, input }: Pick<Change<Facts>, 'op' | 'by' | 'at' | 'key' | 'input'>,
  { hooks, snapshot }: { readonly hooks: Hooks<Snapshot> | undefined; readonly snapshot: Snapshot },
): Answer<{ readonly item: Item; readonly changed: Target<Facts> }> => {
  const change: Change<Facts> = { op, by, at, set, key, input, ...(receipt && { receipt }) };
  const isForOutbox = hooks?.isForOutbox?.(change, { address, snapshot }) === true;
  const after = [...log, { ...change, ...(isForOutbox && { isForOutbox: true as const }) }];
  const item = itemOf(kind, address, after);
  return Buffer.byteLength(item.body) > LARGEST_BODY_BYTES
    ? refused({
        code: 'CONFLICT',
        reason: 'HISTORY_FULL',
        detail: 'It has been changed so often that its history is full.',
      })
    : ok({ item, changed: { kind, address, log: after } });
};

/** The key and input of a request as they are stored: the same at each attempt. */
type HashedRequest = Pick<Change<unknown>, 'key' | 'input'>;

/** Decides and writes once; undefined if another write came first. */
const attemptOnce = async <Facts, Snapshot, Output, By extends Author>(
  mutation: Mutation<Facts, Snapshot, Output, By>,
  { key, input }: HashedRequest,
  { store, clock }: StoredContext,
): Promise<Answer<Output> | undefined> => {
  const { operation, hooks } = mutation;
  const read = await mutation.read(store);
  if (!read.ok) return read;
  const snapshot = read.value;
  const author = mutation.author ? mutation.author(snapshot) : ok(anyone as By);
  if (!author.ok) return author;

  const first = earlierChange(mutation.places(snapshot), key);
  if (first)
    // An erased change has lost the hash of its input: a repetition gets what is left of its answer.
    return first.change.input === input || first.change.input === ''
      ? asReplay(await acknowledge(mutation, { changed: first.changed, snapshot }))
      : refused({ code: 'IDEMPOTENCY_KEY_REUSED' });

  const decided = mutation.decide(snapshot, author.value);
  if (!decided.ok) return decided;
  if (decided.value.changesNothing) return ok(mutation.answer(decided.value, snapshot));
  const change = { op: operation, by: author.value.name, at: clock.nowMs(), key, input };
  const next = appendChange(decided.value, change, { hooks, snapshot });
  if (!next.ok) return next;
  const outcome = await store.write(next.value.item);
  if (!outcome.ok) return outcome;
  return outcome.value === 'WRITTEN'
    ? acknowledge(mutation, { changed: next.value.changed, snapshot })
    : undefined;
};

type RequestToHash = Pick<Mutation<never, never, never>, 'operation' | 'idempotencyScope' | 'input'> & {
  /** Whether the operation is open to everyone: then the key is not scoped to the token. */
  readonly isOpen?: boolean;
};

const hashRequest = (
  { operation, idempotencyScope, input, isOpen = false }: RequestToHash,
  context: StoredContext,
): Answer<HashedRequest> => {
  const { token } = context.caller;
  const given = requestKey(context);
  if (!given.ok) return given;
  const tokenHash = token === null || isOpen ? '' : hashText(token);
  return ok({
    key: shortHash(canonical([tokenHash, operation, idempotencyScope.join('/'), given.value])),
    input: shortHash(canonical(input)),
  });
};

/** Whether the request was applied before; refused if its key was used for another. */
export const wasApplied = (
  request: RequestToHash,
  log: ChangeLog<unknown>,
  context: StoredContext,
): Answer<boolean> => {
  const hashed = hashRequest(request, context);
  if (!hashed.ok) return hashed;
  const change = log.find(({ key }) => key === hashed.value.key);
  return change !== undefined && change.input !== hashed.value.input
    ? refused({ code: 'IDEMPOTENCY_KEY_REUSED' })
    : ok(change !== undefined);
};

/**
 * Runs a change to its end: written once, or refused with nothing written.
 *
 * Reads, looks for an earlier answer to the same request, decides, writes under the condition that the item is as it was
 * read. If another write came first, it starts over: a duplicate finds the first answer, a rival change is decided anew.
 */
export const mutate = async <Facts, Snapshot, Output, By extends Author = Author>(
  mutation: Mutation<Facts, Snapshot, Output, By>,
  context: StoredContext,
): Promise<Answer<Output>> => {
  const request = hashRequest({ ...mutation, isOpen: !mutation.author }, context);
  if (!request.ok) return request;
  const attempts = async (store: Store): Promise<Answer<Output>> => {
    // A change that waited for its turn is decided from what is there now: a token may have been revoked since it was read.
    store.forget?.();
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      if (attempt > 0) await backOff(attempt, context);
      const answer = await attemptOnce(mutation, request.value, { ...context, store });
      if (answer !== undefined) return answer;
    }
    return refused({ code: 'CONTENDED', retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  const [queue = ''] = mutation.idempotencyScope;
  return context.changeQueue
    ? context.changeQueue.enqueue(String(queue), context.store, attempts)
    : attempts(context.store);
};
