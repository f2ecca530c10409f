import type { AppError } from '../errors';
import { type Answer, ok, refused } from '../answer';
import type { StoredContext } from '../store/context';
import { shortHash } from '../store/credentials';
import { networkOf } from './creation-rate';
import type { Item, Store } from '../store/store';

/** How often, or how much, one network address may do something within a time; each name has its own count. */
export interface RateLimit {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** The requests of one window of the clock, each by a short hash of its key, so that a repetition counts once, with its moment. */
type Requests = readonly { readonly request: string; readonly atMs: number; readonly weight?: number }[];

const SCHEMA = 1;
const MOST_ATTEMPTS = 40;
const RETRY_AFTER_SECONDS = 1;

/** A request of an address, counted for one target alone; '' where one count serves all. */
interface Asked {
  readonly address: string;
  readonly target: string;
  readonly request: string;
  /** How much of the limit it takes; 1 if omitted. */
  readonly weight?: number;
  /** Nothing is counted, and the answer says whether there is room. */
  readonly isOnlyLook?: true;
}

const requestsIn = (item: Item | null | undefined): Requests =>
  item ? (JSON.parse(item.body) as { readonly requests: Requests }).requests : [];

/** The last of the counted requests that must have left before this much room is taken by those after it; undefined if none must. */
const leavingFirst = (recent: Requests, room: number): Requests[number] | undefined => {
  let taken = 0;
  return recent.findLast(({ weight = 1 }) => (taken += weight) > room);
};

/**
 * The limit holds for any stretch of its length, wherever it begins. What it must remember of that lies in two items, one for each
 * window of the clock that the stretch touches; none is used again after it has expired.
 */
const countOnce = async (
  { store, clock, keyring }: Pick<StoredContext, 'store' | 'clock' | 'keyring'>,
  limit: RateLimit,
  { address, target, request, weight = 1, isOnlyLook }: Asked,
): Promise<Answer<true> | undefined> => {
  const now = clock.nowMs();
  const window = Math.floor(now / limit.windowMs);
  // Without the service's secret nobody can tell from the id who it was.
  const placeOf = (index: number) => ({
    item: 'RATE' as const,
    rate: keyring.derive('rate', limit.name, networkOf(address), target, String(index)).slice(0, 22),
  });
  const found = await store.get([placeOf(window), placeOf(window - 1)]);
  if (!found.ok) return found;
  const [item, before] = found.value;
  const recent = [...requestsIn(before), ...requestsIn(item)].filter(
    ({ atMs }) => atMs > now - limit.windowMs,
  );
  if (recent.some((counted) => counted.request === request)) return ok(true);
  const mustLeave = leavingFirst(recent, limit.most - weight);
  if (mustLeave)
    return refused({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: Math.ceil((mustLeave.atMs + limit.windowMs - now) / 1000),
      policy: limit.name,
      most: limit.most,
      windowSeconds: Math.ceil(limit.windowMs / 1000),
    });
  if (isOnlyLook) return ok(true);
  const written = await store.write({
    address: placeOf(window),
    version: (item?.version ?? 0) + 1,
    schema: SCHEMA,
    body: JSON.stringify({
      requests: [...requestsIn(item), { request, atMs: now, ...(weight > 1 && { weight }) }],
    }),
    expiresAtMs: (window + 2) * limit.windowMs,
  });
  if (!written.ok) return written;
  return written.value === 'WRITTEN' ? ok(true) : undefined;
};

const count = async (context: StoredContext, limit: RateLimit, asked: Asked): Promise<Answer<true>> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const counted = await countOnce(context, limit, asked);
    if (counted !== undefined) return counted;
    await context.clock.pause?.(context.random.dice(1, 20)[0] ?? 10);
  }
  return refused({ code: 'CONTENDED', retryAfterSeconds: RETRY_AFTER_SECONDS });
};

const countInTurn = async (
  limit: RateLimit,
  asked: Omit<Asked, 'address'>,
  context: StoredContext,
): Promise<Answer<true>> => {
  const { address } = context.caller;
  if (address === undefined || address === '') return ok(true);
  const whole = { ...asked, address };
  return context.changeQueue
    ? context.changeQueue.enqueue(`rate ${limit.name} ${address}`, context.store, (store: Store) =>
        count({ ...context, store }, limit, whole),
      )
    : count(context, limit, whole);
};

/**
 * Counts a request of the caller's network address, or refuses it with the time after which it may come again. Without an address
 * nothing is counted. The count serves this limit only and is no fact: it is forgotten soon after its time.
 * @param request a hash of the request's key, a repeated request counts once; with its weight, where that is not 1.
 */
export const withinRate = (
  limit: RateLimit,
  request: string | (Pick<Asked, 'request' | 'weight'> & Partial<Pick<Asked, 'target'>>),
  context: StoredContext,
): Promise<Answer<true>> =>
  countInTurn(limit, { target: '', ...(typeof request === 'string' ? { request } : request) }, context);

/** Wrong codes that one network address may send for one event, league or person before more of them are refused. */
const wrongCodes: RateLimit = { name: 'wrong-codes', most: 20, windowMs: 10 * 60 * 1000 };

/**
 * Slows down who looks for a code by trying: a wrong one is counted, once for each code, and after 20 (or `limit`) further ones are refused
 * until the address has waited. A right one is always taken, since a whole club may redeem its codes from one address: what keeps a code
 * from being found are its 50 random bits or more.
 */
export const guardedCode = async <Output>(
  {
    target,
    code,
    isWrong,
    attempt,
    limit = wrongCodes,
    holdsBack = false,
  }: {
    readonly target: string;
    readonly code: string;
    readonly isWrong: (error: AppError) => boolean;
    readonly attempt: () => Promise<Answer<Output>>;
    readonly limit?: RateLimit;
    /** One person alone sends under this address: it must wait with right codes too. */
    readonly holdsBack?: boolean;
  },
  context: StoredContext,
): Promise<Answer<Output>> => {
  const request = shortHash(`${target} ${code}`);
  const allowed = holdsBack
    ? await countInTurn(limit, { target, request, isOnlyLook: true }, context)
    : ok(true);
  if (!allowed.ok) return allowed;
  const answer = await attempt();
  if (answer.ok || !isWrong(answer.error)) return answer;
  const counted = await countInTurn(limit, { target, request }, context);
  return counted.ok ? answer : counted;
};
