import type { Change, ChangeLog, Receipt } from '../../../shared/change-log';
import { ok, refused } from '../../../shared/result';
import { type Answer, asReplay, invalidInput } from '../use-case';
import type { StoredContext } from './context';
import { hashText, shortHash } from './credentials';
import { type ItemKind, itemOf } from './items';
import { type Address, type Item, type Store, LARGEST_BODY_BYTES } from './store';

/** Who makes a change, as the history names them. */
export interface Author {
  readonly name: string;
}

/** One thing that a change may have been written to. No changes: it is not there yet. */
export interface Target<Facts> {
  readonly kind: ItemKind<Facts>;
  readonly address: Address;
  readonly log: ChangeLog<Facts>;
}

/** What is to be written: new facts of one thing, and what of the answer cannot be worked out from that thing later. */
export interface Decision<Facts> extends Target<Facts> {
  readonly set: Partial<Facts>;
  readonly receipt?: Receipt;
  /** Nothing is to be changed: nothing is written, and the answer shows what stands. */
  readonly changesNothing?: true;
}

/** What a feature does with a change beside writing it. */
export interface Hooks<Seen> {
  /** Whether the change is marked for the outbox, from which others are informed of it. */
  readonly isForOutbox?: (
    change: Pick<Change<unknown>, 'op' | 'receipt'>,
    at: { readonly address: Address; readonly seen: Seen },
  ) => boolean;
  /** Runs once the change is written and before it is acknowledged; again for a repeated request. */
  readonly afterWrite?: (address: Address, seen: Seen) => Promise<Answer<unknown>>;
}

/**
 * A change: one conditional write of one item. The answer is made from the changed thing as that change left it, and from what
 * never changes, so that a repeated request is answered the same for ever.
 */
export interface Mutation<Facts, Seen, Output, By extends Author = Author> {
  /** The operation, as the history names it. */
  readonly operation: string;
  /** What the Idempotency-Key is scoped to, beside token and operation. */
  readonly target: string;
  readonly input: unknown;
  /** Reads what the decision needs; read again when another write was first. The store knows what was just read, if its turn came after others. */
  readonly read: (store: Store) => Promise<Answer<Seen>>;
  /** Who may do it. Absent where the operation is open to everyone: then the key is not scoped to the token. */
  readonly author?: (seen: Seen) => Answer<By>;
  /** The things in which an earlier request of the same key would stand. */
  readonly places: (seen: Seen) => readonly Target<Facts>[];
  readonly decide: (seen: Seen, author: By) => Answer<Decision<Facts>>;
  readonly answer: (changed: Target<Facts>, seen: Seen) => Output;
  readonly hooks?: Hooks<Seen>;
}

/** Somebody else's write may come first this often. */
const MOST_ATTEMPTS = 8;
const SHORTEST_PAUSE_MS = 10;
const RETRY_AFTER_SECONDS = 1;
const KEY_FORMAT = /^[\x21-\x7e]{1,255}$/;

/** Waits for a random part of a time that doubles with each attempt, so that rivals do not meet again. */
const backOff = async (attempt: number, { clock, random }: StoredContext): Promise<void> => {
  const longestMs = SHORTEST_PAUSE_MS * 2 ** attempt;
  await clock.pause?.(random.dice(1, longestMs)[0] ?? longestMs);
};

/** The same value gives the same text, whatever the order of its fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The caller's key, or why it cannot be used. */
export const requestKey = ({ caller }: StoredContext): Answer<string> => {
  const { idempotencyKey } = caller;
  if (idempotencyKey === null || idempotencyKey === '') return refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
  return KEY_FORMAT.test(idempotencyKey)
    ? ok(idempotencyKey)
    : invalidInput([
        {
          path: 'Idempotency-Key',
          code: 'WRONG_FORMAT',
          message: 'must be 1 to 255 visible ASCII characters',
        },
      ]);
};

/** The first answer to the same request, if any of these things has it. */
const earlier = <Facts>(places: readonly Target<Facts>[], key: string) => {
  for (const place of places) {
    const index = place.log.findIndex((change) => change.key === key);
    const change = place.log[index];
    if (change) return { change, changed: { ...place, log: place.log.slice(0, index + 1) } };
  }
  return undefined;
};

/** The answer to a written change, once its feature has done what follows from it. */
const acknowledge = async <Facts, Seen, Output, By extends Author>(
  { hooks, answer }: Mutation<Facts, Seen, Output, By>,
  { changed, seen }: { readonly changed: Target<Facts>; readonly seen: Seen },
): Promise<Answer<Output>> => {
  const done = (await hooks?.afterWrite?.(changed.address, seen)) ?? ok(null);
  return done.ok ? ok(answer(changed, seen)) : done;
};

const anyone: Author = { name: 'ANYONE' };

/** The thing once the decision is written into it, or that its history is full. */
const written = <Facts, Seen>(
  { kind, address, log, set, receipt }: Decision<Facts>,
  { op, by, at, key, input }: Pick<Change<Facts>, 'op' | 'by' | 'at' | 'key' | 'input'>,
  { hooks, seen }: { readonly hooks: Hooks<Seen> | undefined; readonly seen: Seen },
): Answer<{ readonly item: Item; readonly changed: Target<Facts> }> => {
  const change: Change<Facts> = { op, by, at, set, key, input, ...(receipt && { receipt }) };
  const isForOutbox = hooks?.isForOutbox?.(change, { address, seen }) === true;
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

/** What of a change is the same at each attempt. */
interface Request {
  readonly key: string;
  readonly input: string;
}

/** Decides and writes once; undefined where another write was first. */
const attemptOnce = async <Facts, Seen, Output, By extends Author>(
  mutation: Mutation<Facts, Seen, Output, By>,
  { key, input }: Request,
  { store, clock }: StoredContext,
): Promise<Answer<Output> | undefined> => {
  const { operation, hooks } = mutation;
  const read = await mutation.read(store);
  if (!read.ok) return read;
  const seen = read.value;
  const author = mutation.author ? mutation.author(seen) : ok(anyone as By);
  if (!author.ok) return author;

  const first = earlier(mutation.places(seen), key);
  if (first)
    // What was erased has lost the hash of its input: a repetition gets what is left of its answer.
    return first.change.input === input || first.change.input === ''
      ? asReplay(await acknowledge(mutation, { changed: first.changed, seen }))
      : refused({ code: 'IDEMPOTENCY_KEY_REUSED' });

  const decided = mutation.decide(seen, author.value);
  if (!decided.ok) return decided;
  if (decided.value.changesNothing) return ok(mutation.answer(decided.value, seen));
  const change = { op: operation, by: author.value.name, at: clock.nowMs(), key, input };
  const next = written(decided.value, change, { hooks, seen });
  if (!next.ok) return next;
  const outcome = await store.write(next.value.item);
  if (!outcome.ok) return outcome;
  return outcome.value === 'WRITTEN'
    ? acknowledge(mutation, { changed: next.value.changed, seen })
    : undefined;
};

/** Tries until it is written or refused, or until others were first too often. */
const attemptOften = async <Facts, Seen, Output, By extends Author>(
  mutation: Mutation<Facts, Seen, Output, By>,
  request: Request,
  context: StoredContext,
): Promise<Answer<Output>> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await backOff(attempt, context);
    const answer = await attemptOnce(mutation, request, context);
    if (answer !== undefined) return answer;
  }
  return refused({ code: 'CONTENDED', retryAfterSeconds: RETRY_AFTER_SECONDS });
};

/** What changes take turns on: the first part of a target, such as the tournament. */
const turnOf = (target: string): string => target.split('/', 1)[0] ?? target;

interface Asked {
  readonly operation: string;
  readonly target: string;
  readonly input: unknown;
  /** Whether anybody may do it: then the key is not scoped to the token. */
  readonly isOpen?: boolean;
}

const requestOf = (
  { operation, target, input, isOpen = false }: Asked,
  context: StoredContext,
): Answer<Request> => {
  const { token } = context.caller;
  const given = requestKey(context);
  if (!given.ok) return given;
  const tokenHash = token === null || isOpen ? '' : hashText(token);
  return ok({
    key: shortHash(canonical([tokenHash, operation, target, given.value])),
    input: shortHash(canonical(input)),
  });
};

/** Whether the request was applied before, for what must be known before anything is made; refused if its key was used for another. */
export const wasApplied = (
  asked: Asked,
  log: ChangeLog<unknown>,
  context: StoredContext,
): Answer<boolean> => {
  const request = requestOf(asked, context);
  if (!request.ok) return request;
  const change = log.find(({ key }) => key === request.value.key);
  return change !== undefined && change.input !== request.value.input
    ? refused({ code: 'IDEMPOTENCY_KEY_REUSED' })
    : ok(change !== undefined);
};

/**
 * Runs a change to its end: written once, or refused with nothing written.
 *
 * Reads, looks for an earlier answer to the same request, decides, writes under the condition that the item is as it was
 * read. When another write was first it starts over, so a duplicate finds the first answer and a rival is decided anew.
 */
export const mutate = async <Facts, Seen, Output, By extends Author = Author>(
  mutation: Mutation<Facts, Seen, Output, By>,
  context: StoredContext,
): Promise<Answer<Output>> => {
  const given = requestOf({ ...mutation, isOpen: !mutation.author }, context);
  if (!given.ok) return given;
  const request = given.value;
  return context.turns
    ? context.turns.take(turnOf(mutation.target), context.store, (store) =>
        attemptOften(mutation, request, { ...context, store }),
      )
    : attemptOften(mutation, request, context);
};
