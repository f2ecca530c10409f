import type { Respond } from './edge';
import type { GatewayEvent, GatewayResponse } from './gateway-event';

/** The header in which the CDN proves to the service that a request came through it. */
const ORIGIN_KEY_HEADER = 'x-origin-key';
/** The header into which the CDN writes the viewer's address. */
const VIEWER_HEADER = 'true-client-ip';

/** The CDN before a deployment. */
export interface FrontDoor {
  /** The text in `x-origin-key`, which only the CDN and the functions know. */
  readonly key: string;
  /** The address of the service for everybody, without a slash at the end. */
  readonly publicUrl: string;
}

/** Compares in a time that says nothing of how many characters are right. */
const isSame = (given: string, key: string): boolean => {
  let difference = given.length ^ key.length;
  for (let at = 0; at < key.length; at += 1) difference |= given.charCodeAt(at) ^ key.charCodeAt(at);
  return difference === 0;
};

const redirect = ({ rawPath, rawQueryString }: GatewayEvent, publicUrl: string): GatewayResponse => ({
  statusCode: 308,
  headers: {
    location: `${publicUrl}${rawPath}${rawQueryString && `?${rawQueryString}`}`,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  },
  body: `This service answers at ${publicUrl} only.\n`,
});

/** The event as if the viewer had asked the public address directly. */
const asViewed = (event: GatewayEvent, publicUrl: string): GatewayEvent => {
  const { [ORIGIN_KEY_HEADER]: _key, [VIEWER_HEADER]: viewer, ...headers } = event.headers;
  const { requestContext } = event;
  const { http } = requestContext;
  return {
    ...event,
    headers: { ...headers, host: new URL(publicUrl).host, 'x-forwarded-proto': 'https' },
    requestContext: { ...requestContext, http: { ...http, sourceIp: viewer ?? http.sourceIp } },
  };
};

/**
 * A handler behind the CDN. Requests that came through it carry the viewer's own address and the public name from here on; a
 * request to the gateway's own address is sent to the public one, so that nobody gets round the cache, the firewall and the
 * limits by address. What is no request, such as a function's call to itself, passes.
 */
export const behindFrontDoor =
  (respond: Respond, { key, publicUrl }: FrontDoor): Respond =>
  async (event) => {
    if ((event.requestContext as GatewayEvent['requestContext'] | undefined)?.http === undefined)
      return respond(event);
    if (!isSame(event.headers[ORIGIN_KEY_HEADER] ?? '', key)) return redirect(event, publicUrl);
    return respond(asViewed(event, publicUrl));
  };
