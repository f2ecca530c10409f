import { statusOf } from '../../src/interfaces/http/status-of';

/** Every code a GraphQL error may carry: those of the union, and those that only GraphQL knows (docs/graphql.md). */
export const errorCodes: ReadonlySet<string> = new Set([
  ...Object.keys(statusOf),
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'QUERY_TOO_LONG',
  'QUERY_TOO_DEEP',
  'QUERY_TOO_MANY_ALIASES',
  'QUERY_TOO_COSTLY',
]);
