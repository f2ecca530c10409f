import type { ErrorCode } from '../../app/kernel/errors';

/** The HTTP status of each refusal; exhaustive, so a new code does not compile until it has one. */
export const statusOf: { readonly [C in ErrorCode]: number } = {
  INVALID_INPUT: 400,
  BAD_JSON: 400,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ROUTE_NOT_FOUND: 404,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  GONE: 410,
  WRONG_STATE: 409,
  CONFLICT: 409,
  CONTENDED: 409,
  TOO_MUCH_WORK: 400,
  VERSION_MISMATCH: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};
