import type { Context } from 'aws-lambda';
import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { GatewayEvent } from '../../interfaces/http/gateway-event';
import { problem } from '../../interfaces/http/problem';
import { createRouteFinder } from '../../interfaces/http/route-finder';
import { type FunctionName, bodyLimitBytes } from '../../interfaces/http/route';
import { gatewayRoutes } from '../../interfaces/rest/routes';
import { functionRoutes } from '../../functions';
import { eventFromRequest, gatewayPath } from './event-from-request';
import { inTime } from './in-time';
import { someAtOnce } from './some-at-once';
import { type WireResponse, gatewayMessage, INTERNAL_SERVER_ERROR, wireResponse } from './wire-response';

/** A function as Lambda calls it, with the part of Lambda's context object that there is here. */
export type LambdaHandler = (
  event: GatewayEvent,
  context: Pick<Context, 'awsRequestId' | 'functionName' | 'getRemainingTimeInMillis'>,
) => unknown;

/** The functions behind the gateway, and its settings. */
export interface GatewayParts {
  /** Gives the handler of a function, loading it on first use. */
  readonly load: (name: FunctionName) => LambdaHandler | Promise<LambdaHandler>;
  /** `$default`, or a name that every address then starts with. */
  readonly stage?: string;
  /** Reports a crash outside our handlers. */
  readonly report?: (error: unknown) => void;
  /** Told after each answer to a request that may have changed something. */
  readonly afterChange?: () => void;
  /** How long a client may take to send a request before it is cut off. */
  readonly requestTimeoutMs?: number;
}

/** As API Gateway: the request line and the values of all headers together. */
const LARGEST_HEAD_BYTES = 10_240;
/** Node itself breaks off here, counting in a way of its own. */
const LARGEST_READ_HEAD_BYTES = 131_072;
/** As Lambda: what a function gives back, as JSON. */
const LARGEST_RESULT_BYTES = 6 * 1024 * 1024;
/** A connection on which nothing moves for so long is closed, whoever should move it. */
const IDLE_TIMEOUT_MS = 60_000;
/** How long a connection waits for its next request. */
const KEEP_ALIVE_MS = 5_000;
/** Requests that are answered at once. The others wait their turn: all at once, they would keep each other from the table until it is given up. */
const AT_ONCE = 12;
/** A request that takes longer waits for something else, or works in pieces. */
const LONGEST_TURN_MS = 500;
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

const headBytes = ({ method = '', url = '', httpVersion, rawHeaders }: IncomingMessage): number =>
  rawHeaders
    .filter((_, index) => index % 2 === 1)
    .reduce((sum, value) => sum + value.length, `${method} ${url} HTTP/${httpVersion}`.length);

/** Whether Lambda would pass the result on. Only large ones are worth being measured. */
const isWithinLambda = (result: unknown): boolean => {
  const { body } = (result ?? {}) as { readonly body?: unknown };
  if (typeof body === 'string' && body.length * 6 < LARGEST_RESULT_BYTES) return true;
  return Buffer.byteLength(JSON.stringify(result) ?? '') <= LARGEST_RESULT_BYTES;
};

const invoke = async (
  { load, report }: GatewayParts,
  name: FunctionName,
  event: GatewayEvent,
): Promise<WireResponse> => {
  const endsAt = Date.now() + FUNCTION_TIMEOUT_MS;
  try {
    const handler = await load(name);
    const result = await inTime(
      Promise.resolve(
        handler(event, {
          awsRequestId: event.requestContext.requestId,
          functionName: name,
          getRemainingTimeInMillis: () => Math.max(0, endsAt - Date.now()),
        }),
      ).then((value) => ({ value })),
      FUNCTION_TIMEOUT_MS,
      () => undefined,
    );
    if (result === undefined) return gatewayMessage(503, 'Service Unavailable');
    if (isWithinLambda(result.value)) return wireResponse(result.value);
    report?.(new RangeError(`the result of ${name} is larger than Lambda passes on`));
    return INTERNAL_SERVER_ERROR;
  } catch (error) {
    report?.(error);
    return INTERNAL_SERVER_ERROR;
  }
};

/** Finds the largest body of the address that a request is for; the deployed functions refuse a larger one themselves. */
const createBodyLimit = (stage: string) => {
  const routes = gatewayRoutes();
  const finder = createRouteFinder(routes.keys());
  return (request: IncomingMessage): number => {
    const path = gatewayPath(request.url?.split('?', 1)[0] ?? '/') ?? '/';
    const below = stage === '$default' ? path : path.slice(stage.length + 1);
    return bodyLimitBytes(routes.get(finder.find(request.method ?? 'GET', below)?.value ?? ''));
  };
};

/**
 * A server that stands before the Lambda handlers as API Gateway does, with the same routes: it turns a request into an event, calls
 * the function of its route, and turns the result into a response.
 */
export const createGateway = (parts: GatewayParts): Server => {
  const { stage = '$default', requestTimeoutMs = REQUEST_TIMEOUT_MS } = parts;
  const functions = functionRoutes();
  const finder = createRouteFinder(functions.keys());
  const limitOf = createBodyLimit(stage);
  const inTurn = someAtOnce(AT_ONCE, LONGEST_TURN_MS);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (headBytes(request) > LARGEST_HEAD_BYTES) {
      response.shouldKeepAlive = false;
      write(request, response, gatewayMessage(431, 'Request Header Fields Too Large'));
      return;
    }
    const body = await readBody(request, response, limitOf(request));
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
      const name = functions.get(outcome.event.routeKey) ?? 'fallback';
      write(request, response, await inTurn(() => invoke(parts, name, outcome.event)));
      if (request.method !== 'GET' && request.method !== 'HEAD') parts.afterChange?.();
    }
  };

  const server = createServer(
    {
      maxHeaderSize: LARGEST_READ_HEAD_BYTES,
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: Math.min(KEEP_ALIVE_MS, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, requestTimeoutMs),
    },
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        parts.report?.(error);
        response.destroy();
      });
    },
  );
  // Late enough for the check of unfinished requests, which answers 408, to come first.
  server.setTimeout(Math.min(IDLE_TIMEOUT_MS, 5 * requestTimeoutMs));
  return server;
};
