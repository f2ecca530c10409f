import type { operations } from './generated/schema';
import { routes } from './generated/routes';
import { MusterRefusal } from './refusal';
import type { Problem } from './refusal';

/** An operation of the API: its method here, its `operationId` in the OpenAPI document, its field in GraphQL. */
export type Operation = keyof operations;

type Fields<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Parameters<O extends Operation> = operations[O]['parameters'];
type Body<O extends Operation> = operations[O] extends {
  readonly requestBody?: { readonly content: { readonly 'application/json': infer B } };
}
  ? B
  : unknown;

/** What an operation is asked with: path parameters, query and body as one object. */
export type Input<O extends Operation> = Fields<Parameters<O>['path']> &
  Fields<Parameters<O>['query']> &
  Body<O>;

type Success<R> = R extends { readonly content: { readonly 'application/json': infer A } } ? A : never;

/** What an operation answers. */
export type Output<O extends Operation> = {
  readonly [Status in Extract<keyof operations[O]['responses'], 200 | 201 | 202>]: Success<
    operations[O]['responses'][Status]
  >;
}[Extract<keyof operations[O]['responses'], 200 | 201 | 202>];

/** What may be said of one request. */
export interface Options {
  /** The token of the tournament; the client's own if left out. */
  readonly token?: string;
  /** Names a change, so that repeating it does nothing twice; a fresh random one if left out. */
  readonly idempotencyKey?: string;
  /** The `version` last seen: the change is refused with VERSION_MISMATCH when there is another by now. */
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
}

export interface ClientParts {
  /** Where the API is, without a slash at the end; in a browser '' is the site itself. */
  readonly url: string;
  readonly token?: string;
  /** How often a request is sent at most, where sending it again is safe. */
  readonly attempts?: number;
  readonly fetch?: (url: string, request: RequestInit) => Promise<Response>;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

type Ask<O extends Operation> =
  object extends Input<O>
    ? (input?: Input<O>, options?: Options) => Promise<Output<O>>
    : (input: Input<O>, options?: Options) => Promise<Output<O>>;

/** One method for each operation. Each answers the output or throws: a `MusterRefusal`, or what fetch throws. */
export type Muster = { readonly [O in Operation]: Ask<O> };

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Route {
  readonly method: string;
  readonly template: string;
  readonly repeat: 'ALWAYS' | 'WITH_KEY' | 'NEVER';
}

const readRoutes = (text: string): readonly (readonly [operation: string, route: Route])[] => {
  let prefix = '';
  return text.split('\n').flatMap((line) => {
    const [operation = '', verb = '', rest = ''] = line.split(' ');
    if (verb === '') prefix = line;
    const repeat = verb.endsWith('=') ? 'WITH_KEY' : verb.endsWith('!') ? 'NEVER' : 'ALWAYS';
    return verb === ''
      ? []
      : [[operation, { method: verb.replace(/\W/, ''), template: prefix + rest, repeat }]];
  });
};

/** 128 random bits; `randomUUID` is missing on pages that came over plain http. */
const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The route's address and what of the input is left for the body. */
const address = (method: string, template: string, input: Readonly<Record<string, unknown>>) => {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(text);
  });
  if (method !== 'GET' && method !== 'DELETE')
    return { path, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams(
    [...rest].flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as unknown[]) : [value]).map((one): [string, string] => [
        name,
        String(one),
      ]),
    ),
  ).toString();
  return { path: query ? `${path}?${query}` : path, body: undefined };
};

/** Whether the same request may be sent again: never where dice would roll anew, except when it was turned away. */
const mayRepeat = (isSafe: boolean, status: number): boolean =>
  status === 429 || (isSafe && (status === 0 || status === 502 || status === 503 || status === 504));

const waitMs = (attempt: number, response: Response | undefined): number => {
  const asked = Number(response?.headers.get('retry-after') ?? 0) * 1000;
  const doubled = FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random());
  return Math.min(asked > 0 ? asked : doubled, LONGEST_WAIT_MS);
};

const problemOf = async (response: Response): Promise<Problem> => {
  const text = await response.text();
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  // Not our words: a gateway or proxy on the way.
  return isProblem
    ? (JSON.parse(text) as Problem)
    : { code: `HTTP_${response.status}`, title: response.statusText, status: response.status, detail: text };
};

/** A client of the API at `url`. */
export const createMuster = ({
  url,
  token: ownToken,
  attempts = 3,
  fetch: send = (address, request) => fetch(address, request),
  wait = sleep,
}: ClientParts): Muster => {
  const ask = async (
    { method, template, repeat }: Route,
    input: Readonly<Record<string, unknown>>,
    { token = ownToken, idempotencyKey, ifMatch, signal }: Options,
  ): Promise<unknown> => {
    const { path, body } = address(method, template, input);
    const headers: Record<string, string> = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(repeat === 'WITH_KEY' && { 'idempotency-key': idempotencyKey ?? freshKey() }),
      ...(ifMatch && { 'if-match': `"${ifMatch}"` }),
    };
    const request = {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    };
    for (let attempt = 1; ; attempt += 1) {
      let response: Response | undefined;
      let failure: unknown;
      try {
        response = await send(url + path, request);
        if (response.ok) return await response.json();
      } catch (error) {
        failure = error;
        if (signal?.aborted) throw error;
      }
      const isLast =
        attempt >= attempts || !mayRepeat(repeat !== 'NEVER', failure ? 0 : (response?.status ?? 0));
      if (isLast) throw response && !failure ? new MusterRefusal(await problemOf(response)) : failure;
      await wait(waitMs(attempt - 1, failure ? undefined : response));
    }
  };
  return Object.fromEntries(
    readRoutes(routes).map(([operation, route]) => [
      operation,
      (input: Readonly<Record<string, unknown>> = {}, options: Options = {}) => ask(route, input, options),
    ]),
  ) as unknown as Muster;
};
