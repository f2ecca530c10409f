import type {
  LeagueHeadToHead,
  LeaguePlayerPage,
  LeagueRatings,
  LeagueSettings,
  LeagueTable,
  LeagueTournament,
} from '../../../src/app/kernel/generated/answers';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { ask, freshKey, must } from '../tournaments/organiser';
import { type LeagueScene, addPlayers, newEvent, newLeague, playOut } from './scene';

const rule = { scoring: 'PLACE', placePoints: [10, 5] };

/** Plays an event of these two players, won by the first. */
const won = async (scene: LeagueScene, players: readonly (string | undefined)[], day: string) => {
  const event = await newEvent(scene, ['Winner', 'Loser'], { startsOn: day });
  const claims = players.map((player, index) => ({ entrant: `e${index + 1}`, player }));
  const { league, token } = scene;
  await must(scene.world, 'claimEntrants', {
    input: { league, tournament: event.tournament, claims },
    token,
  });
  await playOut(scene.world, event);
  return event.tournament;
};

const merge = ({ world, league, token }: LeagueScene, player?: string, into?: string | null) =>
  ask(world, 'mergeLeaguePlayer', { input: { league, player, into }, token, idempotencyKey: freshKey() });

/** Ann, who was entered a second time as "A. Took", and Bert: each of her entries beats Bert once. */
const twoAnns = async () => {
  const scene = await newLeague({ store: memoryStore(), nowMs: () => 1_700_000_000_000 }, rule);
  const [ann = '', took = '', bert = ''] = await addPlayers(scene, ['Ann', 'A. Took', 'Bert']);
  await won(scene, [ann, bert], '2026-01-01');
  const second = await won(scene, [took, bert], '2026-02-01');
  const read = <T>(operation: Parameters<typeof must>[1], input: object = {}) =>
    must<T>(scene.world, operation, { input: { league: scene.league, ...input } });
  const table = async () =>
    (await read<LeagueTable>('leagueTable')).items.map(({ player, points, tournaments }) => [
      player.name,
      points,
      tournaments,
    ]);
  return { scene, ann, took, bert, second, read, table };
};

describe('two players of a league that are one person', () => {
  it('count as one in table, ratings, head-to-head, pages and claims, until that is undone', async () => {
    const { scene, ann, took, bert, second, read, table } = await twoAnns();
    const apart = [
      ['Ann', 10, 1],
      ['A. Took', 10, 1],
      ['Bert', 10, 2],
    ];
    expect((await table()).toSorted()).toEqual(apart.toSorted());
    expect(await merge(scene, took, ann)).toMatchObject({
      ok: true,
      value: { merged: [{ player: took, into: ann }], version: '2' },
    });
    expect(await table()).toEqual([
      ['Ann', 20, 2],
      ['Bert', 10, 2],
    ]);
    const ratings = await read<LeagueRatings>('leagueRatings');
    expect(ratings.items.map(({ player, games }) => [player.id, games])).toEqual([
      [ann, 2],
      [bert, 2],
    ]);
    const met = await read<LeagueHeadToHead>('leagueHeadToHead', { player: took, opponent: bert });
    expect([met.player.id, met.won, met.meetings.length]).toEqual([ann, 2, 2]);
    const page = await read<LeaguePlayerPage>('leaguePlayer', { player: took });
    expect([page.player.name, page.won, page.placings.length]).toEqual(['Ann', 2, 2]);
    const seats = await read<LeagueTournament>('leagueTournament', { tournament: second });
    expect(seats.items[0]?.players).toEqual([{ id: ann, name: 'Ann' }]);
    expect(await merge(scene, took, null)).toMatchObject({ ok: true, value: { merged: [] } });
    expect((await table()).toSorted()).toEqual(apart.toSorted());
  });

  it('may not have played in one tournament, nor be merged twice or in a circle', async () => {
    const { scene, ann, took, bert, read } = await twoAnns();
    expect(await merge(scene, bert, ann)).toMatchObject({
      error: { code: 'CONFLICT', reason: 'BOTH_PLAYED' },
    });
    expect(await merge(scene, ann, ann)).toMatchObject({
      error: { faults: [{ path: 'into', code: 'DUPLICATE' }] },
    });
    expect(await merge(scene, ann, '999')).toMatchObject({
      error: { faults: [{ path: 'into', code: 'UNKNOWN_REFERENCE' }] },
    });
    expect(await merge(scene, '999', ann)).toMatchObject({ error: { code: 'NOT_FOUND', id: '999' } });
    expect(await read<LeagueSettings>('league')).toMatchObject({ merged: [], version: '1' });
    await merge(scene, took, ann);
    expect(await merge(scene, ann, took)).toMatchObject({ error: { reason: 'PLAYER_MERGED' } });
    // Through her other entry Ann has met Bert too.
    expect(await merge(scene, bert, ann)).toMatchObject({ error: { reason: 'BOTH_PLAYED' } });
    const event = await newEvent(scene, ['Winner', 'Loser']);
    expect(
      await ask(scene.world, 'claimEntrants', {
        input: {
          league: scene.league,
          tournament: event.tournament,
          claims: [{ entrant: 'e1', player: took }],
        },
        token: scene.token,
        idempotencyKey: freshKey(),
      }),
    ).toMatchObject({
      error: { faults: [{ code: 'NOT_ALLOWED', message: `counts for ${ann}: name that player` }] },
    });
  });

  it('keep the number that one of them has in the federation', async () => {
    const { scene, ann, took, bert } = await twoAnns();
    const { world, league, token } = scene;
    const above = await newLeague(world, rule);
    await must(world, 'joinFederation', { input: { league, federation: above.league }, token });
    await must(world, 'acceptLeague', {
      input: { league: above.league, member: league },
      token: above.token,
    });
    for (const player of [took, bert])
      await must(world, 'linkLeaguePlayer', { input: { league, player }, token });
    await merge(scene, took, ann);
    const table = await must<LeagueTable>(world, 'leagueTable', { input: { league: above.league } });
    expect(table.items.map(({ player, points }) => [player.name, points])).toEqual([
      ['A. Took', 20],
      ['Bert', 10],
    ]);
  });
});
