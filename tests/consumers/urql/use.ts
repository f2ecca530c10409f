import { Client, fetchExchange, gql } from '@urql/core';

const client = new Client({ url: `${process.env['MUSTER_URL'] ?? ''}/graphql`, exchanges: [fetchExchange] });

interface Answers {
  readonly toWound: { readonly needed: string };
}
const question = gql<Answers, { strength: number }>`
  query Wound($strength: Int!) {
    toWound(strength: $strength, defence: 9) {
      needed
    }
  }
`;
const { data, error } = await client.query(question, { strength: 4 }).toPromise();
if (data?.toWound.needed !== '6/4') throw new Error(`answered ${JSON.stringify(data)} ${String(error)}`);

const refused = await client.query(question, { strength: 40 }).toPromise();
const code = refused.error?.graphQLErrors[0]?.extensions['code'];
if (code !== 'INVALID_INPUT') throw new Error(`code: ${String(code)}`);

/** Two leagues: the season asks to be part of the federation, which accepts it and is then seen with it. */
interface Granted {
  readonly createLeague: {
    readonly league: { readonly id: string; readonly shortId: string };
    readonly organiserToken: string;
  };
}
const create = gql<Granted, { name: string; key: string }>`
  mutation Create($name: String!, $key: String!) {
    createLeague(input: { name: $name, rule: { scoring: TOURNAMENT_POINTS } }, idempotencyKey: $key) {
      league {
        id
        shortId
      }
      organiserToken
    }
  }
`;
const createdLeague = async (name: string) => {
  const answer = await client.mutation(create, { name, key: crypto.randomUUID() }).toPromise();
  if (!answer.data) throw new Error(`createLeague: ${String(answer.error)}`);
  return answer.data.createLeague;
};
const federation = await createdLeague('All seasons');
const season = await createdLeague('This season');
const as = (token: string) => ({ fetchOptions: { headers: { authorization: `Bearer ${token}` } } });
const ids = { federation: federation.league.id, season: season.league.id };
const asked = await client
  .mutation(
    gql`
      mutation Join($federation: ID!, $season: ID!, $key: String!) {
        joinFederation(
          league: $season
          input: { federation: $federation }
          idempotencyKey: $key
          ifMatch: "*"
        ) {
          federation
        }
      }
    `,
    { ...ids, key: crypto.randomUUID() },
    as(season.organiserToken),
  )
  .toPromise();
if (asked.error) throw new Error(`joinFederation: ${String(asked.error)}`);
const accepted = await client
  .mutation<{ readonly acceptLeague: { readonly leagues: readonly string[] } }>(
    gql`
      mutation Accept($federation: ID!, $season: ID!, $key: String!) {
        acceptLeague(league: $federation, input: { member: $season }, idempotencyKey: $key, ifMatch: "*") {
          leagues
        }
      }
    `,
    { ...ids, key: crypto.randomUUID() },
    as(federation.organiserToken),
  )
  .toPromise();
const [member, ...others] = accepted.data?.acceptLeague.leagues ?? [];
if (member !== season.league.shortId || others.length > 0)
  throw new Error(`acceptLeague: ${JSON.stringify(accepted.data)} ${String(accepted.error)}`);
console.log('urql: answered');
