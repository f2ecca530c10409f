import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { answerPlugin } from './answer-plugin';
import type { GraphqlContext } from './context';
import { createDocumentCache } from './document-cache';
import { executableSchema } from './executable-schema';
import { formatError } from './protocol-errors';
import { noSubscriptionRule } from './no-subscription';
import { queryLimits, queryLimitsRule } from './query-limits';

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
