import { type ApolloServerOptions, ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { answerPlugin } from './answer-plugin';
import type { GraphqlContext } from './context';
import { executableSchema } from './executable-schema';
import { formatError } from './protocol-errors';
import { queryLimits, queryLimitsRule } from './query-limits';
import { type ValidationRule, type DocumentNode, GraphQLError } from 'graphql';

/** Enough for the documents of every program that asks often; a document of 2,000 tokens takes about a megabyte. */
const MOST_DOCUMENTS = 100;
/** Longer ones are mostly blanks and comments: read anew each time, so that they cannot fill the memory. */
const LONGEST_SOURCE = 20_000;

const sourceLength = ({ loc }: DocumentNode): number => loc?.source.body.length ?? 0;

/** Documents that have been parsed and found valid, by their hash; the one not asked for longest makes room. */
export const createDocumentCache = (): NonNullable<ApolloServerOptions<object>['documentStore']> => {
  const documents = new Map<string, DocumentNode>();
  let newest: string | undefined;
  return {
    get: async (key) => {
      const document = documents.get(key);
      if (document === undefined || key === newest) return document;
      newest = key;
      documents.delete(key);
      documents.set(key, document);
      return document;
    },
    set: async (key, document) => {
      if (sourceLength(document) > LONGEST_SOURCE) return;
      documents.set(key, document);
      newest = key;
      const [oldest] = documents.keys();
      if (documents.size > MOST_DOCUMENTS && oldest !== undefined) documents.delete(oldest);
    },
    delete: async (key) => documents.delete(key),
  };
};

/** Refuses a subscription: the schema has none, which graphql-js finds out while it executes the document only. */
const noSubscriptionRule: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    if (node.operation === 'subscription')
      context.reportError(
        new GraphQLError(
          'Subscriptions are not supported: ask `tournamentChanges` again, or register a webhook.',
          {
            nodes: node,
          },
        ),
      );
  },
});

const silent = (): void => undefined;

/**
 * The server behind `/graphql`, not started. Parsed documents are kept; nothing is reported anywhere. There are no
 * cookies, so that a page of another site can do nothing that its visitor could not do without it: no CSRF headers asked.
 */
export const createServer = (reportError: (words: unknown) => void): ApolloServer<GraphqlContext> =>
  new ApolloServer<GraphqlContext>({
    schema: executableSchema,
    introspection: true,
    csrfPrevention: false,
    persistedQueries: false,
    documentStore: createDocumentCache(),
    includeStacktraceInErrorResponses: false,
    nodeEnv: 'production',
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: queryLimits.tokens },
    validationRules: [noSubscriptionRule, queryLimitsRule],
    formatError,
    logger: { debug: silent, info: silent, warn: silent, error: reportError },
    stringifyResult: JSON.stringify,
    plugins: [
      answerPlugin,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
