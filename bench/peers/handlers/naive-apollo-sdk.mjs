// Apollo Server on Lambda as its README says, with one item read from DynamoDB as the SDK's README says.
import { ApolloServer } from '@apollo/server';
import { handlers, startServerAndCreateLambdaHandler } from '@as-integrations/aws-lambda';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

const typeDefs = `#graphql
  type Tournament { id: ID! version: Int! }
  type Query { tournament(id: ID!): Tournament }
`;
const resolvers = {
  Query: {
    tournament: async (_parent, { id }) => {
      const key = { pk: `TOURNAMENT#${id}`, sk: 'HEAD' };
      const { Item } = await client.send(new GetCommand({ TableName: process.env.MUSTER_TABLE, Key: key }));
      return Item && { id, version: Item.version };
    },
  },
};
const server = new ApolloServer({ typeDefs, resolvers });
export const handler = startServerAndCreateLambdaHandler(
  server,
  handlers.createAPIGatewayProxyEventV2RequestHandler(),
);
