// A page of a league of five events: its events with state, count, place and dates, and its table with names. Two requests in REST, one
// in GraphQL.
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';

const home = process.env['MUSTER_URL'] ?? '';
const EVENTS = 5;

interface Created {
  readonly id: string;
  readonly league: { readonly id: string };
  readonly tournament: { readonly id: string };
  readonly organiserToken: string;
}

const change = async (address: string, body: object, token?: string): Promise<Created> => {
  const answer = await fetch(`${home}${address}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'if-match': '*',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return (await answer.json()) as Created;
};

const season = await change('/v1/leagues', { name: 'Five events', rule: { scoring: 'TOURNAMENT_POINTS' } });
const league = season.league.id;
const players = [];
for (const name of ['Ann', 'Bert'])
  players.push((await change(`/v1/leagues/${league}/players`, { name }, season.organiserToken)).id);
for (let day = 1; day <= EVENTS; day += 1) {
  const startsOn = `2026-11-0${day}`;
  const settings = { name: `Event ${day}`, rounds: 1, startsOn, endsOn: '2026-11-09', venue: 'Town hall' };
  const { tournament, organiserToken: token } = await change('/v1/tournaments', settings);
  const event = `/v1/tournaments/${tournament.id}`;
  for (const name of ['Ann', 'Bert']) await change(`${event}/entrants`, { name }, token);
  await change(`/v1/leagues/${league}/offers`, { tournament: tournament.id }, token);
  await change(`/v1/leagues/${league}/tournaments`, { tournament: tournament.id }, season.organiserToken);
}

let calls = 0;
const counted: typeof fetch = (...asked) => {
  calls += 1;
  return fetch(...asked);
};

interface Listed {
  readonly name: string;
  readonly state: string;
  readonly entrantCount: number;
  readonly venue: string | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}
const expected = Array.from({ length: EVENTS }, (_, index) => [
  `Event ${index + 1}`,
  'REGISTRATION',
  2,
  'Town hall',
  `2026-11-0${index + 1}`,
  '2026-11-09',
]);
const check = (events: readonly Listed[] | undefined, most: number): void => {
  const shown = events?.map((one) => [
    one.name,
    one.state,
    one.entrantCount,
    one.venue,
    one.startsOn,
    one.endsOn,
  ]);
  if (JSON.stringify(shown) !== JSON.stringify(expected))
    throw new Error(`answered ${JSON.stringify(events)}`);
  if (calls > most) throw new Error(`the page took ${calls} requests`);
  calls = 0;
};

const [page] = await Promise.all(
  ['', '/table'].map(async (part) => {
    const answer = await counted(`${home}/v1/leagues/${league}${part}`);
    return (await answer.json()) as { readonly tournaments: readonly Listed[] };
  }),
);
check(page?.tournaments, 2);

const client = new ApolloClient({
  link: new HttpLink({ uri: `${home}/graphql`, fetch: counted }),
  cache: new InMemoryCache(),
});
const { data } = await client.query<{ readonly league: { readonly tournaments: readonly Listed[] } }>({
  query: gql`
    query Page($league: ID!) {
      league(id: $league) {
        id
        name
        tournaments {
          tournamentId
          name
          state
          entrantCount
          venue
          startsOn
          endsOn
        }
      }
      leagueTable(league: $league) {
        items {
          rank
          points
          player {
            id
            name
          }
        }
      }
    }
  `,
  variables: { league },
});
check(data?.league.tournaments, 1);
console.log('apollo: a page of a league of five events took 2 requests in REST and 1 in GraphQL');
