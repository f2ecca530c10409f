import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { GatewayEvent } from '../doors/http/gateway-event';
import { problem } from '../doors/rest/problem';
import type { RouteFinder } from '../doors/rest/route-finder';
import { createRouteFinder } from '../doors/rest/route-finder';
import type { FunctionName, Route } from '../doors/rest/routes';
import { bodyLimitBytes, gatewayRoutes } from '../doors/rest/routes';
import { eventFromRequest, gatewayPath } from './event-from-request';
import type { WireResponse } from './wire-response';
import { gatewayMessage, INTERNAL_SERVER_ERROR, wireResponse } from './wire-response';

/** A function as Lambda calls it. */
export type LambdaHandler = (event: GatewayEvent, context: LambdaContext) => unknown;

/** The part of Lambda's context object that there is here. */
export interface LambdaContext {
  readonly awsRequestId: string;
  readonly functionName: string;
  readonly getRemainingTimeInMillis: () => number;
}

/** What the gateway stands before. */
export interface GatewayParts {
  /** Gives the handler of a function, loading it on first use. */
  readonly load: (name: FunctionName) => LambdaHandler | Promise<LambdaHandler>;
  /** `$default`, or a name that every address then starts with. */
  readonly stage?: string;
  /** Where a crash outside our handlers is told. */
  readonly report?: (error: unknown) => void;
  readonly routes?: ReadonlyMap<string, Route>;
  /** Told after each answer to a request that may have changed something. */
  readonly afterChange?: () => void;
  /** How long a client may take to send a request before it is cut off. */
  readonly requestTimeoutMs?: number;
}

/** As API Gateway: request line and headers together. */
const LARGEST_HEAD_BYTES = 10_240;
const FUNCTION_TIMEOUT_MS = 29_000;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_MS = 1_000;
/** How long an oversized upload is read on, so that its sender gets to see the refusal. */
const DRAIN_MS = 3_000;

const requestId = (): string => randomBytes(11).toString('base64');

const write = (request: IncomingMessage, response: ServerResponse, answer: WireResponse): void => {
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  const mayHaveBody = answer.status !== 204 && answer.status !== 304 && request.method !== 'HEAD';
  if (mayHaveBody) response.setHeader('content-length', answer.body.length);
  response.end(mayHaveBody ? answer.body : undefined);
};

/** Answers 413 at once and reads the rest away for a moment, because a reset connection would lose the answer. */
const refuseUpload = (request: IncomingMessage, response: ServerResponse, limitBytes: number): void => {
  const answer = wireResponse(
    problem(
      { code: 'PAYLOAD_TOO_LARGE', limitBytes },
      { instance: request.url?.split('?', 1)[0] ?? '/', requestId: requestId() },
    ),
  );
  response.writeHead(answer.status, {
    ...answer.headers,
    'content-length': answer.body.length,
    connection: 'close',
  });
  response.write(answer.body);
  const cut = setTimeout(() => request.destroy(), DRAIN_MS);
  request.once('close', () => clearTimeout(cut));
  request.once('end', () => response.end());
  request.resume();
};

/** The body, or undefined where it was refused or its sender went away. */
const readBody = async (
  request: IncomingMessage,
  response: ServerResponse,
  limitBytes: number,
): Promise<Buffer | undefined> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const tooLarge = (): void => {
      request.removeAllListeners('data');
      request.removeAllListeners('end');
      refuseUpload(request, response, limitBytes);
      resolve(undefined);
    };
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) {
      tooLarge();
      return;
    }
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limitBytes) tooLarge();
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => resolve(undefined));
    request.once('close', () => resolve(undefined));
  });

const within = async <T>(promise: T | Promise<T>, milliseconds: number): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

const invoke = async (
  { load, report }: GatewayParts,
  name: FunctionName,
  event: GatewayEvent,
): Promise<WireResponse> => {
  const endsAt = Date.now() + FUNCTION_TIMEOUT_MS;
  try {
    const handler = await load(name);
    const result = await within(
      Promise.resolve(
        handler(event, {
          awsRequestId: event.requestContext.requestId,
          functionName: name,
          getRemainingTimeInMillis: () => Math.max(0, endsAt - Date.now()),
        }),
      ).then((value) => ({ value })),
      FUNCTION_TIMEOUT_MS,
    );
    return result === undefined ? gatewayMessage(503, 'Service Unavailable') : wireResponse(result.value);
  } catch (error) {
    report?.(error);
    return INTERNAL_SERVER_ERROR;
  }
};

/** The row of the route table that a request will reach; undefined for `$default`. */
const routeOf = (
  request: IncomingMessage,
  routes: ReadonlyMap<string, Route>,
  { finder, stage }: { readonly finder: RouteFinder; readonly stage: string },
): Route | undefined => {
  const path = gatewayPath(request.url?.split('?', 1)[0] ?? '/') ?? '/';
  const below = stage === '$default' ? path : path.slice(stage.length + 1);
  return routes.get(finder.find(request.method ?? 'GET', below)?.value ?? '');
};

/**
 * A server that stands before the Lambda handlers as API Gateway does: it turns a request into an event, calls the
 * function of its route, and turns the result into a response.
 */
export const createGateway = (parts: GatewayParts): Server => {
  const { stage = '$default', routes = gatewayRoutes(), requestTimeoutMs = REQUEST_TIMEOUT_MS } = parts;
  const finder = createRouteFinder(routes.keys());

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(
      request,
      response,
      bodyLimitBytes(routeOf(request, routes, { finder, stage })),
    );
    if (body === undefined) return;
    const outcome = eventFromRequest(
      {
        method: request.method ?? 'GET',
        url: request.url ?? '/',
        rawHeaders: request.rawHeaders,
        body,
        sourceIp: request.socket.remoteAddress ?? '',
        httpVersion: request.httpVersion,
      },
      {
        stage,
        routes: finder,
        requestId: requestId(),
        nowMs: Date.now(),
        port: request.socket.localPort ?? 0,
      },
    );
    if (outcome.kind === 'badRequest') write(request, response, gatewayMessage(400, 'Bad Request'));
    else if (outcome.kind === 'noSuchStage') write(request, response, gatewayMessage(404, 'Not Found'));
    else {
      const name = routes.get(outcome.event.routeKey)?.function ?? 'fallback';
      write(request, response, await invoke(parts, name, outcome.event));
      if (request.method !== 'GET' && request.method !== 'HEAD') parts.afterChange?.();
    }
  };

  return createServer(
    {
      maxHeaderSize: LARGEST_HEAD_BYTES,
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, requestTimeoutMs),
    },
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        parts.report?.(error);
        response.destroy();
      });
    },
  );
};
