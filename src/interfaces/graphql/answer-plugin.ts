import {
  type ApolloServerPlugin,
  type GraphQLRequestContext,
  type GraphQLRequestListener,
  HeaderMap,
} from '@apollo/server';
import { type GraphQLError, type GraphQLFormattedError, type OperationDefinitionNode, Kind } from 'graphql';
import type { GraphqlContext } from './context';
import { refusal } from './refusal';
import { refusedVariables } from './variable-faults';

export const GRAPHQL_RESPONSE_TYPE = 'application/graphql-response+json';

const codeOf = (error: GraphQLFormattedError): unknown => error.extensions?.['code'];

/** A request that is no GraphQL request at all keeps its 4xx; what GraphQL refused is 200 as `application/json`. */
const isNoRequest = (code: unknown): boolean => code === 'BAD_REQUEST' || code === 'METHOD_NOT_ALLOWED';

type Answered = GraphQLRequestContext<GraphqlContext>;

const hideCrash = (error: GraphQLFormattedError, { errors, contextValue }: Answered, at: number) => {
  if (codeOf(error) !== 'INTERNAL_SERVER_ERROR') return error;
  const { requestId, observer } = contextValue;
  const raw = errors?.[at];
  observer.crashed(raw?.originalError ?? raw);
  return { ...error, ...refusal({ code: 'INTERNAL', requestId }).toJSON() };
};

/**
 * The fields of the schema that a valid operation asks at its top, each once, for the log: the name that a caller gives to the
 * operation may say anything.
 */
const askedFields = (operation: OperationDefinitionNode | undefined): readonly string[] => {
  const selections = operation?.selectionSet.selections ?? [];
  return [...new Set(selections.map((node) => (node.kind === Kind.FIELD ? node.name.value : 'fragment')))];
};

/** The same for all requests. */
const listener: GraphQLRequestListener<GraphqlContext> = {
  responseForOperation: async ({ schema, operation, request: { variables = {} } }) => {
    // Its type has an operation, and yet there is none where the document has several and none is named.
    // And most declare no variables: others are not read.
    const declared = (operation as OperationDefinitionNode | undefined)?.variableDefinitions ?? [];
    if (declared.length === 0) return null;
    const errors = await refusedVariables({ schema, operation, variables });
    if (errors.length === 0) return null;
    const http = { status: 400, headers: new HeaderMap() };
    return { http, body: { kind: 'single', singleResult: { errors } } };
  },
  // Edges that a spent budget refuses share one error; the list is that which is formatted next.
  didEncounterErrors: async ({ errors }) => {
    const each = new Set(errors);
    if (each.size < errors.length) (errors as GraphQLError[]).splice(0, errors.length, ...each);
  },
  willSendResponse: async (request) => {
    const { response, operation, contextValue } = request;
    const body = response.body.kind === 'single' ? response.body.singleResult : undefined;
    if (body?.errors !== undefined && body.errors.length > 0) {
      body.errors = body.errors.map((error, at) => hideCrash(error, request, at));
      const accepts = request.request.http?.headers.get('accept');
      if (accepts !== GRAPHQL_RESPONSE_TYPE && !body.errors.some((error) => isNoRequest(codeOf(error))))
        response.http.status = 200;
    }
    const replayed = contextValue.replays.all();
    if (body !== undefined && replayed.length > 0)
      body.extensions = { ...body.extensions, idempotentReplayed: replayed };
    contextValue.observer.answered(
      askedFields(operation),
      String(body?.errors?.[0]?.extensions?.['code'] ?? 'OK'),
    );
  },
};

/**
 * The last word on each answer: stable errors, and the status that GraphQL over HTTP asks for: 4xx for a refused
 * document only where the caller accepts `application/graphql-response+json`.
 */
export const answerPlugin: ApolloServerPlugin<GraphqlContext> = { requestDidStart: async () => listener };
