import { HeaderMap } from '@apollo/server';
import type { AppError } from '../../app/kernel/errors';
import type { CachePolicy, StoredContext } from '../../app/kernel/operation';
import { rememberingStore } from '../../app/kernel/store/wrapped-stores';
import { type Result, ok } from '../../shared/result';
import { type HandlerParts, type Respond, crashEntry, createEdge } from '../http/edge';
import type { EdgeRequest } from '../http/edge-request';
import { fingerprint } from '../http/fingerprint';
import type { GatewayEvent } from '../http/gateway-event';
import { interfaceRoutes } from '../http/interface-routes';
import { readJsonBody } from '../http/read-body';
import type { Reply } from '../http/reply';
import { statusOf } from '../http/status-of';
import { GRAPHQL_RESPONSE_TYPE } from './answer-plugin';
import { createWorkBudget } from '../../app/kernel/work-budget';
import type { GraphqlContext, Replays } from './context';
import { describeSchema } from './executable-schema';
import { cachePolicies } from './generated/trusted-documents';
import {
  type DocumentRequest,
  type PersistedError,
  createPersistedDocuments,
  persistedErrors,
} from './persisted-documents';
import { protocolErrorTitles } from './protocol-errors';
import { refusal } from './refusal';
import { createServer } from './server';
import { wideVariables } from './variable-faults';

/** A request as Apollo reads it. */
interface GraphqlRequest {
  readonly method: 'GET' | 'POST';
  readonly search: string;
  readonly body: unknown;
}

const readRequest = ({ event, bodyLimitBytes }: EdgeRequest): Result<GraphqlRequest, AppError> => {
  if (event.requestContext.http.method === 'GET')
    return ok({ method: 'GET', search: event.rawQueryString, body: undefined });
  const body = readJsonBody(event, bodyLimitBytes);
  return body.ok ? ok({ method: 'POST', search: '', body: body.value }) : body;
};

/** One of the two types there are; whoever accepts neither gets plain JSON. */
const acceptOf = ({ headers }: GatewayEvent): string =>
  headers['accept']?.includes(GRAPHQL_RESPONSE_TYPE) ? GRAPHQL_RESPONSE_TYPE : 'application/json';

const made: Record<string, HeaderMap> = {};

/** The only header that is handed over. It has two values. */
const acceptHeaders = (accept: string): HeaderMap => (made[accept] ??= new HeaderMap([['accept', accept]]));

/** Facts of a request for its log line. */
interface Outcome {
  route: string;
  code: string;
  /** The fields that were asked of the schema itself. */
  fields: readonly string[];
}

const jsonReply = (
  outcome: Outcome,
  { status, contentType, body, allow }: { status: number; contentType: string; body: string; allow?: string },
): Reply => ({
  kind: 'CONTENT',
  status,
  type: contentType,
  cache: 'never',
  isForAll: true,
  body,
  ...(allow !== undefined && { headers: { allow } }),
  log: { route: outcome.route, outcome: outcome.code },
});

/** The answer to a persisted document that was asked with GET: a cache may keep it as long as those of its questions. */
const storableReply = (outcome: Outcome, { type, body }: { type: string; body: string }): Reply => {
  const cache = cachingOf(outcome.fields);
  return {
    kind: 'CONTENT',
    type,
    cache,
    isForAll: true,
    body,
    ...(cache !== 'never' && {
      etag: `"${fingerprint(type + body)}"`,
      headers: { vary: 'accept, accept-encoding, authorization' },
    }),
    log: { route: outcome.route, outcome: outcome.code },
  };
};

const refuse = (accept: string, error: AppError, outcome: Outcome): Reply =>
  jsonReply(outcome, {
    status: statusOf[error.code],
    contentType: `${accept}; charset=utf-8`,
    body: JSON.stringify({ errors: [refusal(error)] }),
  });

const refuseDocument = (accept: string, code: PersistedError, outcome: Outcome): Reply =>
  jsonReply(
    { ...outcome, code },
    {
      status: code === 'PERSISTED_QUERY_NOT_FOUND' ? 200 : 400,
      contentType: `${accept}; charset=utf-8`,
      body: JSON.stringify({
        errors: [{ message: persistedErrors[code], extensions: { code, title: protocolErrorTitles[code] } }],
      }),
    },
  );

const jsonIn = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/** Finds the document and its hash in a request. */
const documentRequest = ({ method, search, body }: GraphqlRequest): DocumentRequest => {
  if (method === 'POST') return (body ?? {}) as DocumentRequest;
  const parameters = new URLSearchParams(search);
  return { query: parameters.get('query'), extensions: jsonIn(parameters.get('extensions')) };
};

/** Asks about the schema itself, and may show its descriptions. */
const INTROSPECTION = /__(?:schema|type)\b/;

/** The request with the document that its hash named. */
const withDocument = (request: GraphqlRequest, query: string): GraphqlRequest => {
  if (request.method === 'POST') {
    const { extensions: _hash, ...rest } = request.body as DocumentRequest;
    return { ...request, body: { ...rest, query } };
  }
  const parameters = new URLSearchParams(request.search);
  parameters.delete('extensions');
  parameters.set('query', query);
  return { ...request, search: parameters.toString() };
};

/** The shortest time for which all that was asked may be stored. */
const cachingOf = (fields: readonly string[]): CachePolicy => {
  const policies = fields.map((name) => cachePolicies[name] ?? 'never');
  if (policies.length === 0 || policies.includes('never')) return 'never';
  if (policies.includes('second')) return 'second';
  return policies.includes('live') ? 'live' : 'reference';
};

const MOST_FIELDS_NAMED = 4;

const createReplays = (): Replays => {
  const fields: string[] = [];
  return { add: (field) => void fields.push(field), all: () => fields };
};

/** The context of the resolvers for one request, and the facts that they report. */
const contextOf = (
  given: StoredContext,
  requestId: string,
  { outcome, crashed }: { readonly outcome: Outcome; readonly crashed: (id: string, crash: unknown) => void },
): GraphqlContext => ({
  ...given,
  // The questions of one document see the same state, and read it once.
  store: rememberingStore(given.store),
  takesFacts: true,
  work: createWorkBudget(),
  requestId,
  replays: createReplays(),
  observer: {
    crashed: (crash) => crashed(requestId, crash),
    answered: (fields, code) => {
      outcome.fields = fields;
      const named = fields.slice(0, MOST_FIELDS_NAMED).join(', ');
      if (fields.length > 0)
        outcome.route = `graphql ${named}${fields.length > MOST_FIELDS_NAMED ? ', ...' : ''}`;
      outcome.code = code;
    },
  },
});

/** The handler of `/graphql`: event in, response out. It starts its server with the first request. */
export const createGraphqlHandler = ({ context, log, unitsSoFar }: HandlerParts<StoredContext>): Respond => {
  const crashed = (requestId: string, crash: unknown): void =>
    log?.(crashEntry({ requestId, route: '/graphql' }, crash));
  const server = createServer((words) => crashed('', words));
  const documents = createPersistedDocuments();
  let starting: Promise<void> | undefined;

  const answer = async (edgeRequest: EdgeRequest): Promise<Reply> => {
    const { event } = edgeRequest;
    const accept = acceptOf(event);
    const outcome: Outcome = { route: 'graphql', code: 'OK', fields: [] };
    const request = readRequest(edgeRequest);
    if (!request.ok) return refuse(accept, request.error, { ...outcome, code: request.error.code });
    const given = documentRequest(request.value);
    const document = documents.find(given);
    if (!document.ok) return refuseDocument(accept, document.error, outcome);
    const isPersisted = document.value !== undefined;
    const asked = isPersisted ? withDocument(request.value, document.value) : request.value;
    const faults = wideVariables(
      (asked.body as { readonly variables?: unknown } | null | undefined)?.variables,
    );
    if (faults.length > 0)
      return refuse(accept, { code: 'INVALID_INPUT', faults }, { ...outcome, code: 'INVALID_INPUT' });
    const { requestId } = event.requestContext;
    const contextValue = contextOf(context(event), requestId, { outcome, crashed });
    if (INTROSPECTION.test(String(document.value ?? given.query))) await describeSchema();
    await (starting ??= server.start());
    const { status, headers, body } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { ...asked, headers: acceptHeaders(accept) },
      context: async () => contextValue,
    });
    if (status === 500 || body.kind !== 'complete')
      return refuse(accept, { code: 'INTERNAL', requestId }, outcome);
    if (status === 400 && outcome.code === 'OK') outcome.code = 'BAD_REQUEST';
    if (isPersisted && asked.method === 'GET' && outcome.code === 'OK')
      return storableReply(outcome, { type: `${accept}; charset=utf-8`, body: body.string });
    const allow = headers.get('allow');
    return jsonReply(outcome, {
      status: status ?? 200,
      contentType: headers.get('content-type') ?? 'application/json; charset=utf-8',
      body: body.string,
      ...(allow === undefined ? {} : { allow }),
    });
  };

  const afterCrash = (event: GatewayEvent): Reply => {
    const { requestId } = event.requestContext;
    return refuse(
      acceptOf(event),
      { code: 'INTERNAL', requestId },
      {
        route: 'graphql',
        code: 'INTERNAL',
        fields: [],
      },
    );
  };

  const rows = interfaceRoutes
    .filter((route) => route.interface === 'graphql')
    .map((route) => ({ ...route, hasNoHead: true, answer }));
  return createEdge(rows, { log, unitsSoFar, afterCrash });
};
