import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import { fingerprint } from '../http/fingerprint';
import { packed } from '../http/packed';
import { RELEASE_PARAMETER } from './decode-input';
import type { CachePolicy, Deprecation, OperationRoute } from './routes';

const CACHE_CONTROL: { readonly [P in CachePolicy]: string } = {
  reference: 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
  live: 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
  never: 'no-store',
};
const WITH_TOKEN = 'private, no-store';
/** An address that names its release never answers anything else. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const NAMES_RELEASE = new RegExp(`(^|&)${RELEASE_PARAMETER}=`);

/** How long an answer of this policy may be kept, by whom. */
export const cacheControl = (
  { cache }: Pick<OperationRoute, 'cache'>,
  { headers, rawQueryString }: GatewayEvent,
): string => {
  if (headers['authorization'] !== undefined) return WITH_TOKEN;
  return cache === 'reference' && NAMES_RELEASE.test(rawQueryString) ? IMMUTABLE : CACHE_CONTROL[cache];
};

/** RFC 9745 and RFC 8594: since when, until when, and where to go instead. */
const deprecationHeaders = ({ since, sunset, instead }: Deprecation): Record<string, string> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  ...(sunset !== undefined && { sunset: new Date(sunset).toUTCString() }),
  link: `<${instead}>; rel="successor-version"`,
});

/** The version of an output that has one, as the tag that If-Match takes back. */
const versionTag = (output: unknown): string | undefined => {
  const version = (output as { readonly version?: unknown } | null)?.version;
  return typeof version === 'string' ? `"${version}"` : undefined;
};

/** The tag of all that an answer shows. If-Match takes it too, for the version that it begins with. */
const tagOf = (
  { showsMoreThanVersion }: Pick<OperationRoute, 'showsMoreThanVersion'>,
  version: string | undefined,
  body: string,
): string => {
  if (version === undefined) return `"${fingerprint(body)}"`;
  return showsMoreThanVersion ? version.replace(/"$/, `-${fingerprint(body)}"`) : version;
};

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag));

/** The bare CSV of an output that has one, where the caller asks for that. */
const csvAsked = (event: GatewayEvent, output: unknown): string | undefined => {
  const csv = (output as { readonly csv?: unknown } | null)?.csv;
  return typeof csv === 'string' && event.headers['accept']?.includes('text/csv') === true ? csv : undefined;
};

/** The answer in another form: its own tag, so that no cache mixes the two. */
const asCsv = (csv: string, { headers, ...answer }: GatewayResponse): GatewayResponse => ({
  ...answer,
  headers: {
    ...headers,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="standings.csv"',
  },
  body: csv,
});

/** An output as the answer to its request: status, caching, ETag, and 304 where the caller has it already. */
export const success = (route: OperationRoute, event: GatewayEvent, output: unknown): GatewayResponse => {
  const body = JSON.stringify(output);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': cacheControl(route, event),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag, retry-after, x-request-id, deprecation, sunset, link',
    'x-content-type-options': 'nosniff',
    'x-request-id': event.requestContext.requestId,
    vary: 'accept-encoding',
    ...(route.deprecated && deprecationHeaders(route.deprecated)),
  };
  const version = versionTag(output);
  if (route.cache === 'never') {
    if (version !== undefined) headers['etag'] = version;
    return packed(event, { statusCode: route.success, headers, body });
  }
  const csv = csvAsked(event, output);
  const hasCsv = typeof (output as { readonly csv?: unknown } | null)?.csv === 'string';
  headers['vary'] = `accept-encoding, authorization${hasCsv ? ', accept' : ''}`;
  const tag = tagOf(route, version, body);
  const etag = csv === undefined ? tag : tag.replace(/"$/, '-csv"');
  headers['etag'] = etag;
  if (isKnown(event.headers['if-none-match'], etag)) return { statusCode: 304, headers };
  const answer = { statusCode: route.success, headers, body };
  return packed(event, csv === undefined ? answer : asCsv(csv, answer));
};
