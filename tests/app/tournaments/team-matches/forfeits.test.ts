import type {
  IndividualStandings,
  ReportedTable,
  TournamentStandings,
} from '../../../../src/app/kernel/generated/answers';
import { ask, freshKey } from '../organiser';
import { type Scene, does } from '../scene';
import { startedMatch, teamSettings } from './captains';

const games = [
  { members: [1, 1], victoryPoints: [8, 2] },
  { members: [2, 2], forfeit: 'FIRST' },
  { members: [3, 3], forfeit: 'BOTH' },
];
const settings = {
  ...teamSettings,
  teams: {
    ...teamSettings.teams,
    gamePoints: { win: 2, draw: 1, loss: -1 },
    forfeit: { winner: 3, loser: -2 },
  },
};
const report = (scene: Scene, given: readonly object[]) =>
  ask<ReportedTable>({ store: scene.store }, 'reportResult', {
    input: { tournament: scene.id, round: 1, table: 1, kind: 'PLAYED', games: given },
    token: scene.token,
    idempotencyKey: freshKey(),
  });

test('a team that is a player short forfeits a game, and Game Points can be negative', async () => {
  const scene = await startedMatch(settings);
  // 2 - 2 - 2 against -1 + 3 - 2.
  expect(await report(scene, games)).toMatchObject({ ok: true, value: { result: { victoryPoints: [-2, 0], games: [{ forfeit: null }, { forfeit: 'FIRST', victoryPoints: [0, 12] }, { forfeit: 'BOTH', victoryPoints: [0, 0] }] } } }); // prettier-ignore
  const { standings } = await does<TournamentStandings>(scene, 'standings', { round: 1 });
  expect(standings.map(({ won, victoryPointDifference }) => [won, victoryPointDifference])).toEqual([[1, 2], [0, -2]]); // prettier-ignore
  const { lines } = await does<IndividualStandings>(scene, 'individualStandings', {});
  expect(lines.map(({ gamePoints, won, lost }) => [gamePoints, won, lost].join(' '))).toEqual(['3 1 0', '2 1 0', '-1 0 1', '-2 0 1', '-2 0 1', '-2 0 1']); // prettier-ignore
});

test('a game needs points or a forfeit, and never both', async () => {
  const scene = await startedMatch(settings);
  const [first, ...others] = games;
  for (const wrong of [{ members: [1, 1] }, { ...first, forfeit: 'SECOND' }])
    expect(await report(scene, [...others, wrong])).toMatchObject({
      ok: false,
      error: { faults: [{ path: 'games[2]', message: 'must have either victoryPoints or a forfeit' }] },
    });
});
