// Apollo Server called directly, without an integration: the fastest hello-world it can be.
import { ApolloServer, HeaderMap } from '@apollo/server';

const typeDefs = `#graphql
  type ToWound { strength: Int! defence: Int! needed: String }
  type Query { toWound(strength: Int!, defence: Int!): ToWound! }
`;
const resolvers = {
  Query: { toWound: (_parent, { strength, defence }) => ({ strength, defence, needed: '6/4' }) },
};
const server = new ApolloServer({ typeDefs, resolvers, csrfPrevention: false });
server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();

export const handler = async (event) => {
  const answer = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: event.requestContext.http.method,
      headers: new HeaderMap(Object.entries(event.headers)),
      search: event.rawQueryString,
      body: JSON.parse(event.body),
    },
    context: async () => ({}),
  });
  return {
    statusCode: answer.status ?? 200,
    headers: Object.fromEntries(answer.headers),
    body: answer.body.string,
  };
};
