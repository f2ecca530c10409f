import { HeaderMap } from '@apollo/server';
import type { AppError } from '../../app/errors';
import type { Log } from '../../app/ports';
import type { StoredContext } from '../../app/tournaments/context';
import { rememberingStore } from '../../app/tournaments/remembering-store';
import type { Result } from '../../shared/result';
import { ok, refused } from '../../shared/result';
import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import { packed } from '../http/packed';
import { crashEntry } from '../http/guard';
import type { UnitsSoFar } from '../http/request-meter';
import { createRequestMeter } from '../http/request-meter';
import { IMPORT_BODY_LIMIT_BYTES, readJsonBody } from '../http/read-body';
import { GRAPHQL_RESPONSE_TYPE } from './answer-plugin';
import type { GraphqlContext } from './context';
import { refusal } from './refusal';
import { createServer } from './server';

/** What the GraphQL handler is made of. */
export interface GraphqlHandlerParts {
  /** What the use-cases may use, for one request. */
  readonly context: (event: GatewayEvent) => StoredContext;
  /** Where the lines go; without it nothing is timed or logged. */
  readonly log?: Log | undefined;
  /** What the table has charged so far, for the log. */
  readonly unitsSoFar?: UnitsSoFar;
}

/** A request as Apollo reads it. */
interface GraphqlRequest {
  readonly method: 'GET' | 'POST';
  readonly search: string;
  readonly body: unknown;
}

const ALLOWED = ['GET', 'POST', 'OPTIONS'];

const statusOf = (code: AppError['code']): number => {
  switch (code) {
    case 'METHOD_NOT_ALLOWED':
      return 405;
    case 'PAYLOAD_TOO_LARGE':
      return 413;
    case 'UNSUPPORTED_MEDIA_TYPE':
      return 415;
    case 'INTERNAL':
      return 500;
    default:
      return 400;
  }
};

const readRequest = (event: GatewayEvent): Result<GraphqlRequest, AppError> => {
  const { method } = event.requestContext.http;
  if (method === 'GET') return ok({ method, search: event.rawQueryString, body: undefined });
  if (method !== 'POST') return refused({ code: 'METHOD_NOT_ALLOWED', method, allowed: ALLOWED });
  const body = readJsonBody(event, IMPORT_BODY_LIMIT_BYTES);
  return body.ok ? ok({ method, search: '', body: body.value }) : body;
};

/** One of the two types there are; whoever accepts neither gets plain JSON. */
const acceptOf = ({ headers }: GatewayEvent): string =>
  headers['accept']?.includes(GRAPHQL_RESPONSE_TYPE) ? GRAPHQL_RESPONSE_TYPE : 'application/json';

const response = (
  event: GatewayEvent,
  { status, contentType, body, allow }: { status: number; contentType: string; body: string; allow?: string },
): GatewayResponse =>
  packed(event, {
    statusCode: status,
    headers: {
      vary: 'accept-encoding',
      'content-type': contentType,
      'cache-control': event.headers['authorization'] === undefined ? 'no-store' : 'private, no-store',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after, x-request-id',
      'x-content-type-options': 'nosniff',
      'x-request-id': event.requestContext.requestId,
      ...(allow === undefined ? {} : { allow }),
    },
    body,
  });

const refuse = (event: GatewayEvent, error: AppError): GatewayResponse =>
  response(event, {
    status: statusOf(error.code),
    contentType: `${acceptOf(event)}; charset=utf-8`,
    body: JSON.stringify({ errors: [refusal(error)] }),
    ...(error.code === 'METHOD_NOT_ALLOWED' ? { allow: error.allowed.join(', ') } : {}),
  });

/** What is known of a request when its line is written. */
interface Outcome {
  route: string;
  code: string;
}

const MOST_FIELDS_NAMED = 4;

/** The handler of `/graphql`: event in, response out. It starts its server with the first request. */
export const createGraphqlHandler = ({
  context,
  log,
  unitsSoFar,
}: GraphqlHandlerParts): ((event: GatewayEvent) => Promise<GatewayResponse>) => {
  const crashed = (requestId: string, crash: unknown): void =>
    log?.(crashEntry({ requestId, route: '/graphql' }, crash));
  const server = createServer((words) => crashed('', words));
  const meter = createRequestMeter(unitsSoFar);
  let starting: Promise<void> | undefined;

  const contextOf = (event: GatewayEvent, outcome: Outcome): GraphqlContext => {
    const { requestId } = event.requestContext;
    const given = context(event);
    return {
      ...given,
      // The questions of one document see the same state, and read it once.
      store: rememberingStore(given.store),
      requestId,
      observer: {
        crashed: (crash) => crashed(requestId, crash),
        answered: (fields, code) => {
          const named = fields.slice(0, MOST_FIELDS_NAMED).join(', ');
          if (fields.length > 0)
            outcome.route = `graphql ${named}${fields.length > MOST_FIELDS_NAMED ? ', ...' : ''}`;
          outcome.code = code;
        },
      },
    };
  };

  const answer = async (event: GatewayEvent, outcome: Outcome): Promise<GatewayResponse> => {
    const request = readRequest(event);
    if (!request.ok) {
      outcome.code = request.error.code;
      return refuse(event, request.error);
    }
    const contextValue = contextOf(event, outcome);
    await (starting ??= server.start());
    const { status, headers, body } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { ...request.value, headers: new HeaderMap([['accept', acceptOf(event)]]) },
      context: async () => contextValue,
    });
    const { requestId } = event.requestContext;
    if (status === 500 || body.kind !== 'complete') return refuse(event, { code: 'INTERNAL', requestId });
    if (status === 400 && outcome.code === 'OK') outcome.code = 'BAD_REQUEST';
    const allow = headers.get('allow');
    return response(event, {
      status: status ?? 200,
      contentType: headers.get('content-type') ?? 'application/json; charset=utf-8',
      body: body.string,
      ...(allow === undefined ? {} : { allow }),
    });
  };

  return async (event) => {
    const outcome: Outcome = { route: 'graphql', code: 'OK' };
    const measured = meter();
    const { requestId } = event.requestContext;
    const answered = await answer(event, outcome).catch((crash: unknown) => {
      crashed(requestId, crash);
      outcome.code = 'INTERNAL';
      return refuse(event, { code: 'INTERNAL', requestId });
    });
    log?.({
      level: 'info',
      requestId,
      route: outcome.route,
      outcome: outcome.code,
      status: answered.statusCode ?? 200,
      ...measured(),
    });
    return answered;
  };
};
