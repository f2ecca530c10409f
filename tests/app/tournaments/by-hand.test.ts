import { does, newScene, steps } from './scene';
import type { Round } from '../../../src/app/kernel/generated/answers';

it('a score is taken for a noted bonus of the pack, without a tiebreaker of that name', async () => {
  const scene = await newScene({ tiebreakers: [], pack: { preset: 'MAJOR_MINOR_25_20_15_10_5' } });
  await steps.registered(scene);
  expect(await does(scene, 'setScore', { entrant: 'e4', tiebreaker: 'painted', value: 1 })).toMatchObject({
    scores: [{ tiebreaker: 'painted', value: 1 }],
  });
});

it('a table of two club-mates made by hand says so', async () => {
  const scene = await newScene({ clubMatesApart: [1] });
  for (const [name, club] of [
    ['A', 'Dale'],
    ['B', 'dale '],
    ['C', 'Bree'],
    ['D', 'Esgaroth'],
  ] as const)
    // prettier-ignore
    await does(scene, 'registerEntrant', { name, club });
  const { tables } = await does<Round>(scene, 'setRoundTables', {
    round: 1,
    tables: [['e1', 'e2'], ['e3', 'e4']], // prettier-ignore
    reason: 'they asked',
  });
  expect(tables.map(({ reason }) => reason.text)).toEqual([
    'moved by the organiser: they asked; club-mates meet',
    'moved by the organiser: they asked',
  ]);
});

it('whoever has left is not given the bye by a swap', async () => {
  const scene = await newScene();
  for (const name of ['A', 'B', 'C', 'D', 'E']) await does(scene, 'registerEntrant', { name });
  const { unpaired, tables } = await does<Round>(scene, 'drawRound');
  const [first = '', left = ''] = [unpaired?.entrant, tables[0]?.entrants[0]];
  await does(scene, 'withdrawEntrant', { entrant: left });
  const swapped = await does<Round>(scene, 'swapEntrants', { round: 1, first, second: left, reason: 'ill' });
  expect(swapped.unpaired).toBeNull();
  expect(swapped.tables[0]?.entrants).toContain(first);
});

it('a round names those who have the bye that they asked for', async () => {
  const scene = await newScene();
  for (const name of ['A', 'B', 'C', 'D', 'E']) await does(scene, 'registerEntrant', { name });
  await does(scene, 'updateTournament', {
    pack: { pairing: { requestedByes: [{ entrant: 'e3', round: 1 }] } },
  });
  expect((await does<Round>(scene, 'drawRound')).requestedByes).toEqual(['e3']);
});
