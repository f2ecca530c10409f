import type { GatewayEvent } from './gateway-event';
import { isApiAddress } from './not-found-page';
import type { Reply } from './reply';

/** The address of a page without the slashes that somebody typed at its end; undefined where there are none, and in the API. */
export const withoutSlashAtEnd = (event: GatewayEvent, path: string): string | undefined => {
  const { method } = event.requestContext.http;
  if (!path.endsWith('/') || path === '/' || (method !== 'GET' && method !== 'HEAD') || isApiAddress(path))
    return undefined;
  return path.replace(/\/+$/, '');
};

/** Leads to the page itself, with the same query. */
export const toWithoutSlash = ({ rawQueryString }: GatewayEvent, path: string): Reply => ({
  kind: 'REDIRECT',
  to: path.split('/').map(encodeURIComponent).join('/') + (rawQueryString === '' ? '' : `?${rawQueryString}`),
});
