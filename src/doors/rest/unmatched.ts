import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import { pathWithoutStage } from '../http/gateway-event';
import { problem } from './problem';
import { createRouteFinder } from './route-finder';
import { gatewayRoutes } from './routes';

const finder = createRouteFinder(gatewayRoutes().keys());

/** What a page of another site may send and read; there are no cookies, so nothing is lent to it. */
const preflight = (methods: readonly string[]): GatewayResponse => ({
  statusCode: 204,
  headers: {
    allow: methods.join(', '),
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match, if-none-match',
    'access-control-max-age': '86400',
    'cache-control': 'public, max-age=86400',
  },
});

/**
 * Answers what no route matches, the gateway's `$default`: OPTIONS of an address there is, another method than it
 * knows (405 with `Allow`), or an address there is not (404).
 */
export const answerUnmatched = (event: GatewayEvent): GatewayResponse => {
  const instance = pathWithoutStage(event);
  const { method } = event.requestContext.http;
  const context = { instance, requestId: event.requestContext.requestId };
  const known = finder.methodsAt(instance);
  if (known.length === 0) return problem({ code: 'ROUTE_NOT_FOUND', path: instance }, context);
  const allowed = [...known, 'OPTIONS'];
  return method === 'OPTIONS'
    ? preflight(allowed)
    : problem({ code: 'METHOD_NOT_ALLOWED', method, allowed }, context);
};
