import type { AppError, ErrorCode } from '../../app/errors';
import { errorFacts, errorText } from '../../app/errors';
import type { GatewayResponse } from '../http/gateway-event';

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
  WRONG_STATE: 409,
  CONFLICT: 409,
  VERSION_MISMATCH: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

/** The header that a status demands beside the body. */
const extraHeaders = (error: AppError): Readonly<Record<string, string>> => {
  switch (error.code) {
    case 'METHOD_NOT_ALLOWED':
      return { allow: error.allowed.join(', ') };
    case 'UNAVAILABLE':
      return { 'retry-after': String(error.retryAfterSeconds) };
    case 'UNAUTHENTICATED':
      return { 'www-authenticate': 'Bearer' };
    default:
      return {};
  }
};

/** The request that a problem belongs to. */
export interface ProblemContext {
  /** The path asked for, without stage and query. */
  readonly instance: string;
  readonly requestId: string;
}

/** A refusal as an RFC 9457 problem: `code`, words, status, the facts, and for bad input every fault in `errors`. */
export const problem = (error: AppError, { instance, requestId }: ProblemContext): GatewayResponse => {
  const status = statusOf[error.code];
  const { title, detail } = errorText(error);
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'allow, retry-after, x-request-id',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      ...extraHeaders(error),
    },
    body: JSON.stringify({
      ...errorFacts(error),
      code: error.code,
      title,
      status,
      detail,
      instance,
      requestId,
    }),
  };
};
