import type {
  CreatedGame,
  ExportedPerson,
  GameReport,
  GrantedPerson,
  PersonRecord,
} from '../../../src/app/kernel/generated/answers';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from '../tournaments/organiser';

const armyOf = (list: string) => ({ pointsLimit: 600, forces: [{ list, warbands: [] }] });

/** Ann at two events: she beats Bert in a named scenario, then draws with him at a private event. */
const scene = async () => {
  const store = memoryStore();
  const world = { store };
  const granted = await must<GrantedPerson>(world, 'createPerson', { input: { name: 'Ann Took' } });
  const person = granted.person.id;
  const token = granted.personToken;
  const bare = async (settings: Input) => {
    const created = await must(world, 'createTournament', { input: { rounds: 1, ...settings } });
    const { id: tournament } = created['tournament'] as { readonly id: string };
    const does = (operation: OperationName, input: Input) =>
      must(world, operation, { input: { tournament, ...input }, token: String(created['organiserToken']) });
    for (const name of ['Ann', 'Bert']) await does('registerEntrant', { name });
    const { token: playerToken } = await does('grantRole', { role: 'PLAYER', entrant: 'e1' });
    const finish = async ([own, other]: readonly [number, number]): Promise<void> => {
      const { tables } = (await does('drawRound', {})) as unknown as {
        readonly tables: readonly { readonly entrants: readonly string[] }[];
      };
      await does('startRound', { round: 1 });
      const victoryPoints = tables[0]?.entrants[0] === 'e1' ? [own, other] : [other, own];
      await does('reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints });
      await must(world, 'bindEntry', { input: { person, tournament, playerToken }, token });
    };
    return { tournament, does, finish };
  };
  const played = async (settings: Input, points: readonly [number, number]): Promise<string> => {
    const { tournament, finish } = await bare(settings);
    await finish(points);
    return tournament;
  };
  const open = await played(
    { name: 'Pelennor Cup', startsOn: '2026-03-01', scenarios: ['no-escape'] },
    [7, 3],
  );
  const closed = await played(
    { name: 'At home', startsOn: '2026-04-01', visibility: 'PRIVATE', edition: '2024' },
    [4, 4],
  );
  const change = (input: Input) =>
    ask(world, 'updatePerson', { input: { person, ...input }, token, idempotencyKey: freshKey() });
  const record = (by: string | null) => ask(world, 'personRecord', { input: { person }, token: by });
  return { store, world, person, token, open, closed, bare, change, record };
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
          scenario: 'No Escape',
          list: null,
          kind: 'PLAYED',
          opponent: { entrant: 'e2', name: 'Bert' },
          result: 'WON',
          victoryPoints: [7, 3],
          tournamentPoints: 3,
        },
      ],
      lists: [],
      scenarios: [{ name: 'No Escape', won: 1, drawn: 0, lost: 0 }],
      opponents: [{ name: 'Bert', won: 1, drawn: 1, lost: 0 }],
      next: null,
    });
  });

  it('has the own list; others see it once it is published', async () => {
    const { world, person, token, bare } = await scene();
    const { tournament, does, finish } = await bare({
      name: 'With lists',
      startsOn: '2026-05-01',
      pointsLimit: 600,
      armyDesk: {},
    });
    await does('submitArmy', { entrant: 'e1', army: armyOf('barad-dur') });
    await finish([7, 3]);
    await must(world, 'updatePerson', { input: { person, recordIsPublic: true }, token });
    const listIn = async (by: string | null) => {
      const { games, lists } = await must<PersonRecord>(world, 'personRecord', {
        input: { person },
        token: by,
      });
      return [games[0]?.tournament === tournament, games[0]?.list, lists];
    };
    const sum = { name: 'Barad-dûr', won: 1, drawn: 0, lost: 0 };
    expect(await listIn(token)).toEqual([true, 'Barad-dûr', [sum]]);
    expect(await listIn(null)).toEqual([true, null, []]);
    await does('publishArmyLists', {});
    expect(await listIn(null)).toEqual([true, 'Barad-dûr', [sum]]);
  });

  it('has a casual game once it is finished, bound by the token of its side and without the opponent', async () => {
    const { world, person, token } = await scene();
    const units = [{ name: 'Captain', models: 1, wounds: 2, isHero: true, isLeader: true }];
    const { game, joinTokens } = await must<CreatedGame>(world, 'createGame', {
      input: {
        edition: '2024',
        scenario: 'Hold Ground',
        sides: ['Ann', 'Ben'].map((name) => ({ name, units })),
      },
    });
    const [, second] = joinTokens;
    const bind = (playerToken: string) =>
      ask(world, 'bindEntry', {
        input: { person, game: game.id, playerToken },
        token,
        idempotencyKey: freshKey(),
      });
    expect(await bind(token)).toMatchObject({ error: { code: 'FORBIDDEN' } });
    expect(await bind(second?.token ?? '')).toMatchObject({ ok: true });
    const casual = async () =>
      (await must<PersonRecord>(world, 'personRecord', { input: { person }, token })).games.filter(
        (one) => one.game !== null,
      );
    expect(await casual()).toEqual([]);
    await must(world, 'changeGame', {
      input: {
        id: game.id,
        device: 'phone',
        changes: [{ sequence: 1, clock: 1, register: '1.line.models-at-the-objective.0', value: '1' }],
      },
      token: second?.token ?? null,
    });
    const { victoryPoints } = await must<GameReport>(world, 'finishGame', {
      input: { id: game.id },
      token: second?.token ?? null,
    });
    expect(victoryPoints).toEqual([2, 6]);
    expect(await casual()).toMatchObject([
      {
        game: game.id,
        edition: '2024',
        scenario: 'Hold Ground',
        opponent: null,
        result: 'WON',
        victoryPoints: [6, 2],
      },
    ]);
    const { document } = await must<ExportedPerson>(world, 'exportPerson', { input: { person }, token });
    expect(document).toContain('Hold Ground');
    expect(document).not.toMatch(/Ben|muster_/);
    await must(world, 'releaseEntry', { input: { person, game: game.id }, token });
    expect(await casual()).toEqual([]);
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
