import type { PackPreview, Tournament, TournamentPack } from '../../../src/app/kernel/generated/answers';
import { ask, freshKey } from './organiser';
import { type Scene, does, grant, newScene, sceneAfter } from './scene';

/** Every fault of a bad pack is named, and nothing is changed. */
const bad = {
  scoring: {
    games: { by: 'BANDS', bands: [{ aheadBy: 0, winner: 10, loser: 9 }, { aheadBy: 5, winner: 12, loser: 8 }, { aheadBy: 5, winner: 20, loser: 0 }] }, // prettier-ignore
    winner: 'NUMBER',
    winnerNumber: 'objectives',
    bonuses: [
      { id: 'painted', fact: 'NOTED', once: 'EVENT', most: 40, tournamentPoints: 10, victoryPoints: 0 },
      { id: 'painted', fact: 'NOTED', once: 'EVENT', tournamentPoints: 10, victoryPoints: 0 },
    ],
  },
  ranking: [
    { criterion: 'WEIGHTED_TOTAL', better: 'HIGHER', parts: [{ source: 'TOURNAMENT_POINTS', percent: 95, outOf: 12 }] }, // prettier-ignore
  ],
  scenarios: { by: 'VETOED', pool: ['Hold Ground', 'Hold Ground'], choices: 3 },
  stages: [
    { name: 'Swiss', by: 'SWISS', rounds: 3, cut: 8 },
    { name: 'Cup', by: 'KNOCK_OUT', rounds: 2, cut: 8, groups: 2 },
  ],
};
const badPaths = [
  'pack.scoring.games.bands[0]',
  'pack.scoring.games.bands[2].aheadBy',
  'pack.scoring.bonuses[1]',
  'pack.scoring.bonuses[0].most',
  'pack.ranking[0].parts',
  'pack.scenarios.pool[1]',
  'pack.scenarios.choices',
  'pack.stages[0].cut',
  'pack.stages[1].groups',
  'pack.stages[1].rounds',
];

const asks = (scene: Scene, operation: 'previewPack' | 'updateTournament', input: object) =>
  ask<PackPreview>({ store: scene.store }, operation, {
    input: { ...(operation === 'updateTournament' && { tournament: scene.id }), ...input },
    token: scene.token,
    idempotencyKey: freshKey(),
  });

const pathsOf = (answer: Awaited<ReturnType<typeof asks>>): readonly string[] =>
  answer.ok || answer.error.code !== 'INVALID_INPUT' ? [] : answer.error.faults.map(({ path }) => path);

describe('a bad pack', () => {
  test.each(['previewPack', 'updateTournament'] as const)(
    '%s names every fault and changes nothing',
    async (operation) => {
      // prettier-ignore
      const scene = await newScene();
      const { version } = await does<Tournament>(scene, 'tournament');
      expect(pathsOf(await asks(scene, operation, { pack: bad }))).toEqual(badPaths);
      expect((await does<Tournament>(scene, 'tournament')).version).toBe(version);
    },
  );

  test('is refused in its event as it would be when it is announced', async () => {
    const scene = await newScene();
    const wrong = {
      pack: { preset: 'WEIGHTED_45_30_15_10', stages: [{ name: 'Swiss', by: 'SWISS', rounds: 3 }] },
      rounds: 4,
      tiebreakers: [{ id: 'painting', better: 'HIGHER' }],
    };
    expect(pathsOf(await asks(scene, 'previewPack', wrong))).toEqual(['pack.ranking[0].parts[2].name', 'pack.ranking[0].parts[3].name', 'pack.stages']); // prettier-ignore
    const pool = { format: 'DOUBLES', pack: { scenarios: { by: 'DRAWN', pool: ['no-escape', 'Duel'] } } };
    expect(pathsOf(await asks(scene, 'previewPack', pool))).toEqual(['pack.scenarios.pool[1]']);
    const game = { games: [{ victoryPoints: [1, 0], numbers: [{ number: 'kills', values: [1, 2] }] }] };
    expect(pathsOf(await asks(scene, 'previewPack', game))).toEqual(['games[0].numbers[0].number']);
  });
});

describe('the pack of an event', () => {
  test('is words for everybody, and data for organisers alone', async () => {
    const scene = await sceneAfter('registered');
    const pairing = { neverMeet: [{ entrants: ['e1', 'e2'], strength: 'HARD' }] };
    await does(scene, 'updateTournament', { pack: { preset: 'BRACKETS_10_0', pairing } });
    const own = await does<TournamentPack>(scene, 'eventPack');
    expect(own.rules).toMatchObject({ pairing });
    expect(own.version).toBe(1);
    const others = [await grant(scene, 'PLAYER', 'e1'), await grant(scene, 'SCOREKEEPER')];
    for (const token of others) {
      const read = await does<TournamentPack>(scene, 'eventPack', {}, { token });
      expect(read.rules).toBeNull();
      expect(read.sections).toEqual(own.sections);
    }
  });

  test('can be announced again as it is', async () => {
    const scene = await newScene({
      rounds: 7,
      tiebreakers: [],
      pack: { preset: 'SWISS_THEN_KNOCK_OUT' },
    });
    const before = await does<TournamentPack>(scene, 'eventPack');
    await does(scene, 'updateTournament', { pack: before.rules });
    const after = await does<TournamentPack>(scene, 'eventPack');
    expect([after.version, after.sections, after.rules]).toEqual([2, before.sections, before.rules]);
  });
});
