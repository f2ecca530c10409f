import { createHash } from 'node:crypto';
import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import type { CachePolicy, OperationRoute } from './routes';

const CACHE_CONTROL: { readonly [P in CachePolicy]: string } = {
  reference: 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
  live: 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
  never: 'no-store',
};
const WITH_TOKEN = 'private, no-store';

/** The fingerprint of a body: the same body, the same tag. Not for secrets, only for "has it changed?". */
const etagOf = (body: string): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** The version of an output that has one, as the tag that If-Match takes back. */
const versionTag = (output: unknown): string | undefined => {
  const version = (output as { readonly version?: unknown } | null)?.version;
  return typeof version === 'string' ? `"${version}"` : undefined;
};

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag));

/** An output as the answer to its request: status, caching, ETag, and 304 where the caller has it already. */
export const success = (route: OperationRoute, event: GatewayEvent, output: unknown): GatewayResponse => {
  const body = JSON.stringify(output);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': event.headers['authorization'] === undefined ? CACHE_CONTROL[route.cache] : WITH_TOKEN,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag, retry-after, x-request-id',
    'x-content-type-options': 'nosniff',
    'x-request-id': event.requestContext.requestId,
  };
  const version = versionTag(output);
  if (route.cache === 'never') {
    if (version !== undefined) headers['etag'] = version;
    return { statusCode: route.success, headers, body };
  }
  headers['vary'] = 'authorization';
  const etag = version ?? etagOf(body);
  headers['etag'] = etag;
  return isKnown(event.headers['if-none-match'], etag)
    ? { statusCode: 304, headers }
    : { statusCode: route.success, headers, body };
};
