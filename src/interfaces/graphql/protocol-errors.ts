import { type GraphQLFormattedError, GraphQLError } from 'graphql';
import { queryLimits } from './query-limits';
import { refusal } from './refusal';

/** The codes of what only GraphQL can refuse, with their titles; all others are those of `AppError`. */
export const protocolErrorTitles = {
  BAD_REQUEST: 'This is not a GraphQL request',
  GRAPHQL_PARSE_FAILED: 'The document is not GraphQL',
  GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema',
  OPERATION_RESOLUTION_FAILURE: 'The document has no such operation',
  PERSISTED_QUERY_NOT_FOUND: 'No document with this hash is known: send the document with it',
  PERSISTED_QUERY_HASH_MISMATCH: 'The hash is not that of the document',
  QUERY_TOO_LONG: 'The document is too long',
  QUERY_TOO_DEEP: 'The query is too deep',
  QUERY_TOO_MANY_ALIASES: 'The query has too many aliases',
  QUERY_TOO_COSTLY: 'The query costs too much',
} as const;
export type ProtocolErrorCode = keyof typeof protocolErrorTitles;

interface Limit {
  readonly code: ProtocolErrorCode;
  readonly allowed: number;
  readonly found?: number;
}

const isProtocolError = (code: unknown): code is ProtocolErrorCode =>
  typeof code === 'string' && Object.hasOwn(protocolErrorTitles, code);

/** graphql-js's words when the document has more tokens than `maxTokens` (it writes "that"). */
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha[tn] \d+ tokens/;

const limitOf = ({ message, extensions }: GraphQLFormattedError): Limit | undefined =>
  TOO_MANY_TOKENS.test(message)
    ? { code: 'QUERY_TOO_LONG', allowed: queryLimits.tokens }
    : (extensions?.['limit'] as Limit | undefined);

/** A syntax error says where; without a place the parser itself gave up, which only nested values can make it do. */
const isNestedTooDeep = ({ locations, extensions }: GraphQLFormattedError): boolean =>
  extensions?.['code'] === 'GRAPHQL_PARSE_FAILED' && locations === undefined;

/** Apollo marks with a status what must not be asked with GET. */
const isMutationByGet = (error: unknown): boolean =>
  error instanceof GraphQLError &&
  (error.extensions['http'] as { readonly status?: number } | undefined)?.status === 405;

/** An error as clients see it: a stable code and its title, never a stack or the message of a crash. */
export const formatError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
  if (isMutationByGet(error))
    return refusal({ code: 'METHOD_NOT_ALLOWED', method: 'GET', allowed: ['POST'] }).toJSON();
  if (isNestedTooDeep(formatted))
    return {
      message: 'The document nests its values too deeply: send them as variables.',
      extensions: { code: 'QUERY_TOO_DEEP', title: protocolErrorTitles.QUERY_TOO_DEEP },
    };
  const limit = limitOf(formatted);
  if (limit !== undefined)
    return {
      ...formatted,
      message:
        limit.code === 'QUERY_TOO_LONG'
          ? `The document has more than ${limit.allowed} tokens: send values as variables, or ask in several queries.`
          : formatted.message,
      extensions: { ...limit, title: protocolErrorTitles[limit.code] },
    };
  const code = formatted.extensions?.['code'];
  return isProtocolError(code)
    ? { ...formatted, extensions: { code, title: protocolErrorTitles[code] } }
    : formatted;
};
