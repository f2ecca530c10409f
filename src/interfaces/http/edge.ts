import type { Log, LogEntry } from '../../app/kernel/ports';
import { acceptable } from './acceptable';
import { crashText } from './crash-text';
import type { EdgeRequest } from './edge-request';
import { type GatewayEvent, type GatewayResponse, pathWithoutStage } from './gateway-event';
import { DEFAULT_BODY_LIMIT_BYTES } from '../../app/kernel/limits';
import { type AnyReply, type Reply, problemReply } from './reply';
import { noSuchAddress } from './not-found-page';
import { type RequestMeter, type UnitsSoFar, createRequestMeter } from './request-meter';
import { responseOf } from './respond';
import type { Method } from './route';
import { type RouteFinder, createRouteFinder } from './route-finder';
import { toWithoutSlash, withoutSlashAtEnd } from './slash-at-end';

/** An address of a function, and what answers it. */
export interface EdgeRow {
  readonly method: Method;
  /** The address with `{name}` for each path parameter. */
  readonly path: string;
  /** The largest body in bytes, where it is not `DEFAULT_BODY_LIMIT_BYTES`. */
  readonly bodyLimitBytes?: number | undefined;
  /** HEAD is not answered where GET is. */
  readonly hasNoHead?: boolean;
  /** The types in which it can answer, where they are known beforehand: a client that takes none is refused, and nothing is done. */
  readonly types?: readonly string[];
  readonly answer: (request: EdgeRequest) => Reply | Promise<Reply>;
}

/** Options of the edge around the rows of a function. */
export interface EdgeParts {
  /** Writes the log lines; nothing is timed or logged without it. */
  readonly log?: Log | undefined;
  /** Capacity units charged so far, for the log. */
  readonly unitsSoFar?: UnitsSoFar | undefined;
  /** The meter of the function, where it measures more than requests. */
  readonly meter?: RequestMeter;
  /** The reply to a request that crashed; a problem without inner words unless stated. */
  readonly afterCrash?: (event: GatewayEvent) => Reply;
  /** The route keys of the whole service, for the function that answers what no route matches. */
  readonly elsewhere?: (() => Iterable<string>) | undefined;
}

/** Options of the handler of an interface. `context`: the dependencies of the operations, for one request. */
export interface HandlerParts<Context> extends Pick<EdgeParts, 'log' | 'unitsSoFar' | 'elsewhere'> {
  readonly context: (event: GatewayEvent) => Context;
}

/** A Lambda handler. */
export type Respond = (event: GatewayEvent) => Promise<GatewayResponse>;

/** The line that a crash leaves in the log, beside that of its request. */
export const crashEntry = (of: Pick<LogEntry, 'requestId' | 'route'>, crash: unknown): LogEntry => ({
  level: 'error',
  ...of,
  outcome: 'INTERNAL',
  status: 500,
  durationMs: 0,
  crash: crashText(crash),
});

const UNMATCHED = '$default';

/** The rows by route key; GET answers HEAD too. */
const keyed = (rows: readonly EdgeRow[]): ReadonlyMap<string, EdgeRow> =>
  new Map(
    rows.flatMap((row) => [
      [`${row.method} ${row.path}`, row] as const,
      ...(row.method === 'GET' && row.hasNoHead !== true ? [[`HEAD ${row.path}`, row] as const] : []),
    ]),
  );

const outcomeOf = (reply: AnyReply): string => (reply.kind === 'PROBLEM' ? reply.error.code : 'OK');

/** Answers what no row matches: OPTIONS, another method than the address knows (405 with `Allow`), or no such address (404). */
const createUnmatched = (own: RouteFinder, elsewhere: EdgeParts['elsewhere']) => {
  let whole: RouteFinder | undefined;
  return (event: GatewayEvent, path: string): AnyReply | Promise<AnyReply> => {
    const { method } = event.requestContext.http;
    const finder = elsewhere === undefined ? own : (whole ??= createRouteFinder(elsewhere()));
    const bare = withoutSlashAtEnd(event, path);
    if (bare !== undefined)
      return finder.find('GET', bare) === undefined
        ? noSuchAddress(event, path)
        : toWithoutSlash(event, bare);
    const known = finder.methodsAt(path);
    if (known.length === 0) return noSuchAddress(event, path);
    const methods = [...known, 'OPTIONS'];
    return method === 'OPTIONS'
      ? { kind: 'PREFLIGHT', methods }
      : problemReply({ code: 'METHOD_NOT_ALLOWED', method, allowed: methods });
  };
};

const internal = ({ requestContext: { requestId } }: GatewayEvent): Reply =>
  problemReply({ code: 'INTERNAL', requestId });

/** Finds what answers a request. */
const createAnswer = (rows: readonly EdgeRow[], elsewhere: EdgeParts['elsewhere']) => {
  const byKey = keyed(rows);
  const finder = createRouteFinder(byKey.keys());
  const unmatched = createUnmatched(finder, elsewhere);
  return (
    event: GatewayEvent,
  ): { readonly route: string; readonly answer: () => AnyReply | Promise<AnyReply> } => {
    const { method } = event.requestContext.http;
    const path = pathWithoutStage(event);
    const found = finder.find(method, path);
    const row = found && byKey.get(found.value);
    if (found === undefined || row === undefined || withoutSlashAtEnd(event, path) !== undefined)
      return { route: UNMATCHED, answer: () => unmatched(event, path) };
    const { bodyLimitBytes = DEFAULT_BODY_LIMIT_BYTES } = row;
    const request = { event, path, parameters: found.parameters, bodyLimitBytes };
    const fits = row.types === undefined ? undefined : acceptable(event, row.types);
    return {
      route: found.value,
      answer: () => (fits === undefined || fits.ok ? row.answer(request) : problemReply(fits.error)),
    };
  };
};

/**
 * The Lambda handler of these rows. It finds the row by method and path, so that one route of the gateway leads to all of them, and
 * turns what the row replies into a response. A crash is answered 500 without inner words; each request leaves one line in the log.
 */
export const createEdge = (rows: readonly EdgeRow[], parts: EdgeParts = {}): Respond => {
  const { log, unitsSoFar, meter = createRequestMeter(unitsSoFar), afterCrash = internal } = parts;
  const find = createAnswer(rows, parts.elsewhere);

  return async (event) => {
    const measured = log && meter();
    const { requestId } = event.requestContext;
    const { route, answer } = find(event);
    let reply: AnyReply;
    let response: GatewayResponse;
    try {
      reply = await answer();
      response = await responseOf(event, reply);
    } catch (crash) {
      log?.(crashEntry({ requestId, route }, crash));
      reply = afterCrash(event);
      response = await responseOf(event, reply);
    }
    if (log !== undefined && measured !== undefined) {
      const outcome = outcomeOf(reply);
      const status = response.statusCode ?? 200;
      log({ level: 'info', requestId, route, outcome, status, ...reply.log, ...measured() });
    }
    return response;
  };
};
