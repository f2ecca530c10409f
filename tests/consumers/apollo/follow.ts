// A page of an event and one of a league, from the cache, beside ten mutations each: without another query the cache shows what the
// service would answer.
import type { DocumentNode } from 'graphql';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';

type Values = Readonly<Record<string, unknown>>;

const clientOf = (token?: string) =>
  new ApolloClient({
    link: new HttpLink({
      uri: `${process.env['MUSTER_URL'] ?? ''}/graphql`,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    }),
    cache: new InMemoryCache({
      possibleTypes: { DrawnTable: ['Table', 'UnpairedTable'] },
    }),
  });

/** A value as text, whatever the order of its fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** A client with a page in its cache, which every change is held against. */
const pageOf = async (token: string, page: DocumentNode, variables: Values) => {
  const client = clientOf(token);
  await client.query({ query: page, variables });
  return async (name: string, mutation: DocumentNode, more: Values = {}): Promise<void> => {
    const before = client.readQuery<Values>({ query: page, variables });
    await client.mutate({ mutation, variables: { ...variables, ...more, key: crypto.randomUUID() } });
    const after = client.readQuery<Values>({ query: page, variables });
    const fresh = await client.query<Values>({ query: page, variables, fetchPolicy: 'no-cache' });
    const [cached, answered, former] = [after, fresh.data, before].map(textOf);
    if (cached !== answered) throw new Error(`the cache is behind after ${name}: ${cached} for ${answered}`);
    if (cached === former) throw new Error(`the page shows nothing of ${name}`);
  };
};

interface Created {
  readonly createTournament: {
    readonly tournament: { readonly id: string };
    readonly organiserToken: string;
  };
}

const created = await clientOf().mutate<Created>({
  mutation: gql`
    mutation Create($key: String!) {
      createTournament(input: { name: "Followed Cup", rounds: 2, unpaired: SPARE }, idempotencyKey: $key) {
        organiserToken
        tournament {
          id
        }
      }
    }
  `,
  variables: { key: crypto.randomUUID() },
});
if (!created.data) throw new Error('nothing was created');
const { tournament, organiserToken } = created.data.createTournament;

const fragments: Readonly<Record<string, string>> = {
  Played: `
    fragment Played on DrawnTable {
      id
      version
      result {
        id
        status
        victoryPoints
        reason
        corrections
      }
    }
  `,
  Drawn: `
    fragment Drawn on Round {
      id
      number
      state
      note
      version
      clock {
        minutes
        pausedAt
        reason
      }
      tables {
        table
        entrants {
          id
        }
        ...Played
      }
      unpaired {
        ...Played
      }
    }
  `,
  Player: `
    fragment Player on Entrant {
      id
      name
      status
      version
      adjustments {
        victoryPoints
        reason
      }
    }
  `,
  Standing: `
    fragment Standing on Tournament {
      id
      state
      version
      standings {
        round
        standings {
          entrantId
          rank
          victoryPoints
        }
      }
    }
  `,
};

/** A document with the fragments that it spreads, and those that these do. */
const whole = (text: string): DocumentNode => {
  const used = new Set<string>();
  const look = (part: string): void => {
    for (const [, name = ''] of part.matchAll(/\.\.\.([A-Z]\w+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      look(fragments[name] ?? '');
    }
  };
  look(text);
  return gql`
    ${[text, ...[...used].map((name) => fragments[name])].join('\n')}
  `;
};

const event = await pageOf(
  organiserToken,
  whole(`
    query Event($tournament: ID!) {
      tournament(id: $tournament) {
        id
        name
        ...Standing
        entrants {
          ...Player
        }
        rounds {
          ...Drawn
        }
      }
    }
  `),
  { tournament: tournament.id },
);

/** A mutation of the event with these arguments and this selection. */
const changing = (declared: string, asked: string, selection: string): DocumentNode =>
  whole(`mutation Change($tournament: ID!, $key: String!${declared}) {
    ${asked.replace('(', '(tournament: $tournament, idempotencyKey: $key, ')} { ${selection} }
  }`);

const register = changing(
  ', $name: String!',
  'registerEntrant(input: { name: $name })',
  '...Player tournament { ...Standing entrants { ...Player } rounds { ...Drawn } }',
);
for (const name of ['Arwen', 'Boromir', 'Cirdan']) await event('registerEntrant', register, { name });

const table = 'drawnTable { ...Played } drawnRound { ...Drawn } tournament { ...Standing }';
const round = '...Drawn tournament { ...Standing entrants { ...Player } rounds { ...Drawn } }';
const tables = '...Drawn tournament { ...Standing }';
const player = '...Player tournament { ...Standing }';

await event('drawRound', changing('', 'drawRound(input: {})', round));
await event(
  'updateEntrant',
  changing('', 'updateEntrant(entrant: "e2", input: { name: "Faramir" }, ifMatch: "*")', player),
);
await event('startRound', changing('', 'startRound(round: 1, input: { minutes: 90 })', tables));
await event('pauseClock', changing('', 'pauseClock(round: 1, input: { reason: "fire alarm" })', tables));
await event('resumeClock', changing('', 'resumeClock(round: 1)', tables));
await event(
  'reportResult',
  changing('', 'reportResult(round: 1, table: 1, input: { kind: PLAYED, victoryPoints: [7, 3] })', table),
);
await event(
  'disputeResult',
  changing('', 'disputeResult(round: 1, table: 1, input: { reason: "a 6 was a 5" }, ifMatch: "1")', table),
);
await event(
  'ruleResult',
  changing(
    '',
    'ruleResult(round: 1, table: 1, input: { kind: PLAYED, victoryPoints: [6, 3], reason: "as the dice lie" }, ifMatch: "2")',
    table,
  ),
);
await event(
  'reportResult of the Spare Player',
  changing('', 'reportResult(round: 1, table: 2, input: { kind: PLAYED, victoryPoints: [4, 4] })', table),
);
await event(
  'adjustEntrant',
  changing(
    '',
    'adjustEntrant(entrant: "e1", input: { tournamentPoints: 0, victoryPoints: 2, round: 1, reason: "best painted" })',
    player,
  ),
);
await event(
  'withdrawEntrant',
  changing('', 'withdrawEntrant(entrant: "e3", input: { reason: "ill" })', player),
);
await event(
  'updateTournament',
  changing('', 'updateTournament(input: { name: "Minas Cup" })', 'id name version'),
);
await event('finishTournament', changing('', 'finishTournament(ifMatch: "*")', 'tournament { ...Standing }'));
console.log('apollo: the cache follows 13 kinds of mutations');
