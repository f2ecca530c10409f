/** Questions to the public REST API, with the token this browser keeps. */

/** A fault of an input, as a problem lists it. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** A problem as the API answers it (RFC 9457). */
export interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly status: number;
  /** Why a change does not fit to how things are. */
  readonly reason?: string;
  readonly errors?: readonly Fault[];
  /** The current version, where a change was refused because of it. */
  readonly now?: unknown;
}

export type Asked<T> =
  | { readonly kind: 'OK'; readonly value: T; readonly etag: string | null }
  | { readonly kind: 'SAME' }
  | { readonly kind: 'REFUSED'; readonly problem: Problem }
  | { readonly kind: 'OFFLINE' };

export interface Request {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string | null | undefined;
  readonly key?: string;
  readonly ifMatch?: string | null;
  readonly ifNoneMatch?: string | null;
  /** How long an answer may take; 15 seconds if omitted. */
  readonly waitMs?: number;
}

const LONGEST_WAIT_MS = 15_000;
const FIRST_SERVER_FAULT = 500;
const TOO_MANY = 429;

const headersOf = ({ body, token, key, ifMatch, ifNoneMatch }: Request): Record<string, string> => ({
  accept: 'application/json',
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(key !== undefined && { 'idempotency-key': key }),
  ...(ifMatch && { 'if-match': `"${ifMatch}"` }),
  ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }),
});

/** Sends one request. Failures that may pass in a moment (no connection, a server that is down) are OFFLINE. */
export const ask = async <T>(request: Request): Promise<Asked<T>> => {
  const { method = 'GET', path, body, waitMs = LONGEST_WAIT_MS } = request;
  try {
    const response = await fetch(path, {
      method,
      headers: headersOf(request),
      cache: 'no-store',
      signal: AbortSignal.timeout(waitMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status === 304) return { kind: 'SAME' };
    if (response.status >= FIRST_SERVER_FAULT || response.status === TOO_MANY) return { kind: 'OFFLINE' };
    // Others changed the same at the same time: nothing is wrong with the change itself.
    if (response.headers.has('retry-after')) return { kind: 'OFFLINE' };
    const value: unknown = await response.json();
    return response.ok
      ? { kind: 'OK', value: value as T, etag: response.headers.get('etag') }
      : { kind: 'REFUSED', problem: value as Problem };
  } catch {
    return { kind: 'OFFLINE' };
  }
};

export const newKey = (): string => crypto.randomUUID();
