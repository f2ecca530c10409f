import type { SquadStandings, TournamentStandings } from '../../../src/app/kernel/generated/answers';
import { ask, freshKey } from './organiser';
import { type Scene, does, grant, newScene } from './scene';

const asks = (
  scene: Scene,
  operation: 'scoreOpponent' | 'createTournament',
  input: object,
  token = scene.token,
) =>
  ask({ store: scene.store }, operation, {
    input: { ...(operation === 'scoreOpponent' && { tournament: scene.id }), ...input },
    token,
    idempotencyKey: freshKey(),
  });

const sports = { id: 'sports', better: 'HIGHER', counts: 'OPPONENTS_SCORES', most: 10 };

const played = async (squads: readonly (string | undefined)[], tiebreakers: readonly object[] = []) => {
  const scene = await newScene({ tiebreakers });
  for (const [index, squad] of squads.entries())
    await does(scene, 'registerEntrant', { name: `Player ${index + 1}`, ...(squad && { squad }) });
  await does(scene, 'setRoundTables', { round: 1, tables: squads.flatMap((_, index) => index % 2 === 0 ? [[`e${index + 1}`, `e${index + 2}`]] : []), reason: 'by hand' }); // prettier-ignore
  await does(scene, 'startRound', { round: 1 });
  for (let table = 1; table <= squads.length / 2; table += 1)
    await does(scene, 'reportResult', {
      round: 1,
      table,
      kind: 'PLAYED',
      victoryPoints: [10 - table, table],
    });
  return scene;
};

describe('squads: friends who play as singles', () => {
  // Winners 9-1, 8-2, 7-3, 6-4. Shire: e1, e2, e3, e8; Bree: e5, e7 and one more that has lost; e4 is of none.
  test('the best three count, by Tournament Points, difference and Victory Points', async () => {
    const scene = await played(['Shire', 'the  shire', 'SHIRE', undefined, 'Bree', 'Bree', 'Bree', 'Shire']);
    const { lines, best } = await does<SquadStandings>(scene, 'squadStandings');
    expect(best).toBe(3);
    expect(
      lines.map(({ rank, squad, entrants, tournamentPoints, victoryPointDifference }) =>
        [rank, squad, entrants.join(' '), tournamentPoints, victoryPointDifference].join(' '),
      ),
    ).toEqual([
      // prettier-ignore
      '1 Shire e1 e3 e8 6 12',
      '2 Bree e5 e7 e6 6 2',
      '3 the  shire e2 0 -8',
    ]);
    expect((await does<SquadStandings>(scene, 'squadStandings', { best: 1 })).lines[0]?.entrants).toEqual([
      'e1',
    ]);
  });
});

describe('sports scores by the opponent', () => {
  test('count for the one who was met, and nobody is shown who gave them', async () => {
    const scene = await played([undefined, undefined, undefined, undefined], [sports]);
    const token = await grant(scene, 'PLAYER', 'e1');
    const given = await does(scene, 'scoreOpponent', { entrant: 'e1', opponent: 'e2', tiebreaker: 'sports', value: 7 }, { token }); // prettier-ignore
    expect(JSON.stringify(given)).not.toContain('given');
    await does(scene, 'scoreOpponent', { entrant: 'e1', opponent: 'e2', tiebreaker: 'sports', value: 9 }, { token }); // prettier-ignore
    const { standings } = await does<TournamentStandings>(scene, 'standings', { round: 1 });
    expect(standings.find(({ entrant }) => entrant === 'e2')?.tiebreakers).toEqual([
      { id: 'sports', value: 9 },
    ]);
    expect(JSON.stringify(await does(scene, 'history'))).not.toContain('"given"');
  });

  test.each([
    ['somebody not met', { opponent: 'e3' }, 'opponent', 'must be one whom the entrant has met'],
    ['itself', { opponent: 'e1' }, 'opponent', 'must be one whom the entrant has met'],
    ['more than the most', { value: 11 }, 'value', 'must be 0 to 10'],
    ['another tiebreaker', { tiebreaker: 'paint' }, 'tiebreaker', 'must be one of sports'],
  ])('%s is refused by name', async (_, change, path, message) => {
    const scene = await played([undefined, undefined, undefined, undefined], [sports, { id: 'paint', better: 'HIGHER' }]); // prettier-ignore
    const score = { entrant: 'e1', opponent: 'e2', tiebreaker: 'sports', value: 7, ...change };
    expect(await asks(scene, 'scoreOpponent', score)).toMatchObject({ ok: false, error: { faults: [{ path, message }] } }); // prettier-ignore
  });

  test('the most must be announced with it, and with nothing else', async () => {
    const scene = await newScene();
    const tiebreakers = [{ id: 'a', better: 'HIGHER', counts: 'OPPONENTS_SCORES' }, { id: 'b', better: 'HIGHER', most: 3 }]; // prettier-ignore
    expect(await asks(scene, 'createTournament', { name: 'X', rounds: 3, tiebreakers })).toMatchObject({
      ok: false,
      error: {
        faults: [
          { path: 'tiebreakers[0].most', code: 'REQUIRED' },
          { path: 'tiebreakers[1].most', code: 'INCONSISTENT' },
        ],
      },
    });
  });
});
