import type { Caller } from '../../app/kernel/store/context';
import type { GatewayEvent } from './gateway-event';

const BEARER = /^bearer +(\S+) *$/i;

/** A cursor has a number for the head and one for the entrants at least. A plain version is none. */
const CURSOR = /(?:^|["/])(\d{1,9}(?:\.\d{1,9})+)(?=["-])/g;

/** The cursors in an If-None-Match, as REST makes its tags. */
const cursorsIn = (ifNoneMatch: string | undefined): readonly string[] =>
  ifNoneMatch === undefined ? [] : [...ifNoneMatch.matchAll(CURSOR)].map(([, cursor = '']) => cursor);

/** The caller and the conditions of a request, from its headers. */
export const callerOf = ({ headers, requestContext }: GatewayEvent): Caller => ({
  token: BEARER.exec(headers['authorization'] ?? '')?.[1] ?? null,
  idempotencyKey: headers['idempotency-key'] ?? null,
  ifMatch: headers['if-match'] ?? null,
  address: requestContext.http.sourceIp,
  promised: cursorsIn(headers['if-none-match']),
});
