import type {
  GrantedLeague,
  LeagueRatings,
  LeagueTable,
  LeaguePlayerPage,
  LeaguePlayer,
  LeagueSettings,
} from '../../../src/app/kernel/generated/answers';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type OperationName, type World, ask as askWith, freshKey, must } from '../tournaments/organiser';
import { type LeagueScene, addPlayers, newEvent, newLeague, playOut } from './scene';

/** Each request under a key of its own. */
const ask = (world: World, operation: OperationName, asked: Parameters<typeof askWith>[2]) =>
  askWith(world, operation, { idempotencyKey: freshKey(), ...asked });

const RULE = { scoring: 'PLACE', placePoints: [25, 18] };

/** A federation of two seasons, in each of which Ann and Bert are players. */
const federationOfTwo = async () => {
  const world: World = { store: memoryStore() };
  const federation = await newLeague(world, RULE);
  const seasons = [await newLeague(world, RULE), await newLeague(world, RULE)];
  for (const { league, token } of seasons) {
    await must(world, 'joinFederation', { input: { league, federation: federation.league }, token });
    await must(world, 'acceptLeague', {
      input: { league: federation.league, member: league },
      token: federation.token,
    });
  }
  const [first, second] = seasons as [LeagueScene, LeagueScene];
  return { world, federation, first, second };
};

const link = (world: World, { league, token }: LeagueScene, player: string | undefined, number?: string) =>
  must<LeaguePlayer>(world, 'linkLeaguePlayer', {
    input: { league, player, ...(number !== undefined && { number }) },
    token,
  });

/** Plays one event of this league between these two of its players, won by the first. */
const won = async (scene: LeagueScene, players: readonly string[], day: string) => {
  const event = await newEvent(scene, ['Winner', 'Loser'], { startsOn: day });
  const claims = players.map((player, index) => ({ entrant: `e${index + 1}`, player }));
  await must(scene.world, 'claimEntrants', {
    input: { league: scene.league, tournament: event.tournament, claims },
    token: scene.token,
  });
  await playOut(scene.world, event);
  return event;
};

describe('a federation of leagues', () => {
  it('gives a player one number and one page over its seasons, with ratings over all of them', async () => {
    const { world, federation, first, second } = await federationOfTwo();
    const [annFirst = '', bertFirst = ''] = await addPlayers(first, ['Ann', 'Bert']);
    // The other season knows them under other names, in the other order.
    const [bertSecond = '', annSecond = ''] = await addPlayers(second, ['Bertram', 'Anna']);
    const ann = (await link(world, first, annFirst)).federationPlayer;
    const bert = (await link(world, first, bertFirst)).federationPlayer;
    expect(ann).toEqual({ federation: federation.league, player: expect.stringMatching(/^[1-9]\d{5}$/) });
    await link(world, second, annSecond, ann?.player);
    await link(world, second, bertSecond, bert?.player);
    await won(first, [annFirst, bertFirst], '2026-01-10');
    await won(second, [annSecond, bertSecond], '2026-06-10');

    const ofFederation = { league: federation.league };
    const page = await must<LeaguePlayerPage>(world, 'leaguePlayer', {
      input: { ...ofFederation, player: ann?.player },
    });
    expect(page).toMatchObject({ player: { name: 'Ann' }, rank: 1, points: 50, won: 2, drawn: 0, lost: 0 });
    expect(page.placings).toHaveLength(2);
    const table = await must<LeagueTable>(world, 'leagueTable', { input: ofFederation });
    expect(table.items.map(({ player, points }) => [player.name, points])).toEqual([
      ['Ann', 50],
      ['Bert', 36],
    ]);

    // Two games in the federation, one in each season: the rating of the federation is of all.
    const over = await must<LeagueRatings>(world, 'leagueRatings', { input: ofFederation });
    expect(over.items.map(({ player, games }) => [player.id, games])).toEqual([
      [ann?.player, 2],
      [bert?.player, 2],
    ]);
    const season = await must<LeagueRatings>(world, 'leagueRatings', { input: { league: first.league } });
    expect(season.items.map(({ player, games }) => [player.id, games])).toEqual([
      [annFirst, 1],
      [bertFirst, 1],
    ]);
    // As Glicko-2 has it for one game of two new players.
    expect(season.items[0]?.rating).toBe(1662.31);
    expect(over.items[0]?.rating).toBeGreaterThan(1662.31);
    expect(
      await must<LeaguePlayerPage>(world, 'leaguePlayer', {
        input: { league: second.league, player: annSecond },
      }),
    ).toMatchObject({ points: 25, won: 1 });
  });

  it('counts a tournament of two of its leagues once, and nobody without a number', async () => {
    const { world, federation, first, second } = await federationOfTwo();
    const [ann = '', bert = ''] = await addPlayers(first, ['Ann', 'Bert']);
    const number = (await link(world, first, ann)).federationPlayer?.player;
    const { tournament, token } = await won(first, [ann, bert], '2026-01-10');
    await must(world, 'offerTournament', { input: { tournament, league: second.league }, token });
    await must(world, 'acceptTournament', {
      input: { league: second.league, tournament },
      token: second.token,
    });
    const input = { league: federation.league };
    const table = await must<LeagueTable>(world, 'leagueTable', { input });
    expect(table.items.map(({ player, points, tournaments }) => [player.id, points, tournaments])).toEqual([
      [number, 25, 1],
    ]);
  });

  it('counts a league neither after it has left nor after it was taken out', async () => {
    const { world, federation, first } = await federationOfTwo();
    const [ann = '', bert = ''] = await addPlayers(first, ['Ann', 'Bert']);
    await link(world, first, ann);
    await won(first, [ann, bert], '2026-01-10');
    const lines = async () =>
      (await must<LeagueTable>(world, 'leagueTable', { input: { league: federation.league } })).items.length;
    expect(await lines()).toBe(1);
    const left = { league: first.league, federation: null };
    await must(world, 'joinFederation', { input: left, token: first.token });
    expect(await lines()).toBe(0);
    const back = { league: first.league, federation: federation.league };
    await must(world, 'joinFederation', { input: back, token: first.token });
    expect(await lines()).toBe(1);
    const removed = { input: { league: federation.league, member: first.league }, token: federation.token };
    expect((await must<LeagueSettings>(world, 'removeLeague', removed)).leagues).toHaveLength(1);
    expect(await lines()).toBe(0);
    expect(await ask(world, 'removeLeague', removed)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('gives one number once: to a repeated request, and to one who asks again', async () => {
    const { world, federation, first } = await federationOfTwo();
    const [ann = '', bert = ''] = await addPlayers(first, ['Ann', 'Bert']);
    const { league, token } = first;
    const request = { input: { league, player: ann }, token, idempotencyKey: freshKey() };
    const given = await must<LeaguePlayer>(world, 'linkLeaguePlayer', request);
    expect(await must(world, 'linkLeaguePlayer', request)).toEqual(given);
    expect(await link(world, first, ann)).toEqual(given);
    const players = await must<{ items: readonly LeaguePlayer[] }>(world, 'leaguePlayers', {
      input: { league: federation.league },
    });
    expect(players.items.map(({ name }) => name)).toEqual(['Ann']);
    const number = given.federationPlayer?.player;
    expect(
      await ask(world, 'linkLeaguePlayer', { input: { league, player: bert, number }, token }),
    ).toMatchObject({
      error: { code: 'CONFLICT', reason: 'PLAYER_LINKED' },
    });
    expect(
      await ask(world, 'linkLeaguePlayer', { input: { league, player: bert, number: '1' }, token }),
    ).toMatchObject({
      error: { code: 'INVALID_INPUT', faults: [{ path: 'number', code: 'UNKNOWN_REFERENCE' }] },
    });
  });

  it('forgets who an erased player was in the federation', async () => {
    const { world, first } = await federationOfTwo();
    const [ann = ''] = await addPlayers(first, ['Ann']);
    await link(world, first, ann);
    const erased = await must<LeaguePlayer>(world, 'eraseLeaguePlayer', {
      input: { league: first.league, player: ann, reason: 'asked for it' },
      token: first.token,
    });
    expect(erased).toMatchObject({ name: null, federationPlayer: null });
  });

  it('is one storey high, and takes who has asked', async () => {
    const world: World = { store: memoryStore() };
    const [one, two, three] = [
      await newLeague(world, RULE),
      await newLeague(world, RULE),
      await newLeague(world, RULE),
    ];
    const join = ({ league, token }: LeagueScene, federation: string) =>
      ask(world, 'joinFederation', { input: { league, federation }, token });
    const accept = ({ league, token }: LeagueScene, member: string) =>
      ask(world, 'acceptLeague', { input: { league, member }, token });
    expect(await accept(one, two.league)).toMatchObject({ error: { reason: 'NOT_OFFERED' } });
    expect(await join(two, one.league)).toMatchObject({ ok: true });
    expect(await accept(two, two.league)).toMatchObject({ error: { reason: 'NOT_OFFERED' } });
    expect(await accept(one, two.league)).toMatchObject({ ok: true });
    expect(await accept(one, two.league)).toMatchObject({ error: { reason: 'ALREADY_ACCEPTED' } });
    expect(await join(three, two.league)).toMatchObject({ error: { reason: 'ALREADY_FEDERATED' } });
    expect(await join(one, three.league)).toMatchObject({ error: { reason: 'ALREADY_FEDERATED' } });
    expect(await join(one, one.league)).toMatchObject({ error: { code: 'INVALID_INPUT' } });
    expect(await join(one, 'nowhere')).toMatchObject({ error: { code: 'NOT_FOUND' } });
    const [ann] = await addPlayers(three, ['Ann']);
    expect(
      await ask(world, 'linkLeaguePlayer', {
        input: { league: three.league, player: ann },
        token: three.token,
      }),
    ).toMatchObject({ error: { reason: 'NOT_FEDERATED' } });
    expect(
      await ask(world, 'linkLeaguePlayer', {
        input: { league: three.league, player: ann },
        token: one.token,
      }),
    ).toMatchObject({ error: { code: 'FORBIDDEN' } });
  });
});

it('changes nothing of a league by an empty patch, and refuses null for what cannot be cleared', async () => {
  const world: World = { store: memoryStore() };
  const granted = await must<GrantedLeague>(world, 'createLeague', { input: { name: 'League', rule: RULE } });
  const [league, token] = [granted.league.id, granted.organiserToken];
  expect(await must(world, 'updateLeague', { input: { league }, token })).toEqual(granted.league);
  expect(
    await ask(world, 'updateLeague', { input: { league, name: null, rule: null }, token }),
  ).toMatchObject({
    error: { code: 'INVALID_INPUT', faults: [{ path: 'name' }, { path: 'rule' }] },
  });
});
