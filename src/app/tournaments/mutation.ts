import type { Change, ChangeLog, Logged, Told } from '../../tournaments/event/change-log';
import type { HeadFacts } from '../../tournaments/event/facts';
import { webhooksFor } from '../../tournaments/event/webhook';
import { ok, refused } from '../../shared/result';
import type { Answer } from '../use-case';
import { invalidInput } from '../use-case';
import { outdateKept } from '../leagues/outdate-kept';
import type { Actor, Ownership } from './access';
import { authorise } from './access';
import type { StoredContext } from './context';
import { hashText, shortHash } from './credentials';
import { itemOf } from './items';
import type { Address } from './store';
import { LARGEST_BODY_BYTES } from './store';

/** One thing that a change may have been written to. No changes: it is not there yet. */
export interface Target<Facts> {
  readonly address: Address;
  readonly log: ChangeLog<Facts>;
}

/** What is to be written: new facts of one thing, and what the caller is told that the thing alone will not tell later. */
export interface Decision<Facts> extends Target<Facts> {
  readonly set: Partial<Facts>;
  readonly told?: Told;
}

/**
 * A change of a tournament: one conditional write of one item. The answer is made from the changed thing as that change
 * left it, and from what never changes, so that a repeated request is answered the same for ever.
 */
export interface Mutation<Facts, Seen, Output> {
  /** Creating is open to everyone; the rest is for the roles of its operation. */
  readonly operation: string;
  /** What the Idempotency-Key is scoped to, beside token and operation. */
  readonly target: string;
  readonly input: unknown;
  /** Reads what the decision needs; read again when another write was first. */
  readonly read: () => Promise<Answer<Seen>>;
  /** The head of what was seen: it says who may write. Null where the operation is open to everyone. */
  readonly head: ((seen: Seen) => Logged<HeadFacts>) | null;
  /** Whose tokens there are beside the head's, and whose things it is about; where players may do it too. */
  readonly ownership?: (seen: Seen) => Ownership;
  /** Says who may write where no head of a tournament does. */
  readonly author?: (seen: Seen) => Answer<string>;
  /** The things in which an earlier request of the same key would stand. */
  readonly places: (seen: Seen) => readonly Target<Facts>[];
  readonly decide: (seen: Seen, actor: Actor) => Answer<Decision<Facts>>;
  readonly answer: (changed: Target<Facts>, seen: Seen) => Output;
}

/** Whether a webhook of the tournament is to be told of this change. Army lists are told to nobody. */
const isToBeTold = (
  head: Logged<HeadFacts> | undefined,
  address: Address,
  change: Change<unknown>,
): boolean =>
  head !== undefined && address.item !== 'ARMY' && webhooksFor(head.facts.webhooks ?? [], change).length > 0;

/** Somebody else's write came first this often: more entrants at one instant than a tournament holds. */
const MOST_ATTEMPTS = 200;
const KEY_FORMAT = /^[\x21-\x7e]{1,255}$/;

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
  for (const { address, log } of places) {
    const index = log.findIndex((change) => change.key === key);
    const change = log[index];
    if (change) return { change, changed: { address, log: log.slice(0, index + 1) } };
  }
  return undefined;
};

/** The answer to a written change, once the tournament's leagues know that what they keep of it is outdated. */
const acknowledge = async <Facts, Seen, Output>(
  { head, answer }: Mutation<Facts, Seen, Output>,
  { changed, seen }: { readonly changed: Target<Facts>; readonly seen: Seen },
  { store }: StoredContext,
): Promise<Answer<Output>> => {
  const { address } = changed;
  const leagues = head?.(seen).facts.leagues ?? [];
  if (leagues.length > 0 && 'tournament' in address) {
    const told = await outdateKept(store, address.tournament, leagues);
    if (!told.ok) return told;
  }
  return ok(answer(changed, seen));
};

const outsider = (name: string): Actor => ({ role: null, entrant: null, name });

/** Who does it, or why not. */
const actorFor = <Facts, Seen, Output>(
  { operation, head, author, ownership }: Mutation<Facts, Seen, Output>,
  seen: Seen,
  token: string | null,
): Answer<Actor> => {
  if (author) {
    const name = author(seen);
    return name.ok ? ok(outsider(name.value)) : name;
  }
  return head
    ? authorise(head(seen).facts, operation, { ...ownership?.(seen), token })
    : ok(outsider('ANYONE'));
};

/**
 * Runs a change to its end: written once, or refused with nothing written.
 *
 * Reads, looks for an earlier answer to the same request, decides, writes under the condition that the item is as it was
 * read. When another write was first it starts over, so a duplicate finds the first answer and a rival is decided anew.
 */
export const mutate = async <Facts, Seen, Output>(
  mutation: Mutation<Facts, Seen, Output>,
  context: StoredContext,
): Promise<Answer<Output>> => {
  const { operation, target, head, author: authorOf } = mutation;
  const { token } = context.caller;
  const given = requestKey(context);
  if (!given.ok) return given;
  const tokenHash = token === null || (head === null && !authorOf) ? '' : hashText(token);
  const key = shortHash(canonical([tokenHash, operation, target, given.value]));
  const input = shortHash(canonical(mutation.input));

  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const read = await mutation.read();
    if (!read.ok) return read;
    const seen = read.value;
    const actor = actorFor(mutation, seen, token);
    if (!actor.ok) return actor;

    const first = earlier(mutation.places(seen), key);
    if (first)
      // What was erased has lost the hash of its input: a repetition gets what is left of its answer.
      return first.change.input === input || first.change.input === ''
        ? await acknowledge(mutation, { changed: first.changed, seen }, context)
        : refused({ code: 'IDEMPOTENCY_KEY_REUSED' });

    const decided = mutation.decide(seen, actor.value);
    if (!decided.ok) return decided;
    const { address, set, told } = decided.value;
    const at = context.clock.nowMs();
    const change: Change<Facts> = {
      op: operation,
      by: actor.value.name,
      at,
      set,
      key,
      input,
      ...(told && { told }),
    };
    const isUntold = isToBeTold(head?.(seen), address, change);
    const log = [...decided.value.log, { ...change, ...(isUntold && { untold: true as const }) }];
    const item = itemOf(address, log);
    if (Buffer.byteLength(item.body) > LARGEST_BODY_BYTES)
      return refused({ code: 'CONFLICT', detail: 'It has been changed so often that its history is full.' });

    const written = await context.store.write(item);
    if (!written.ok) return written;
    if (written.value === 'WRITTEN')
      return acknowledge(mutation, { changed: { address, log }, seen }, context);
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};
