import type { FormerMethods, Methods } from './generated/methods';
import type { operations } from './generated/schema';
import { routes } from './generated/routes';
import { MusterRefusal, type Problem } from './refusal';

/** An operation of the API: its method here and its `operationId` in the OpenAPI document. */
export type Operation = keyof operations;

type Fields<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Parameters<O extends Operation> = operations[O]['parameters'];
type Body<O extends Operation> = operations[O] extends {
  readonly requestBody?: { readonly content: { readonly 'application/json': infer B } };
}
  ? B
  : unknown;

/** The input of an operation: path parameters, query and body as one object. */
export type Input<O extends Operation> = Fields<Parameters<O>['path']> &
  Fields<Parameters<O>['query']> &
  Body<O>;

type Success<R> = R extends { readonly content: { readonly 'application/json': infer A } } ? A : never;

/** The answer of an operation. */
export type Output<O extends Operation> = {
  readonly [Status in Extract<keyof operations[O]['responses'], 200 | 201 | 202>]: Success<
    operations[O]['responses'][Status]
  >;
}[Extract<keyof operations[O]['responses'], 200 | 201 | 202>];

/** Options of one request. */
export interface Options {
  /** The token of the tournament; the client's own if left out. */
  readonly token?: string;
  /** Names a change, so that repeating it does nothing twice; a fresh random one if left out. */
  readonly idempotencyKey?: string;
  /** The `version` last seen: the change is refused with VERSION_MISMATCH when there is another by now. */
  readonly ifMatch?: string;
  /** Ends the request, and the waiting between two attempts. */
  readonly signal?: AbortSignal;
  /** How long one attempt may take, in milliseconds; the client's own if left out. */
  readonly timeoutMs?: number;
}

export interface ClientParts {
  /** The address of the API; in a browser '' is the site itself. */
  readonly url: string;
  readonly token?: string;
  /** How often a request is sent at most, where sending it again is safe. */
  readonly attempts?: number;
  /** How long one attempt may take, in milliseconds: 30,000 if left out, 0 for no limit. */
  readonly timeoutMs?: number;
  readonly fetch?: (url: string, request: RequestInit) => Promise<Response>;
  /** Waits between two attempts; rejects when the signal is aborted. */
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 up to 1: spreads the waiting of many clients. */
  readonly random?: () => number;
}

type Ask<O extends Operation> =
  object extends Input<O>
    ? (input?: Input<O>, options?: Options) => Promise<Output<O>>
    : (input: Input<O>, options?: Options) => Promise<Output<O>>;

/**
 * One method for each operation. Each answers the output or throws: a `MusterRefusal`, a `TypeError` where a part of the address is
 * missing, or what fetch throws.
 */
export type Muster = { readonly [M in keyof Methods]: Ask<Methods[M]> } & {
  readonly [M in keyof FormerMethods]: Ask<FormerMethods[M]>;
};

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
const TIMEOUT_MS = 30_000;

const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

interface Route {
  readonly name: string;
  /** Its name in 0.1, if that was another. */
  readonly former?: string;
  readonly method: string;
  readonly template: string;
  readonly repeat: 'ALWAYS' | 'WITH_KEY' | 'NEVER';
}

const readRoutes = (text: string): readonly Route[] => {
  let prefix = '';
  return text.split('\n').flatMap((line): readonly Route[] => {
    const [names = '', method = '', rest = ''] = line.split(' ');
    if (method === '') {
      prefix = line;
      return [];
    }
    const [verb = '', former] = names.split('.');
    return [
      {
        name: former ? verb + former.charAt(0).toUpperCase() + former.slice(1) : verb,
        ...(former && { former }),
        method: method.replace(/\W/, ''),
        template: prefix + rest,
        repeat: method.endsWith('=') ? 'WITH_KEY' : method.endsWith('!') ? 'NEVER' : 'ALWAYS',
      },
    ];
  });
};

/** 128 random bits; `randomUUID` is missing on pages that came over plain http, and some engines have no `crypto` at all. */
const freshKey = (): string => {
  if (typeof crypto === 'undefined')
    throw new TypeError('This engine has no crypto.getRandomValues: give an idempotencyKey with each change');
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** The route's address and what of the input is left for the body, where null clears a field. */
const address = ({ name, method, template }: Route, input: Readonly<Record<string, unknown>>) => {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = template.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = rest.get(parameter);
    if (!isGiven(value) || value === '') throw new TypeError(`${name} needs "${parameter}"`);
    rest.delete(parameter);
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET' && method !== 'DELETE')
    return { path, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = [...rest]
    .flatMap(([parameter, value]) =>
      (Array.isArray(value) ? (value as unknown[]) : [value])
        .filter(isGiven)
        .map((one) => `${parameter}=${encodeURIComponent(String(one))}`),
    )
    .join('&');
  return { path: query ? `${path}?${query}` : path, body: undefined };
};

/** Whether the same request may be sent again: never where dice would roll anew, except when it was turned away. */
const mayRepeat = (isSafe: boolean, response: Response | undefined): boolean => {
  const status = response?.status ?? 0;
  // A longer wait is left to the caller.
  if (askedWaitMs(response) > LONGEST_WAIT_MS) return false;
  // 409 with Retry-After: others changed the same thing at the same time.
  if (status === 429 || (status === 409 && response?.headers.has('retry-after') === true)) return true;
  return isSafe && (status === 0 || status === 502 || status === 503 || status === 504);
};

/** The wait that the answer asks for; 0 if it asks for none. */
const askedWaitMs = (response: Response | undefined): number =>
  Number(response?.headers.get('retry-after') ?? 0) * 1000;

const waitMs = (attempt: number, response: Response | undefined, random: () => number): number => {
  const asked = askedWaitMs(response);
  const doubled = FIRST_WAIT_MS * 2 ** attempt * (0.5 + random());
  return asked > 0 ? asked : Math.min(doubled, LONGEST_WAIT_MS);
};

const problemOf = async (response: Response): Promise<Problem> => {
  const text = await response.text();
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  // Not our words: a gateway or proxy on the way.
  return isProblem
    ? (JSON.parse(text) as Problem)
    : { code: `HTTP_${response.status}`, title: response.statusText, status: response.status, detail: text };
};

/** The caller's signal and the time limit of one attempt, as one, by what every engine has; `done` ends the timer. */
const limited = (signal: AbortSignal | undefined, timeoutMs: number) => {
  const attempt = new AbortController();
  const stop = (): void => attempt.abort(signal?.reason);
  const timer =
    timeoutMs > 0
      ? setTimeout(
          () =>
            attempt.abort(Object.assign(new Error('The attempt took too long'), { name: 'TimeoutError' })),
          timeoutMs,
        )
      : undefined;
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', stop);
  return {
    signal: attempt.signal,
    done: (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    },
  };
};

/** A client of the API at `url`. */
export const createMuster = ({
  url,
  token: ownToken,
  attempts = 3,
  timeoutMs: ownTimeoutMs = TIMEOUT_MS,
  fetch: send = (address, request) => fetch(address, request),
  wait = sleep,
  random = Math.random,
}: ClientParts): Muster => {
  const base = url.replace(/\/+$/, '');
  const ask = async (
    route: Route,
    input: Readonly<Record<string, unknown>>,
    { token = ownToken, idempotencyKey, ifMatch, signal, timeoutMs = ownTimeoutMs }: Options,
  ): Promise<unknown> => {
    const { method, repeat } = route;
    const { path, body } = address(route, input);
    const headers: Record<string, string> = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(repeat === 'WITH_KEY' && { 'idempotency-key': idempotencyKey ?? freshKey() }),
      ...(ifMatch && { 'if-match': `"${ifMatch}"` }),
    };
    for (let attempt = 1; ; attempt += 1) {
      const ending = limited(signal, timeoutMs);
      let response: Response | undefined;
      let failure: unknown;
      try {
        response = await send(base + path, {
          method,
          headers,
          ...(body !== undefined && { body }),
          signal: ending.signal,
        });
        if (response.ok) return await response.json();
      } catch (error) {
        failure = error;
        if (signal?.aborted) throw error;
      } finally {
        ending.done();
      }
      const isLast = attempt >= attempts || !mayRepeat(repeat !== 'NEVER', failure ? undefined : response);
      if (isLast) throw response && !failure ? new MusterRefusal(await problemOf(response)) : failure;
      await wait(waitMs(attempt - 1, failure ? undefined : response, random), signal);
      if (signal?.aborted) throw signal.reason as Error;
    }
  };
  return Object.fromEntries(
    readRoutes(routes).flatMap((route) => {
      const method = (input: Readonly<Record<string, unknown>> = {}, options: Options = {}) =>
        ask(route, input, options);
      return [[route.name, method], ...(route.former ? [[route.former, method]] : [])];
    }),
  ) as unknown as Muster;
};
