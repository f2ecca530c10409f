import type { Fault } from './faults';

/**
 * Every refusal a caller can meet, with its facts. Each door maps each code once, exhaustively; the words are
 * made here (`errorText`), so that every door says the same.
 */
export type AppError =
  | { readonly code: 'INVALID_INPUT'; readonly faults: readonly Fault[] }
  | { readonly code: 'BAD_JSON'; readonly detail: string }
  | {
      readonly code: 'UNSUPPORTED_MEDIA_TYPE';
      readonly given: string | null;
      readonly allowed: readonly string[];
    }
  | { readonly code: 'PAYLOAD_TOO_LARGE'; readonly limitBytes: number }
  | { readonly code: 'ROUTE_NOT_FOUND'; readonly path: string }
  | { readonly code: 'METHOD_NOT_ALLOWED'; readonly method: string; readonly allowed: readonly string[] }
  | {
      readonly code: 'NOT_FOUND';
      readonly kind: string;
      readonly id: string;
      readonly nearest?: readonly string[];
    }
  | { readonly code: 'UNAUTHENTICATED' }
  | { readonly code: 'FORBIDDEN'; readonly operation: string; readonly allowedRoles: readonly string[] }
  | {
      readonly code: 'WRONG_STATE';
      readonly state: string;
      readonly operation: string;
      readonly allowed: readonly string[];
    }
  | {
      readonly code: 'VERSION_MISMATCH';
      readonly given: string;
      readonly current: string;
      /** What stands now, in the shape in which it is read. */
      readonly now: unknown;
    }
  | { readonly code: 'CONFLICT'; readonly detail: string }
  | { readonly code: 'IDEMPOTENCY_KEY_REQUIRED' }
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED' }
  | { readonly code: 'UNAVAILABLE'; readonly retryAfterSeconds: number }
  | { readonly code: 'INTERNAL'; readonly requestId: string };

export type ErrorCode = AppError['code'];

/** What went wrong and what to do, for a person; the same words in every door. */
export interface ErrorText {
  readonly title: string;
  readonly detail: string;
}

const list = (values: readonly string[]): string => (values.length === 0 ? 'none' : values.join(', '));

type Describers = { readonly [C in ErrorCode]: (error: Extract<AppError, { code: C }>) => ErrorText };

const describers: Describers = {
  INVALID_INPUT: ({ faults }) => ({
    title: 'The input is not valid',
    detail: `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}: ${faults.map((f) => (f.path ? `${f.path}: ${f.message}` : f.message)).join('; ')}`,
  }),
  BAD_JSON: ({ detail }) => ({ title: 'The body is not JSON', detail: `Send a JSON document: ${detail}` }),
  UNSUPPORTED_MEDIA_TYPE: ({ given, allowed }) => ({
    title: 'The content type is not supported',
    detail: `Send Content-Type ${list(allowed)}; ${given === null ? 'none was given' : `"${given}" was given`}.`,
  }),
  PAYLOAD_TOO_LARGE: ({ limitBytes }) => ({
    title: 'The body is too large',
    detail: `A body may hold at most ${limitBytes} bytes here.`,
  }),
  ROUTE_NOT_FOUND: ({ path }) => ({
    title: 'There is nothing at this address',
    detail: `No route matches ${path}; /openapi.json lists them all.`,
  }),
  METHOD_NOT_ALLOWED: ({ method, allowed }) => ({
    title: 'The method is not allowed here',
    detail: `${method} is not answered here; allowed: ${list(allowed)}.`,
  }),
  NOT_FOUND: ({ kind, id, nearest }) => ({
    title: `There is no such ${kind}`,
    detail: `No ${kind} has the id "${id}".${nearest && nearest.length > 0 ? ` Nearest: ${list(nearest)}.` : ''}`,
  }),
  UNAUTHENTICATED: () => ({
    title: 'A token is needed',
    detail: 'Send the token that belongs to it as "Authorization: Bearer <token>".',
  }),
  FORBIDDEN: ({ operation, allowedRoles }) => ({
    title: 'This token may not do that',
    detail: `${operation} is for: ${list(allowedRoles)}.`,
  }),
  WRONG_STATE: ({ state, operation, allowed }) => ({
    title: 'Not possible in this state',
    detail: `${operation} is not possible while the state is ${state}; allowed now: ${list(allowed)}.`,
  }),
  VERSION_MISMATCH: ({ given, current }) => ({
    title: 'It has changed since you read it',
    detail: `If-Match was ${given}, the version now is ${current}: read it again and repeat the change.`,
  }),
  CONFLICT: ({ detail }) => ({ title: 'It conflicts with what stands', detail }),
  IDEMPOTENCY_KEY_REQUIRED: () => ({
    title: 'An Idempotency-Key is needed',
    detail:
      'Send a fresh "Idempotency-Key" (1-255 visible characters) with each change, the same one with each retry of it.',
  }),
  IDEMPOTENCY_KEY_REUSED: () => ({
    title: 'The Idempotency-Key was used for another request',
    detail: 'This key already stands for a request with another body: use a fresh key for a new change.',
  }),
  UNAVAILABLE: ({ retryAfterSeconds }) => ({
    title: 'The store does not answer',
    detail: `A change may or may not have happened: repeat it in ${retryAfterSeconds} s with the same Idempotency-Key, and it happens once.`,
  }),
  INTERNAL: ({ requestId }) => ({
    title: 'Something broke here',
    detail: `It is logged under request id ${requestId}.`,
  }),
};

export const errorText = (error: AppError): ErrorText =>
  (describers[error.code] as (error: AppError) => ErrorText)(error);

/**
 * The facts of a refusal that a program may want beside the words: its fields without the code, the faults under
 * the name `errors`. Words of its own (`detail`) are part of the text already.
 */
export const errorFacts = ({ code: _code, ...facts }: AppError): Readonly<Record<string, unknown>> => {
  if ('faults' in facts) return { errors: facts.faults };
  return 'detail' in facts ? {} : facts;
};
