import type { GatewayEvent } from '../../interfaces/http/gateway-event';
import type { RouteFinder } from '../../interfaces/http/route-finder';

/** A request as it came over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query as sent, still percent-encoded. */
  readonly url: string;
  /** Names and values in turn, repeated names included, as `http.IncomingMessage.rawHeaders` has them. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
  readonly sourceIp: string;
  readonly httpVersion: string;
}

/** Facts of the gateway besides the request. */
export interface GatewayFacts {
  readonly stage: string;
  readonly routes: RouteFinder;
  readonly requestId: string;
  readonly nowMs: number;
  readonly port: number;
}

/** `badRequest`: a path that API Gateway itself refuses. `noSuchStage`: an address outside the stage. */
export type EventOutcome =
  | { readonly kind: 'event'; readonly event: GatewayEvent }
  | { readonly kind: 'badRequest' }
  | { readonly kind: 'noSuchStage' };

const percentDecoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * The path as an HTTP API hands it over. It decodes twice and reads the result of the first decoding as an address
 * again: `%2F` splits a segment, `%3F` cuts the path, `%252F` ends as a slash, a lone `%25` is refused. So it was
 * seen on the live service, and its handlers must live with it.
 */
export const gatewayPath = (wirePath: string): string | undefined => {
  const once = percentDecoded(wirePath);
  return once === undefined ? undefined : percentDecoded(once.split('?', 1)[0] ?? '');
};

/** Hop-by-hop headers end at the gateway; cookies travel in a field of their own. */
const KEPT_BACK = new Set([
  'connection',
  'cookie',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const readHeaders = (rawHeaders: readonly string[]) => {
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  const cookies: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    const value = rawHeaders[at + 1] ?? '';
    if (name === 'cookie') cookies.push(...value.split(';').map((cookie) => cookie.trim()));
    if (KEPT_BACK.has(name)) continue;
    const earlier = headers[name];
    headers[name] = earlier === undefined ? value : `${earlier},${value}`;
  }
  return { headers: { ...headers }, cookies: cookies.filter((cookie) => cookie !== '') };
};

/** Repeated parameters joined with commas, as payload 2.0 does. */
const joinedQuery = (rawQueryString: string): Record<string, string> => {
  const joined = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    const earlier = joined.get(name);
    joined.set(name, earlier === undefined ? value : `${earlier},${value}`);
  }
  return Object.fromEntries(joined);
};

/** Bodies of these types travel as text, all others as base64. */
const isTextType = (contentType: string | undefined): boolean => {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return (
    type.startsWith('text/') ||
    type === 'application/json' ||
    type === 'application/javascript' ||
    type === 'application/xml' ||
    type.endsWith('+json') ||
    type.endsWith('+xml')
  );
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number): string => String(value).padStart(2, '0');

/** `10/Jul/2026:19:19:05 +0000`. */
const gatewayTime = (nowMs: number): string => {
  const at = new Date(nowMs);
  const day = `${two(at.getUTCDate())}/${MONTHS[at.getUTCMonth()] ?? ''}/${at.getUTCFullYear()}`;
  return `${day}:${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;
};

/** The path below the stage, or undefined where it lies outside. */
const belowStage = (path: string, stage: string): string | undefined => {
  if (stage === '$default') return path;
  if (path === `/${stage}`) return '/';
  return path.startsWith(`/${stage}/`) ? path.slice(stage.length + 1) : undefined;
};

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

/** The event that API Gateway (HTTP API, payload 2.0) would hand to the function behind the request's route. */
export const eventFromRequest = (request: WireRequest, facts: GatewayFacts): EventOutcome => {
  const cut = request.url.indexOf('?');
  const rawPath = gatewayPath(cut < 0 ? request.url : request.url.slice(0, cut));
  if (rawPath === undefined || !rawPath.startsWith('/')) return { kind: 'badRequest' };
  const path = belowStage(rawPath, facts.stage);
  if (path === undefined) return { kind: 'noSuchStage' };

  const rawQueryString = cut < 0 ? '' : request.url.slice(cut + 1);
  const match = facts.routes.find(request.method, path);
  const { headers, cookies } = readHeaders(request.rawHeaders);
  const query = joinedQuery(rawQueryString);
  const isBase64Encoded = request.body.length > 0 && !isTextType(headers['content-type']);
  const host = headers['host'] ?? '';
  const forwardedFor = headers['x-forwarded-for'];
  const routeKey = match?.value ?? '$default';

  return {
    kind: 'event',
    event: {
      version: '2.0',
      routeKey,
      rawPath,
      rawQueryString,
      ...(cookies.length > 0 && { cookies: [...cookies] }),
      headers: {
        ...headers,
        'x-forwarded-for':
          forwardedFor === undefined ? request.sourceIp : `${forwardedFor}, ${request.sourceIp}`,
        'x-forwarded-port': String(facts.port),
        'x-forwarded-proto': 'http',
      },
      ...(!isEmpty(query) && { queryStringParameters: query }),
      ...(match !== undefined && !isEmpty(match.parameters) && { pathParameters: { ...match.parameters } }),
      requestContext: {
        accountId: 'local',
        apiId: 'local',
        domainName: host,
        domainPrefix: host.split('.', 1)[0] ?? '',
        http: {
          method: request.method,
          path: rawPath,
          protocol: `HTTP/${request.httpVersion}`,
          sourceIp: request.sourceIp,
          userAgent: headers['user-agent'] ?? '',
        },
        requestId: facts.requestId,
        routeKey,
        stage: facts.stage,
        time: gatewayTime(facts.nowMs),
        timeEpoch: facts.nowMs,
      },
      ...(request.body.length > 0 && {
        body: request.body.toString(isBase64Encoded ? 'base64' : 'utf8'),
      }),
      isBase64Encoded,
    },
  };
};
