import type { Log, LogEntry, RulesContext } from '../../../src/app/kernel/ports';
import type { GatewayEvent, GatewayResponse } from '../../../src/interfaces/http/gateway-event';
import { createRestHandler } from '../../../src/interfaces/rest/handler';
import { rows } from '../../../src/interfaces/rest/generated/functions/rules';
import { createRouteFinder } from '../../../src/interfaces/http/route-finder';
import { functionRoutes } from '../../../src/functions';
import { eventFromRequest } from '../../../src/infrastructure/local/event-from-request';

/** A request as a test writes it. A body that is not a text is sent as JSON. */
export interface Request {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const routes = createRouteFinder(functionRoutes().keys());

export const eventOf = ({ method = 'GET', path, headers = {}, body }: Request): GatewayEvent => {
  const given =
    body === undefined || typeof body === 'string' || 'content-type' in headers
      ? headers
      : { 'content-type': 'application/json', ...headers };
  const bytes =
    body === undefined
      ? Buffer.alloc(0)
      : Buffer.isBuffer(body)
        ? body
        : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const outcome = eventFromRequest(
    {
      method,
      url: path,
      rawHeaders: Object.entries(given).flat(),
      body: bytes,
      sourceIp: '192.0.2.1',
      httpVersion: '1.1',
    },
    { stage: '$default', routes, requestId: 'request-1', nowMs: 0, port: 443 },
  );
  if (outcome.kind !== 'event') throw new Error(`the gateway refuses ${path} itself`);
  return outcome.event;
};

/** Dice that always show 4, a still clock, a signature that anyone could give. */
export const stillContext: RulesContext = {
  clock: { nowMs: () => 1_790_000_000_000 },
  random: { dice: (count) => Array.from({ length: count }, () => 4), token: () => 'nonce' },
  signer: {
    sign: () => 'signature',
    verify: () => true,
    publicKeys: () => [{ version: 1, publicKey: 'key' }],
  },
};

export const rulesHandler = (log?: Log) => createRestHandler({ rows, context: () => stillContext, log });

const handler = rulesHandler();

export const ask = async (request: Request): Promise<GatewayResponse> => handler(eventOf(request));

export const bodyOf = ({ body }: GatewayResponse): Record<string, unknown> =>
  JSON.parse(body ?? 'null') as Record<string, unknown>;

export const collectLog = (): { readonly log: Log; readonly lines: LogEntry[] } => {
  const lines: LogEntry[] = [];
  return { log: (entry) => void lines.push(entry), lines };
};
