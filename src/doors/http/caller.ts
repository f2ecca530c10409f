import type { Caller } from '../../app/tournaments/context';
import type { GatewayEvent } from './gateway-event';

const BEARER = /^bearer +(\S+) *$/i;

/** Who asks, and under which conditions, out of the request's headers. */
export const callerOf = ({ headers }: GatewayEvent): Caller => ({
  token: BEARER.exec(headers['authorization'] ?? '')?.[1] ?? null,
  idempotencyKey: headers['idempotency-key'] ?? null,
  ifMatch: headers['if-match'] ?? null,
});
