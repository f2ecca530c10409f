import { type AppError, errorFacts, errorText } from '../../app/kernel/errors';
import type { GatewayResponse } from './gateway-event';
import { answerHeaders } from './headers';
import { statusOf } from './status-of';

/** The header that a status demands beside the body. */
const extraHeaders = (error: AppError): Readonly<Record<string, string>> => {
  switch (error.code) {
    case 'METHOD_NOT_ALLOWED':
      return { allow: error.allowed.join(', ') };
    case 'CONTENDED':
    case 'UNAVAILABLE':
      return { 'retry-after': String(error.retryAfterSeconds) };
    case 'TOO_MANY_REQUESTS': {
      const { policy, most, windowSeconds, retryAfterSeconds } = error;
      return {
        'retry-after': String(retryAfterSeconds),
        ratelimit: `"${policy}";r=0;t=${retryAfterSeconds}`,
        'ratelimit-policy': `"${policy}";q=${most};w=${windowSeconds}`,
      };
    }
    case 'UNAUTHENTICATED':
      return { 'www-authenticate': 'Bearer' };
    default:
      return {};
  }
};

/** The place of a code on the page of the error codes: `version-mismatch`. */
export const errorAnchor = (code: string): string => code.toLowerCase().replaceAll('_', '-');

/** The same JSON without `<`: a problem repeats the address, and a page's address may lead to one. */
const withoutTags = (json: string): string => json.replaceAll('<', '\\u003c');

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
      ...answerHeaders({ type: 'application/problem+json', cacheControl: 'no-store', requestId }),
      ...extraHeaders(error),
    },
    body: withoutTags(
      JSON.stringify({
        type: `/docs/errors#${errorAnchor(error.code)}`,
        ...errorFacts(error),
        code: error.code,
        title,
        status,
        detail,
        instance,
        requestId,
      }),
    ),
  };
};
