// Calls of handlers as the gateway makes them, without a gateway.
import { randomUUID } from 'node:crypto';

/** A request as the gateway hands it over. */
export const gatewayEvent = (
  method,
  path,
  { routeKey = '$default', parameters, query = '', headers = {}, body } = {},
) => ({
  version: '2.0',
  routeKey,
  rawPath: path,
  rawQueryString: query,
  headers,
  ...(parameters && { pathParameters: parameters }),
  requestContext: {
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'bench' },
    requestId: 'bench',
    stage: '$default',
    timeEpoch: 0,
  },
  ...(body && { body: JSON.stringify(body) }),
  isBase64Encoded: false,
});

export const numbers = (count) => Array.from({ length: count }, (_, index) => index + 1);

/** So many at once, and the next only when all of them are done. */
export const inChunks = async (items, size, work) => {
  for (let at = 0; at < items.length; at += size) await Promise.all(items.slice(at, at + size).map(work));
};

/** Has the functions that are loaded next use this engine; `call` stands before it where calls are to be counted. */
export const useTable = ({ share, call, table }) => {
  share(call);
  Object.assign(process.env, { MUSTER_SECRET: 'a secret for measuring', MUSTER_TABLE: table });
};

/** Calls the handler of a route; `[method, route]` as the route table has it, `parameters` those of its path. A refusal throws. */
export const callsTo =
  (handlerOf) =>
  async ([method, route], parameters, { body, token, ifMatch, query = '' } = {}) => {
    const path = route.replaceAll(/\{(\w+)\}/g, (_, name) => parameters[name]);
    const event = gatewayEvent(method, path, {
      routeKey: `${method} ${route}`,
      query,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(ifMatch && { 'if-match': ifMatch }),
      },
      parameters: Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [name, String(value)]),
      ),
      body,
    });
    const { statusCode, body: text } = await handlerOf(route)(event);
    if (statusCode >= 400) throw new Error(`${method} ${path}: ${statusCode} ${text}`);
    return JSON.parse(text);
  };
