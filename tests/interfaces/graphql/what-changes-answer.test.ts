import { createInterfaces } from '../in-process';

const CREATE = `mutation { first: createTournament(idempotencyKey: "a-key-of-this-test-1", input: { name: "Cup", rounds: 3 }) { tournament { name } } }`;

it('says which fields repeat the answer to an earlier request', async () => {
  const { send } = createInterfaces();
  const create = async () => {
    const { body = '' } = await send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: CREATE }),
    });
    return JSON.parse(body) as { readonly data: unknown; readonly extensions?: unknown };
  };
  const { data, extensions } = await create();
  expect(extensions).toBeUndefined();
  expect(await create()).toEqual({ data, extensions: { idempotentReplayed: ['first'] } });
});

it('repeats a change that hides what readers were shown', async () => {
  const { send } = createInterfaces();
  const ask = async (query: string, token?: string) => {
    const { body = '' } = await send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query }),
    });
    return JSON.parse(body) as { readonly data: Readonly<Record<string, never>> };
  };
  const made = await ask(
    'mutation { made: createTournament(idempotencyKey: "a-key-of-this-test-4", input: { name: "Cup", rounds: 3 }) { organiserToken settings { shortId } } }',
  );
  const { organiserToken, settings } = made.data['made'] as unknown as {
    readonly organiserToken: string;
    readonly settings: { readonly shortId: string };
  };
  const open = `mutation { openCheckIn(tournament: "${settings.shortId}", idempotencyKey: "open") { phase } }`;
  const first = await ask(open, organiserToken);
  expect(first).toEqual({ data: { openCheckIn: { phase: 'CHECK_IN' } } });
  expect(await ask(open, organiserToken)).toEqual({
    ...first,
    extensions: { idempotentReplayed: ['openCheckIn'] },
  });
});

describe('what makes something answers with it', () => {
  const answered = async (query: string) => {
    const { body = '' } = await createInterfaces().send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return JSON.parse(body) as unknown;
  };

  it.each(['PUBLIC', 'PRIVATE'])('a tournament, %s', async (visibility) => {
    const query = `mutation { createTournament(idempotencyKey: "a-key-of-this-test-2", input: { name: "Cup", rounds: 3, visibility: ${visibility} }) {
      tournament { __typename id name entrants { name } } settings { id } } }`;
    expect(await answered(query)).toMatchObject({
      data: { createTournament: { tournament: { __typename: 'Tournament', name: 'Cup', entrants: [] } } },
    });
  });

  it('a league', async () => {
    const query = `mutation { createLeague(idempotencyKey: "a-key-of-this-test-3", input: { name: "Season", rule: { scoring: TOURNAMENT_POINTS } }) {
      league { __typename name tournaments { tournamentId } } organiserToken } }`;
    expect(await answered(query)).toMatchObject({
      data: { createLeague: { league: { __typename: 'League', name: 'Season', tournaments: [] } } },
    });
  });
});
