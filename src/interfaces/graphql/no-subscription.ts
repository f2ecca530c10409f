import { type ValidationRule, GraphQLError } from 'graphql';

/** Refuses a subscription: the schema has none, which graphql-js finds out while it executes the document only. */
export const noSubscriptionRule: ValidationRule = (context) => ({
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
