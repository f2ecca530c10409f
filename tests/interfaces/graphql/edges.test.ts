import { memoryStore } from '../../infrastructure/aws/memory-store';
import type { Store } from '../../../src/app/kernel/store/store';
import { createInterfaces } from '../in-process';
import { post } from './ask';
import { makeEvent } from './event';

/** Notes each reading and writing of the store. */
const countingStore = (): { readonly store: Store; readonly calls: string[] } => {
  const calls: string[] = [];
  const counted = Object.entries(memoryStore()).map(([name, answer]) => [
    name,
    (...asked: readonly unknown[]) => {
      calls.push(name);
      return (answer as (...asked: readonly unknown[]) => unknown)(...asked);
    },
  ]);
  return { calls, store: Object.fromEntries(counted) as Store };
};

const arranged = async () => {
  const { store, calls } = countingStore();
  const interfaces = createInterfaces({ store });
  const event = await makeEvent(interfaces, { name: 'Pelennor Cup', entrants: ['Ann', 'Bob', 'Cid'] });
  await event.change('PUT', `/v1/tournaments/${event.tournament}/rounds/1/tables/1/result`, {
    kind: 'PLAYED',
    victoryPoints: [7, 3],
    leaderKilled: [true, false],
  });
  calls.length = 0;
  return { interfaces, calls, ...event };
};

interface Named {
  readonly name: string;
}

describe('edges', () => {
  it('lead from tournament to rounds, tables, entrants, games and standings with one query', async () => {
    const { interfaces, calls, tournament } = await arranged();
    const { data, errors } = await post(interfaces, {
      query: `query ($id: ID!) { tournament(id: $id) {
        plannedRounds
        rounds { number unpaired { entrantId entrant { name } } tables {
          entrantIds
          entrants { name standing { rank entrantId entrant { name } } games { round table opponent { name } result { kind victoryPoints } } }
          result { victoryPoints }
        } }
        standings { standings { rank entrant { name } } }
      } }`,
      variables: { id: tournament },
    });
    expect(errors).toEqual([]);
    expect(calls).toEqual(['readTournament']);
    const event = data?.['tournament'] as {
      readonly plannedRounds: number;
      readonly rounds: readonly {
        readonly unpaired: { readonly entrant: Named };
        readonly tables: readonly { readonly entrants: readonly (Named & { readonly games: unknown })[] }[];
      }[];
      readonly standings: {
        readonly standings: readonly { readonly rank: number; readonly entrant: Named }[];
      };
    };
    expect(event.plannedRounds).toBe(3);
    const [first, second] = event.rounds[0]?.tables[0]?.entrants ?? [];
    const left = event.rounds[0]?.unpaired.entrant.name ?? '';
    expect([first?.name, second?.name, left].sort()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(first?.games).toEqual([
      {
        round: 1,
        table: 1,
        opponent: { name: second?.name },
        result: { kind: 'PLAYED', victoryPoints: [7, 3] },
      },
    ]);
    // A bye is a 6-0 win with the leader killed; 7-3 is a difference of 4.
    expect(event.standings.standings.map(({ entrant }) => entrant.name)).toEqual([
      left,
      first?.name,
      second?.name,
    ]);
  });

  it('a name alone costs one item, and a look for what readers are given while that is not made yet', async () => {
    const { interfaces, calls, tournament } = await arranged();
    const { data } = await post(interfaces, {
      query:
        'query ($id: ID!) { tournament(id: $id) { ...Own } } fragment Own on Tournament { id name plannedRounds }',
      variables: { id: tournament },
    });
    expect(data).toMatchObject({ tournament: { name: 'Pelennor Cup', plannedRounds: 3 } });
    expect(calls).toEqual(['get', 'get']);
  });

  it('a reported result comes with the round as it is then', async () => {
    const { interfaces, tournament, token } = await arranged();
    const { data, errors } = await post(
      interfaces,
      {
        query: `mutation ($t: ID!) { reportResult(tournament: $t, round: 1, table: 1, input: { kind: PLAYED, victoryPoints: [2, 9], leaderKilled: [false, true] }, ifMatch: "1", idempotencyKey: "a-correction-1") {
          entrants { name } drawnRound { number state tables { table result { victoryPoints } } }
        } }`,
        variables: { t: tournament },
      },
      { authorization: `Bearer ${token}` },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      reportResult: {
        drawnRound: {
          number: 1,
          state: 'COMPLETE',
          tables: [{ table: 1, result: { victoryPoints: [2, 9] } }],
        },
      },
    });
  });

  it('an entrant without an army has none; standings of games that were sent along have no entrants', async () => {
    const { interfaces, tournament, token } = await arranged();
    const { data, errors } = await post(
      interfaces,
      {
        query: `query ($id: ID!) { tournament(id: $id) { entrants { army { legal } } } }`,
        variables: { id: tournament },
      },
      { authorization: `Bearer ${token}` },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ tournament: { entrants: [{ army: null }, { army: null }, { army: null }] } });
  });
});

describe('a mutation', () => {
  const rename =
    'mutation ($t: ID!, $key: String!) { updateTournament(tournament: $t, input: { name: "Minas Cup" }, idempotencyKey: $key) { id name entrants { name } } }';

  it('answers with the whole thing it changed', async () => {
    const { interfaces, tournament, token } = await arranged();
    const { data } = await post(
      interfaces,
      { query: rename, variables: { t: tournament, key: 'a-new-name-1' } },
      { authorization: `Bearer ${token}` },
    );
    expect(data).toMatchObject({
      updateTournament: { name: 'Minas Cup', entrants: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cid' }] },
    });
  });

  it.each([
    ['the argument alone', 'key-number-1', undefined, undefined],
    ['both the same', 'key-number-1', 'key-number-1', undefined],
    ['the header alone', undefined, 'key-number-1', 'IDEMPOTENCY_KEY_REQUIRED'],
    ['neither', undefined, undefined, 'IDEMPOTENCY_KEY_REQUIRED'],
    ['two that differ', 'key-number-1', 'key-number-2', 'INVALID_INPUT'],
  ])(
    'takes its key from the argument, which a header may repeat: %s',
    async (_name, argument, header, refusal) => {
      const { interfaces, tournament, token } = await arranged();
      const { errors } = await post(
        interfaces,
        { query: rename, variables: { t: tournament, key: argument } },
        { authorization: `Bearer ${token}`, ...(header !== undefined && { 'idempotency-key': header }) },
      );
      expect(errors[0]?.extensions['code']).toBe(refusal);
    },
  );

  it('without an argument for its key does not fit the schema', async () => {
    const { interfaces, tournament, token } = await arranged();
    const { errors } = await post(
      interfaces,
      { query: `mutation { openCheckIn(tournament: "${tournament}") { id } }` },
      { authorization: `Bearer ${token}`, 'idempotency-key': 'a-header-alone' },
    );
    expect(errors[0]?.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(errors[0]?.message).toContain('idempotencyKey');
  });

  it("leads from an entrant's army back to the entrant", async () => {
    const { interfaces, tournament, token, change } = await arranged();
    await change('PUT', `/v1/tournaments/${tournament}/entrants/e1/army`, {
      army: {
        pointsLimit: 500,
        forces: [{ list: 'minas-tirith', warbands: [{ leader: { profile: 'faramir-captain-of-gondor' } }] }],
      },
    });
    const { data, errors } = await post(
      interfaces,
      {
        query: `query ($id: ID!) { tournament(id: $id) { entrants { army { entrant { name } } } } }`,
        variables: { id: tournament },
      },
      { authorization: `Bearer ${token}` },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      tournament: { entrants: [{ army: { entrant: { name: 'Ann' } } }, {}, {}] },
    });
  });
});

describe('a page asked for by two names', () => {
  const interfaces = createInterfaces();
  const ask = (query: string, variables: object = {}) => post(interfaces, { query, variables });
  const twice = (path: string, meaning: string, other: string) => ({
    path,
    code: 'INCONSISTENT',
    message: `says ${meaning}, as \`${other}\` does: give one of them`,
  });

  it('is refused, each by its name', async () => {
    const { data, errors } = await ask(
      '{ referenceEntries(first: 2, limit: 3, after: "a", cursor: "b") { items { id } } }',
    );
    expect(data).toEqual({ referenceEntries: null });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [
        twice('first', 'the most items of a page', 'limit'),
        twice('after', 'where a page begins', 'cursor'),
      ],
    });
  });

  it('is answered where one of them is null, a variable without a value, or the default', async () => {
    const page =
      'query ($limit: Int, $first: Int) { referenceEntries(first: $first, limit: $limit) { items { id } } }';
    for (const [variables, count] of [
      [{ first: 2 }, 2],
      [{ first: 2, limit: null }, 2],
      [{ limit: 3 }, 3],
    ] as const) {
      const { data, errors } = await ask(page, variables);
      expect(errors).toEqual([]);
      expect((data as { referenceEntries: { items: unknown[] } }).referenceEntries.items).toHaveLength(count);
    }
    expect((await ask(page, { first: 2, limit: 3 })).errors?.[0]?.extensions).toMatchObject({
      errors: [twice('first', 'the most items of a page', 'limit')],
    });
  });
});
