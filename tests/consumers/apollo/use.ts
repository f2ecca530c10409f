import { ApolloClient, gql, HttpLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';

const client = new ApolloClient({
  link: new HttpLink({ uri: `${process.env['MUSTER_URL'] ?? ''}/graphql` }),
  cache: new InMemoryCache(),
});

const create: TypedDocumentNode<
  { createTournament: { tournament: { id: string }; organiserToken: string } },
  { key: string }
> = gql`
  mutation Create($key: String!) {
    createTournament(input: { name: "Consumers", rounds: 3 }, idempotencyKey: $key) {
      organiserToken
      tournament {
        id
      }
    }
  }
`;
const register: TypedDocumentNode<unknown, { tournament: string; name: string; key: string }> = gql`
  mutation Register($tournament: ID!, $name: String!, $key: String!) {
    registerEntrant(tournament: $tournament, input: { name: $name }, idempotencyKey: $key) {
      id
    }
  }
`;
const read: TypedDocumentNode<
  { tournament: { id: string; entrants: readonly { id: string; name: string }[] } },
  { tournament: string }
> = gql`
  query Read($tournament: ID!) {
    tournament(id: $tournament) {
      id
      entrants {
        id
        name
      }
    }
  }
`;

const eventOf = async (name: string): Promise<string> => {
  const created = await client.mutate({ mutation: create, variables: { key: crypto.randomUUID() } });
  const event = created.data?.createTournament;
  if (!event) throw new Error('nothing was created');
  await client.mutate({
    mutation: register,
    variables: { tournament: event.tournament.id, name, key: crypto.randomUUID() },
    context: { headers: { authorization: `Bearer ${event.organiserToken}` } },
    fetchPolicy: 'no-cache',
  });
  return event.tournament.id;
};

/** The names of an event as the cache has them once both were read. */
const events = [await eventOf('Arwen'), await eventOf('Boromir')];
for (const tournament of events) await client.query({ query: read, variables: { tournament } });
const names = events.map((tournament) =>
  client.readQuery({ query: read, variables: { tournament } })?.tournament.entrants.map(({ name }) => name),
);
if (JSON.stringify(names) !== '[["Arwen"],["Boromir"]]')
  throw new Error(`the cache mixes two events: ${JSON.stringify(names)}`);
console.log('apollo: answered');
