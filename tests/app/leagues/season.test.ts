import fc from 'fast-check';
import type { LeaguePlayer, LeagueTable } from '../../../src/app/kernel/generated/answers';
import type { Item, Store } from '../../../src/app/kernel/store/store';
import { memoryStore, type MemoryStore } from '../../infrastructure/aws/memory-store';
import { ask, freshKey, must } from '../tournaments/organiser';
import { type EventScene, type LeagueScene, addPlayers, newEvent, newLeague, playOut } from './scene';

const rule = { scoring: 'PLACE', placePoints: [10, 5], participationPoints: 1 };
const hour = 60 * 60 * 1000;

interface Scene extends LeagueScene {
  readonly store: MemoryStore;
  readonly players: readonly string[];
  readonly event: EventScene;
  readonly clock: { nowMs: number };
}

/** Two players, known to the league as they are to the tournament; the first has beaten the second. */
const oneTournament = async (of: (store: MemoryStore) => Store = (store) => store): Promise<Scene> => {
  const store = memoryStore();
  const clock = { nowMs: 1_700_000_000_000 };
  const league = await newLeague({ store: of(store), nowMs: () => clock.nowMs }, rule);
  const players = await addPlayers(league, ['Ann', 'Bert']);
  const event = await newEvent(league, ['Ann', 'Bert']);
  await must(league.world, 'claimEntrants', {
    input: {
      league: league.league,
      tournament: event.tournament,
      claims: players.map((player, index) => ({ entrant: `e${index + 1}`, player })),
    },
    token: league.token,
  });
  await playOut(league.world, event);
  return { ...league, store, players, event, clock };
};

const table = ({ world, league }: LeagueScene): Promise<LeagueTable> =>
  must<LeagueTable>(world, 'leagueTable', { input: { league } });
const firstOf = async (scene: Scene): Promise<string | null | undefined> =>
  (await table(scene)).items[0]?.player.name;

/** Turns the only game round. */
const correction = (scene: Scene, victoryPoints: readonly number[], ifMatch: string) => ({
  input: { tournament: scene.event.tournament, round: 1, table: 1, kind: 'PLAYED', victoryPoints },
  token: scene.event.token,
  ifMatch,
});
/** What the table says once Bert has won: who sits first at the table was drawn. */
const bertWins = async (scene: Scene) => {
  const [first] = (
    await must<{ tables: readonly { entrants: readonly string[] }[] }>(scene.world, 'round', {
      input: { tournament: scene.event.tournament, round: 1 },
    })
  ).tables;
  return first?.entrants[0] === 'e2' ? [9, 0] : [0, 9];
};

const keptTables = (store: MemoryStore): readonly Item[] =>
  store.items().filter(({ address }) => address.item === 'DERIVED_TABLE');

describe('a season', () => {
  it('counts a tournament from the moment it is finished', async () => {
    const store = memoryStore();
    const league = await newLeague({ store }, rule);
    const [ann = ''] = await addPlayers(league, ['Ann']);
    const event = await newEvent(league, ['Ann', 'Bert']);
    await must(league.world, 'claimEntrants', {
      input: {
        league: league.league,
        tournament: event.tournament,
        claims: [{ entrant: 'e1', player: ann }],
      },
      token: league.token,
    });
    expect((await table(league)).items).toEqual([]);
    await playOut(league.world, event);
    expect((await table(league)).items).toEqual([
      {
        rank: 1,
        tied: false,
        player: { id: ann, name: 'Ann' },
        points: 10,
        tournaments: 1,
        placings: [
          {
            tournament: event.tournament,
            place: 1,
            tied: false,
            tournamentPoints: 3,
            points: 10,
            counted: true,
          },
        ],
      },
    ]);
  });

  it('gives both members of a team its place', async () => {
    const store = memoryStore();
    const league = await newLeague({ store }, rule);
    const players = await addPlayers(league, ['A', 'B', 'C', 'D']);
    const event = await newEvent(league, ['Reds', 'Blues'], { format: 'DOUBLES' });
    await must(league.world, 'claimEntrants', {
      input: {
        league: league.league,
        tournament: event.tournament,
        claims: players.map((player, index) => ({
          entrant: `e${Math.floor(index / 2) + 1}`,
          member: (index % 2) + 1,
          player,
        })),
      },
      token: league.token,
    });
    await playOut(league.world, event);
    const { items } = await table(league);
    expect(items.map(({ rank, tied, points }) => [rank, tied, points])).toEqual([
      [1, true, 10],
      [1, true, 10],
      [3, true, 5],
      [3, true, 5],
    ]);
    expect(items.map(({ player }) => player.name).toSorted()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('shows a correction at once, although the final table is kept', async () => {
    const scene = await oneTournament();
    expect(await firstOf(scene)).toBe('Ann');
    expect(keptTables(scene.store)).toHaveLength(1);
    const before = (await table(scene)).version;
    await must(scene.world, 'reportResult', correction(scene, await bertWins(scene), '1'));
    expect(await firstOf(scene)).toBe('Bert');
    expect((await table(scene)).version).not.toBe(before);
  });

  it('reads the kept table, not the tournament, while it holds', async () => {
    const scene = await oneTournament();
    await table(scene); // Keeps it.
    await table(scene); // Confirms it.
    const asked: string[] = [];
    const watched: Store = {
      ...scene.store,
      readTournament: (id) => {
        asked.push(id);
        return scene.store.readTournament(id);
      },
    };
    await table({ ...scene, world: { ...scene.world, store: watched } });
    expect(asked).toEqual([]);
  });

  it('trusts no kept table whose writer never read the facts again', async () => {
    let writes = Infinity;
    const scene = await oneTournament((store) => ({
      ...store,
      write: async (item) => {
        if (item.address.item !== 'DERIVED_TABLE') return store.write(item);
        writes -= 1;
        return writes < 0 ? { ok: true, value: 'CONFLICT' } : store.write(item);
      },
    }));
    writes = 1; // Written, but never confirmed, however often it is read.
    expect(await firstOf(scene)).toBe('Ann');
    expect(await firstOf(scene)).toBe('Ann');
    expect(keptTables(scene.store)).toHaveLength(1);
    await scene.store.write({
      address: { item: 'RESULT', tournament: scene.event.tournament, round: 1, table: 1 },
      version: 2,
      schema: 1,
      body: turnedBody(scene, await bertWins(scene)),
    });
    expect(await firstOf(scene)).toBe('Bert');
  });

  it('finds a change that was never acknowledged some hours later', async () => {
    const scene = await oneTournament();
    await table(scene);
    await table(scene);
    await scene.store.write({
      address: { item: 'RESULT', tournament: scene.event.tournament, round: 1, table: 1 },
      version: 2,
      schema: 1,
      body: turnedBody(scene, await bertWins(scene)),
    });
    expect(await firstOf(scene)).toBe('Ann');
    scene.clock.nowMs += 6 * hour;
    expect(await firstOf(scene)).toBe('Bert');
  });

  it('shows every acknowledged correction, whoever reads the table meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.nat({ max: 2 }),
        fc.boolean(),
        async (scheduler, read, corrected) => {
          const scene = await oneTournament();
          const turned = await bertWins(scene);
          for (let reading = 0; reading < read; reading += 1) await table(scene);
          // A kept table that was outdated before stands there still.
          if (corrected) await must(scene.world, 'reportResult', correction(scene, [1, 1], '1'));
          const slow: Store = {
            ...scene.store,
            get: (addresses) => scheduler.schedule(Promise.resolve()).then(() => scene.store.get(addresses)),
            readTournament: (id) =>
              scheduler.schedule(Promise.resolve()).then(() => scene.store.readTournament(id)),
            write: (item) => scheduler.schedule(Promise.resolve()).then(() => scene.store.write(item)),
          };
          const world = { ...scene.world, store: slow };
          const all = Promise.all([
            table({ ...scene, world }),
            must(world, 'reportResult', correction(scene, turned, corrected ? '2' : '1')),
            table({ ...scene, world }).then(() => table({ ...scene, world })),
          ]);
          await scheduler.waitFor(all);
          expect(await firstOf(scene)).toBe('Bert');
          expect(await firstOf(scene)).toBe('Bert');
        },
      ),
      { numRuns: 150 },
    );
  });

  it('leaves out a tournament that was taken out, and counts it again once accepted', async () => {
    const scene = await oneTournament();
    const of = { league: scene.league, tournament: scene.event.tournament };
    await must(scene.world, 'removeTournament', {
      input: { ...of, reason: 'a mistake' },
      token: scene.token,
    });
    expect((await table(scene)).items).toEqual([]);
    await must(scene.world, 'acceptTournament', { input: of, token: scene.token });
    expect(await firstOf(scene)).toBe('Ann');
  });
});

/** The result's item as a correction would leave it. */
const turnedBody = ({ store }: Scene, victoryPoints: readonly number[]): string => {
  const result = store.items().find(({ address }) => address.item === 'RESULT');
  const log = JSON.parse(result?.body ?? '[]') as readonly object[];
  const outcome = { kind: 'PLAYED', victoryPoints, leaderKilled: null };
  return JSON.stringify([...log, { ...log[0], set: { outcome }, key: 'another' }]);
};

describe('pages of a table', () => {
  it('together are the table, or say that it has changed', async () => {
    const scene = await oneTournament();
    const page = (cursor?: string) =>
      ask<LeagueTable>(scene.world, 'leagueTable', {
        input: { league: scene.league, limit: 1, ...(cursor && { cursor }) },
      });
    const first = await page();
    if (!first.ok) throw new Error('refused');
    const second = await page(first.value.nextCursor ?? '');
    expect(second).toMatchObject({ ok: true, value: { nextCursor: null } });
    expect(second.ok && second.value.items[0]?.player.name).toBe('Bert');

    await must(scene.world, 'reportResult', correction(scene, await bertWins(scene), '1'));
    const late = await page(first.value.nextCursor ?? '');
    expect(late).toMatchObject({ ok: false, error: { code: 'CONFLICT' } });
  });
});

describe('a player’s data', () => {
  it('is erased, in the history too, and the games stay', async () => {
    const scene = await oneTournament();
    const [ann = ''] = scene.players;
    const erased = await must<LeaguePlayer>(scene.world, 'eraseLeaguePlayer', {
      input: { league: scene.league, player: ann, reason: 'asked for it' },
      token: scene.token,
    });
    expect(erased).toMatchObject({ name: null, erased: true, version: '2' });
    const item = scene.store
      .items()
      .find(({ address }) => address.item === 'PLAYER' && address.player === ann);
    expect(item?.body).not.toContain('Ann');
    const { items } = await table(scene);
    expect(items[0]).toMatchObject({ player: { id: ann, name: null }, points: 10 });
    const again = await ask(scene.world, 'renameLeaguePlayer', {
      input: { league: scene.league, player: ann, name: 'Ann' },
      token: scene.token,
      idempotencyKey: freshKey(),
    });
    expect(again).toMatchObject({ ok: false, error: { code: 'CONFLICT' } });
  });
});
