import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { type Interfaces, createInterfaces } from '../in-process';
import { makeEvent } from './event';

/** `fetch`, straight into the handler. */
const fetchInto =
  (interfaces: Interfaces): typeof fetch =>
  async (url, { method = 'GET', headers, body } = {}) => {
    const answer = await interfaces.send({
      method,
      url: new URL(String(url)).pathname,
      headers: headers as Record<string, string>,
      body: String(body),
    });
    return new Response(answer.body, {
      status: answer.statusCode ?? 200,
      headers: answer.headers as Record<string, string>,
    });
  };

const EVENT = gql`
  query Event($id: ID!) {
    tournament(id: $id) {
      id
      name
      entrants {
        id
        name
      }
    }
  }
`;

const RENAME = gql`
  mutation Rename($id: ID!, $name: String!) {
    updateTournament(tournament: $id, input: { name: $name }, idempotencyKey: "a-key-for-renaming") {
      id
      name
    }
  }
`;

interface Event {
  readonly tournament: {
    readonly id: string;
    readonly name: string;
    readonly entrants: readonly { readonly name: string }[];
  };
}

describe('a normalised cache', () => {
  it('keeps the entrants of two events apart, and follows a mutation', async () => {
    const interfaces = createInterfaces();
    const first = await makeEvent(interfaces, { name: 'First Cup', entrants: ['A1', 'A2', 'A3', 'A4'] });
    const second = await makeEvent(interfaces, { name: 'Second Cup', entrants: ['B1', 'B2', 'B3'] });
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: new HttpLink({
        uri: 'http://localhost/graphql',
        fetch: fetchInto(interfaces),
        headers: { authorization: `Bearer ${first.token}` },
      }),
    });
    const ask = (id: string) => client.query<Event>({ query: EVENT, variables: { id } });
    await ask(first.tournament);
    await ask(second.tournament);

    const cached = client.readQuery<Event>({ query: EVENT, variables: { id: first.tournament } });
    expect(cached?.tournament.entrants.map(({ name }) => name)).toEqual(['A1', 'A2', 'A3', 'A4']);

    await client.mutate({ mutation: RENAME, variables: { id: cached?.tournament.id, name: 'Renamed Cup' } });
    const after = client.readQuery<Event>({ query: EVENT, variables: { id: first.tournament } });
    expect(after?.tournament.name).toBe('Renamed Cup');
    expect(
      client.readQuery<Event>({ query: EVENT, variables: { id: second.tournament } })?.tournament.name,
    ).toBe('Second Cup');
    client.stop();
  });
});
