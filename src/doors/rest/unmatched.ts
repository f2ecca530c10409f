import type { AppError } from '../../app/errors';
import type { Result } from '../../shared/result';
import { ok, refused } from '../../shared/result';
import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import { pathWithoutStage } from '../http/gateway-event';
import type { RouteFinder } from './route-finder';
import { createRouteFinder } from './route-finder';
import { gatewayRoutes } from './routes';

/** Made with the first request that needs it. */
let finder: RouteFinder | undefined;

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
export const answerUnmatched = (event: GatewayEvent): Result<GatewayResponse, AppError> => {
  const path = pathWithoutStage(event);
  const { method } = event.requestContext.http;
  finder ??= createRouteFinder(gatewayRoutes().keys());
  const known = finder.methodsAt(path);
  if (known.length === 0) return refused({ code: 'ROUTE_NOT_FOUND', path });
  const allowed = [...known, 'OPTIONS'];
  return method === 'OPTIONS'
    ? ok(preflight(allowed))
    : refused({ code: 'METHOD_NOT_ALLOWED', method, allowed });
};
