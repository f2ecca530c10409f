import type { League, LeaguePlayerPage, LeagueTable } from '../../../src/app/kernel/generated/answers';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { ask, must } from '../tournaments/organiser';
import { addPlayers, newEvent, newLeague, playOut } from './scene';

const rule = { scoring: 'PLACE', placePoints: [10, 5] };

it('gives each season a table of its own, by the rule that it ended with', async () => {
  const scene = await newLeague({ store: memoryStore() }, rule);
  const { world, league, token } = scene;
  const players = await addPlayers(scene, ['Ann', 'Bert']);
  for (const startsOn of ['2025-10-01', '2026-03-01']) {
    const { tournament, ...event } = await newEvent(scene, ['Ann', 'Bert'], { startsOn });
    const claims = players.map((player, index) => ({ entrant: `e${index + 1}`, player }));
    await must(world, 'claimEntrants', { input: { league, tournament, claims }, token });
    await playOut(world, { tournament, ...event });
  }
  const tableOf = async (season?: number) => {
    const found = await must<LeagueTable>(world, 'leagueTable', { input: { league, season } });
    return [found.season, ...found.items.map(({ player, points }) => [player.name, points])];
  };
  expect(await tableOf()).toEqual([null, ['Ann', 20], ['Bert', 10]]);

  const seasons = [{ name: 'Autumn' }, { name: 'Spring', startsOn: '2026-01-01' }];
  await must(world, 'setLeagueSeasons', { input: { league, seasons }, token });
  await must(world, 'updateLeague', { input: { league, rule: { ...rule, placePoints: [3, 1] } }, token });
  expect(await tableOf()).toEqual([2, ['Ann', 3], ['Bert', 1]]);
  expect(await tableOf(2)).toEqual(await tableOf());
  expect(await tableOf(1)).toEqual([1, ['Ann', 10], ['Bert', 5]]);

  const about = await must<League>(world, 'league', { input: { league } });
  expect(
    about.seasons.map(({ number, name, startsOn, rule: { placePoints } }) => [
      number,
      name,
      startsOn,
      placePoints,
    ]),
  ).toEqual([
    [1, 'Autumn', null, [10, 5]],
    [2, 'Spring', '2026-01-01', [3, 1]],
  ]);
  expect(about.tournaments.map(({ startsOn, season }) => [startsOn, season])).toEqual([
    ['2025-10-01', 1],
    ['2026-03-01', 2],
  ]);
  const input = { league, player: players[0], season: 1 };
  const page = await must<LeaguePlayerPage>(world, 'leaguePlayer', { input });
  expect([page.season, page.points, page.placings.length, page.won]).toEqual([1, 10, 1, 2]);
});

it('names every fault of the seasons, and changes nothing', async () => {
  const { world, league, token } = await newLeague({ store: memoryStore() }, rule);
  const seasons = [
    { name: 'One', startsOn: '2025-01-01' },
    { name: 'Two', startsOn: '2025-01-01' },
    { name: 'Three' },
  ];
  expect(await ask(world, 'setLeagueSeasons', { input: { league, seasons }, token })).toMatchObject({
    error: {
      code: 'INVALID_INPUT',
      faults: [
        { path: 'seasons[0].startsOn', code: 'INCONSISTENT' },
        { path: 'seasons[1].startsOn', code: 'INCONSISTENT' },
        { path: 'seasons[2].startsOn', code: 'REQUIRED' },
      ],
    },
  });
  expect(await ask(world, 'leagueTable', { input: { league, season: 1 } })).toMatchObject({
    error: {
      faults: [{ path: 'season', message: 'must be left out: this league has no seasons' }],
    },
  });
  expect((await must<League>(world, 'league', { input: { league } })).seasons).toEqual([]);
});
