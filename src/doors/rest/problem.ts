import type { AppError } from '../../app/errors';
import { errorFacts, errorText } from '../../app/errors';
import type { GatewayResponse } from '../http/gateway-event';
import { statusOf } from '../http/status-of';

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
