/** Headers of every response for browsers. There are no cookies, so nothing is lent to other sites. */

const ANY_ORIGIN = '*';

/** Headers of a response that scripts of other sites may read. */
const EXPOSED =
  'allow, deprecation, etag, idempotent-replayed, link, location, ratelimit, ratelimit-policy, retry-after, sunset, x-request-id';

/** Headers that scripts of other sites may send: ours, those by which Apollo's clients name themselves, and those of traces. */
const ALLOWED_HEADERS =
  'authorization, content-type, idempotency-key, if-match, if-none-match, mcp-protocol-version, apollo-require-preflight, apollographql-client-name, apollographql-client-version, traceparent, tracestate, baggage';

/** Headers with the type of a response, its storage time and its request. */
export interface AnswerFacts {
  readonly type: string;
  readonly cacheControl: string;
  readonly requestId: string;
}

/** The headers of every answer but that to OPTIONS. One literal: spreading several cost 2 us. */
export const answerHeaders = ({ type, cacheControl, requestId }: AnswerFacts): Record<string, string> => ({
  'content-type': type,
  'cache-control': cacheControl,
  'access-control-allow-origin': ANY_ORIGIN,
  'access-control-expose-headers': EXPOSED,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-request-id': requestId,
});

/** The answer to OPTIONS: what a page of another site may send to an address that takes these methods. */
export const preflightHeaders = (methods: string): Readonly<Record<string, string>> => ({
  allow: methods,
  'access-control-allow-origin': ANY_ORIGIN,
  'access-control-allow-methods': methods,
  'access-control-allow-headers': ALLOWED_HEADERS,
  'access-control-max-age': '86400',
  'cache-control': 'public, max-age=86400',
});

/** Lets other sites show the answer: a picture, a script, a font. */
export const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' } as const;
