import type { GrantedPerson, PersonRecord } from '../../../src/app/kernel/generated/answers';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from '../tournaments/organiser';

/** Ann at two events: she beats Bert in a named scenario, then draws with him at a private event. */
const scene = async () => {
  const store = memoryStore();
  const world = { store };
  const granted = await must<GrantedPerson>(world, 'createPerson', { input: { name: 'Ann Took' } });
  const { person } = granted.person;
  const token = granted.personToken;
  const played = async (settings: Input, [own, other]: readonly [number, number]): Promise<string> => {
    const created = await must(world, 'createTournament', { input: { rounds: 1, ...settings } });
    const { id: tournament } = created['tournament'] as { readonly id: string };
    const does = (operation: OperationName, input: Input) =>
      must(world, operation, { input: { tournament, ...input }, token: String(created['organiserToken']) });
    for (const name of ['Ann', 'Bert']) await does('registerEntrant', { name });
    const { token: playerToken } = await does('grantRole', { role: 'PLAYER', entrant: 'e1' });
    const { tables } = (await does('drawRound', {})) as unknown as {
      readonly tables: readonly { readonly entrants: readonly string[] }[];
    };
    await does('startRound', { round: 1 });
    const victoryPoints = tables[0]?.entrants[0] === 'e1' ? [own, other] : [other, own];
    await does('reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints });
    await must(world, 'bindEntry', { input: { person, tournament, playerToken }, token });
    return tournament;
  };
  const open = await played(
    { name: 'Pelennor Cup', startsOn: '2026-03-01', scenarios: ['Domination'] },
    [7, 3],
  );
  const closed = await played(
    { name: 'At home', startsOn: '2026-04-01', visibility: 'PRIVATE', edition: '2024' },
    [4, 4],
  );
  const change = (input: Input) =>
    ask(world, 'updatePerson', { input: { person, ...input }, token, idempotencyKey: freshKey() });
  const record = (by: string | null) => ask(world, 'personRecord', { input: { person }, token: by });
  return { store, world, person, token, open, closed, change, record };
};

describe('a person’s own record', () => {
  it('has every game with its event, and sums by scenario and opponent', async () => {
    const { world, person, token, open, closed } = await scene();
    const record = await must<PersonRecord>(world, 'personRecord', { input: { person }, token });
    expect(record).toEqual({
      person,
      name: 'Ann Took',
      recordIsPublic: false,
      won: 1,
      drawn: 1,
      lost: 0,
      games: [
        {
          tournament: closed,
          game: null,
          event: 'At home',
          day: '2026-04-01',
          edition: '2024',
          entrant: 'e1',
          round: 1,
          scenario: null,
          list: null,
          kind: 'PLAYED',
          opponent: { entrant: 'e2', name: 'Bert' },
          result: 'DRAWN',
          victoryPoints: [4, 4],
          tournamentPoints: 1,
        },
        {
          tournament: open,
          game: null,
          event: 'Pelennor Cup',
          day: '2026-03-01',
          edition: '2018',
          entrant: 'e1',
          round: 1,
          scenario: 'Domination',
          list: null,
          kind: 'PLAYED',
          opponent: { entrant: 'e2', name: 'Bert' },
          result: 'WON',
          victoryPoints: [7, 3],
          tournamentPoints: 3,
        },
      ],
      lists: [],
      scenarios: [{ name: 'Domination', won: 1, drawn: 0, lost: 0 }],
      opponents: [{ name: 'Bert', won: 1, drawn: 1, lost: 0 }],
      next: null,
    });
  });

  it('is for others only while it is shared, without private events, and gone with the person', async () => {
    const { store, world, person, token, open, change, record } = await scene();
    const refusedToAnybody = { ok: false, error: { code: 'UNAUTHENTICATED' } };
    expect(await record(null)).toMatchObject(refusedToAnybody);
    expect(await change({ recordIsPublic: true })).toMatchObject({
      value: { name: 'Ann Took', recordIsPublic: true },
    });
    const shared = await must<PersonRecord>(world, 'personRecord', { input: { person }, token: null });
    expect(shared).toMatchObject({ name: 'Ann Took', won: 1, drawn: 0, games: [{ tournament: open }] });
    expect(shared.games).toHaveLength(1);
    expect(await change({ recordIsPublic: false })).toMatchObject({ ok: true });
    expect(await record(null)).toMatchObject(refusedToAnybody);
    expect(await change({ recordIsPublic: true })).toMatchObject({ ok: true });
    await must(world, 'erasePerson', { input: { person }, token });
    expect(await record(null)).toMatchObject(refusedToAnybody);
    expect(await record(token)).toMatchObject({ error: { code: 'GONE' } });
    expect(store.items().find(({ address }) => address.item === 'PERSON')?.body).not.toContain(
      '"recordIsPublic":true',
    );
  });
});
