import { createInterfaces } from '../in-process';
import { post, sendRaw } from './ask';
import { makeEvent } from './event';

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

interface Identified {
  readonly id: string;
  readonly shortId: string;
}

describe('global ids', () => {
  const interfaces = createInterfaces();

  const twoEvents = async () => ({
    first: await makeEvent(interfaces, { name: 'First Cup', entrants: ['A1', 'A2'] }),
    second: await makeEvent(interfaces, { name: 'Second Cup', entrants: ['B1', 'B2'] }),
  });

  const entrantsOf = async (tournament: string): Promise<readonly Identified[]> => {
    const { data } = await post(interfaces, {
      query: 'query ($id: ID!) { tournament(id: $id) { entrants { id shortId } } }',
      variables: { id: tournament },
    });
    return (data?.['tournament'] as { readonly entrants: readonly Identified[] }).entrants;
  };

  it('tell the first entrants of two events apart, and REST shows the same ones', async () => {
    const { first, second } = await twoEvents();
    const [a, b] = [await entrantsOf(first.tournament), await entrantsOf(second.tournament)];
    expect([a[0]?.shortId, b[0]?.shortId]).toEqual(['e1', 'e1']);
    expect(a[0]?.id).toBe(encoded(`Entrant:${first.tournament}/e1`));
    expect(b[0]?.id).toBe(encoded(`Entrant:${second.tournament}/e1`));

    const rest = await interfaces.send({ method: 'GET', url: `/v1/tournaments/${first.tournament}` });
    expect(JSON.parse(rest.body ?? '')).toMatchObject({
      id: first.tournament,
      nodeId: encoded(`Tournament:${first.tournament}`),
      entrants: [
        { id: 'e1', nodeId: a[0]?.id },
        { id: 'e2', nodeId: a[1]?.id },
      ],
    });
  });

  it('find a roll, a refereed fight and a stored choice again', async () => {
    const made = async (url: string, body: object): Promise<Record<string, { id: string } & string>> => {
      const answer = await interfaces.send({
        method: 'POST',
        url,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': `global-id-of-${url}` },
      });
      return JSON.parse(answer.body ?? '') as Record<string, { id: string } & string>;
    };
    const players = ['Ann', 'Bert'];
    const sides = ['GOOD', 'EVIL'].map((alignment) => ({
      alignment,
      models: [{ fight: 3, strength: 3, defence: 4 }],
    }));
    const { roll } = await made('/v1/rolls', { players });
    const { fight } = await made('/v1/rolls/fights', { players, fight: { sides } });
    const { id: choice } = await made('/v1/sealed-choices', { subject: 'x', commitment: 'a'.repeat(64) });
    const ids = [`Roll:${roll?.id}`, `RefereedFight:${fight?.id}`, `StoredChoice:${choice}`].map(encoded);
    const { data } = await post(interfaces, {
      query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }',
      variables: { ids },
    });
    expect(data?.['nodes']).toEqual([
      { __typename: 'Roll', id: ids[0] },
      { __typename: 'RefereedFight', id: ids[1] },
      { __typename: 'StoredChoice', id: ids[2] },
    ]);
  });

  it('find their things again, each with its own type, and null in the place of what is not there', async () => {
    const { first, second } = await twoEvents();
    const ids = [
      encoded(`Entrant:${second.tournament}/e2`),
      encoded(`Tournament:${first.tournament}`),
      encoded('Chart:leap'),
      encoded(`Entrant:${first.tournament}/e9`),
      encoded('Tournament:nowhere'),
      encoded('Entrant:e1'),
      'nonsense',
    ];
    const { data, errors } = await post(interfaces, {
      query: `query ($ids: [ID!]!) {
        nodes(ids: $ids) { __typename id ... on Entrant { name } ... on Tournament { title: name } ... on Chart { label: name } }
      }`,
      variables: { ids },
    });
    expect(errors).toEqual([]);
    expect(data?.['nodes']).toEqual([
      { __typename: 'Entrant', id: ids[0], name: 'B2' },
      { __typename: 'Tournament', id: ids[1], title: 'First Cup' },
      { __typename: 'Chart', id: ids[2], label: expect.any(String) as unknown },
      null,
      null,
      null,
      null,
    ]);
  });

  it('are taken wherever an id is taken, in REST and GraphQL', async () => {
    const { first } = await twoEvents();
    const tournament = encoded(`Tournament:${first.tournament}`);
    const rest = await interfaces.send({ method: 'GET', url: `/v1/tournaments/${tournament}/standings` });
    expect(JSON.parse(rest.body ?? '')).toMatchObject({ tournament: first.tournament });
    const { data } = await post(interfaces, {
      query: 'query ($id: ID!) { tournament(id: $id) { name } chart(id: "Q2hhcnQ6bGVhcA") { shortId } }',
      variables: { id: tournament },
    });
    expect(data).toEqual({ tournament: { name: 'First Cup' }, chart: { shortId: 'leap' } });
  });

  it('of one event are refused in another', async () => {
    const { first, second } = await twoEvents();
    const stranger = encoded(`Entrant:${second.tournament}/e1`);
    const answer = await sendRaw(interfaces, {
      method: 'POST',
      url: `/v1/tournaments/${first.tournament}/entrants/${stranger}/withdraw`,
      headers: {
        authorization: `Bearer ${first.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'withdraw-a-stranger',
      },
      body: '{}',
    });
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ path: 'entrant', code: 'INCONSISTENT', message: 'is of another tournament' }],
    });
  });

  it('of an entrant as it stood are not those of the entrant as it is', async () => {
    const { first } = await twoEvents();
    const { data, errors } = await post(interfaces, {
      query: `query ($id: ID!) { tournamentAfterRound(tournament: $id, round: 1) {
        tournament { entrants { id name } } standings { entrant { id name } }
      } }`,
      variables: { id: first.tournament },
    });
    expect(errors).toEqual([]);
    const then = data?.['tournamentAfterRound'] as {
      readonly tournament: { readonly entrants: readonly { readonly id: string }[] };
      readonly standings: readonly { readonly entrant: { readonly id: string } }[];
    };
    expect(then.tournament.entrants[0]?.id).toBe(encoded(`Entrant:${first.tournament}/after-1/e1`));
    expect(then.standings.map(({ entrant }) => entrant.id).sort()).toEqual(
      then.tournament.entrants.map(({ id }) => id).sort(),
    );
  });
});
