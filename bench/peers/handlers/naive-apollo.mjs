// Apollo Server on Lambda as its README says: a hello-world of the same question, nothing else.
import { ApolloServer } from '@apollo/server';
import { handlers, startServerAndCreateLambdaHandler } from '@as-integrations/aws-lambda';

const typeDefs = `#graphql
  type ToWound { strength: Int! defence: Int! needed: String }
  type Query { toWound(strength: Int!, defence: Int!): ToWound! }
`;
const resolvers = {
  Query: { toWound: (_parent, { strength, defence }) => ({ strength, defence, needed: '6/4' }) },
};
const server = new ApolloServer({ typeDefs, resolvers });
export const handler = startServerAndCreateLambdaHandler(
  server,
  handlers.createAPIGatewayProxyEventV2RequestHandler(),
);
