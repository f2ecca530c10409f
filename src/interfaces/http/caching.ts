import { RELEASE_PARAMETER } from './decode-input';
import type { GatewayEvent } from './gateway-event';
import { answerHeaders } from './headers';
import type { CachePolicy } from './route';

/**
 * How long an answer may be stored: that of an operation, a `page` that changes with releases only, a picture of a running
 * tournament (`minute`), a file with names in it that may have to go (`hour`), a `file` of the build, and one whose name holds the hash
 * of its content (`immutable`).
 */
export type Caching = CachePolicy | 'page' | 'minute' | 'hour' | 'file' | 'immutable';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PAGE = 'public, max-age=300, s-maxage=86400, stale-while-revalidate=604800';

const CACHE_CONTROL: { readonly [C in Caching]: string } = {
  reference: 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
  live: 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
  // Never stale: whoever follows a tournament sees a change within this second.
  second: 'public, max-age=1',
  never: 'no-store',
  page: PAGE,
  minute: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  hour: 'public, max-age=3600',
  file: PAGE,
  immutable: IMMUTABLE,
};
/** The words for a file that is served without us. */
export const cacheControlFor = (caching: Caching): string => CACHE_CONTROL[caching];

const WITH_TOKEN = 'private, no-store';
const NAMES_RELEASE = new RegExp(`(^|&)${RELEASE_PARAMETER}=`);

const isFile = (caching: Caching): boolean =>
  caching === 'file' || caching === 'hour' || caching === 'immutable';

const cacheControl = (caching: Caching, { headers, rawQueryString }: GatewayEvent): string => {
  if (headers['authorization'] !== undefined && !isFile(caching)) return WITH_TOKEN;
  // An address that names its release never answers anything else.
  return caching === 'reference' && NAMES_RELEASE.test(rawQueryString) ? IMMUTABLE : CACHE_CONTROL[caching];
};

/** The headers of an answer of this type. One that may be stored depends on the token: its sender alone gets it. */
export const storableHeaders = (
  event: GatewayEvent,
  type: string,
  caching: Caching,
): Record<string, string> => {
  const { requestId } = event.requestContext;
  const headers = answerHeaders({ type, cacheControl: cacheControl(caching, event), requestId });
  headers['vary'] =
    caching === 'never' || isFile(caching) ? 'accept-encoding' : 'accept-encoding, authorization';
  return headers;
};

/** Whether the client has this version already. */
export const isKnown = ({ headers }: GatewayEvent, etag: string): boolean => {
  const ifNoneMatch = headers['if-none-match'];
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag));
};
