import { teamPatchFaults } from '../../../../src/app/tournaments/pack/team-rules-patch';
import { type Input, ask, freshKey } from '../organiser';
import { type Scene, does, newScene } from '../scene';
import type { TournamentSettings } from '../../../../src/app/kernel/generated/answers';

const settings = {
  format: 'TEAMS',
  pointsLimit: 300,
  teams: { size: 3, substitutes: 1, protocol: ['DEFEND'] },
};

const patch = async (scene: Scene, input: Input) =>
  (await does<TournamentSettings>(scene, 'updateTournament', input)).teams;

const faults = async (scene: Scene, input: Input) => {
  const answer = await ask({ store: scene.store }, 'updateTournament', {
    input: { tournament: scene.id, ...input },
    token: scene.token,
    idempotencyKey: freshKey(),
  });
  if (answer.ok) return 'OK';
  return answer.error.code === 'INVALID_INPUT'
    ? answer.error.faults.map(({ path, code, message }) => `${path} ${code}: ${message}`)
    : answer.error.code;
};

const register = (scene: Scene, name: string, count: number) =>
  does(scene, 'registerEntrant', {
    name,
    members: Array.from({ length: count }, (_, index) => `${name} ${index + 1}`),
  });

const twoTeams = async (): Promise<Scene> => {
  const scene = await newScene(settings);
  await register(scene, 'Rohan', 3);
  await register(scene, 'Gondor', 4);
  return scene;
};

describe('the rules of teams', () => {
  it('are changed one by one, and cleared by null', async () => {
    const scene = await newScene(settings);
    const armies = { uniqueHeroesOnce: true, mostOfList: 1 };
    const changed = {
      size: 5,
      substitutes: 2,
      protocol: ['CHAMPION', 'ORDER'],
      pickMinutes: 10,
      fallback: 'LOT',
      forfeit: null,
      gamePoints: { win: 3, draw: 1, loss: 0 },
      bands: null,
      armies: { uniqueHeroesOnce: true, mostOfList: 1, lists: null, alignment: 'ANY', leastOfEach: 0 },
    };
    expect(await patch(scene, { teams: { ...changed, armies } })).toEqual(changed);
    expect(await patch(scene, { teams: { pickMinutes: 7 } })).toEqual({ ...changed, pickMinutes: 7 });
    const bands = [
      { aheadBy: 0, winner: 10, loser: 10 },
      { aheadBy: 5, winner: 15, loser: 5 },
    ];
    expect(await patch(scene, { teams: { bands, armies: null } })).toMatchObject({
      gamePoints: null,
      bands,
      armies: null,
      pickMinutes: 7,
    });
    expect(await patch(scene, { teams: { gamePoints: null } })).toMatchObject({ bands });
    const cleared = { substitutes: null, protocol: null, pickMinutes: null, fallback: null, bands: null };
    expect(await patch(scene, { teams: cleared })).toEqual({
      size: 5,
      forfeit: null,
      substitutes: 0,
      protocol: ['ORDER'],
      pickMinutes: null,
      fallback: 'LINEUP',
      gamePoints: { win: 2, draw: 1, loss: 0 },
      bands: null,
      armies: null,
    });
  });

  it('change nothing, and raise no version, where they stay what they are', async () => {
    const scene = await newScene(settings);
    const { version } = await does<TournamentSettings>(scene, 'updateTournament', {});
    const same = { size: 3, substitutes: 1, protocol: ['DEFEND'], gamePoints: { win: 2, draw: 1, loss: 0 } };
    for (const teams of [{}, same])
      expect(await does<TournamentSettings>(scene, 'updateTournament', { teams })).toMatchObject({ version });
  });

  it('must fit the teams that are registered', async () => {
    const scene = await twoTeams();
    expect(await faults(scene, { teams: { size: 4 } })).toEqual([
      'teams.size INCONSISTENT: must fit the teams that are registered: Rohan has 3 players',
    ]);
    expect(await faults(scene, { teams: { substitutes: 0 } })).toEqual([
      'teams.substitutes INCONSISTENT: must fit the teams that are registered: Gondor has 4 players',
    ]);
    expect(await faults(scene, { teams: { size: 2 } })).toEqual([
      'teams.size INCONSISTENT: must fit the teams that are registered: Gondor has 4 players',
    ]);
    expect(await patch(scene, { teams: { size: 2, substitutes: 2 } })).toMatchObject({
      size: 2,
      substitutes: 2,
    });
  });

  it('stay once round 1 is drawn, as far as matches are paired and scored by them', async () => {
    const scene = await twoTeams();
    await does(scene, 'drawRound');
    const teams = { size: 2, substitutes: 2, protocol: null, bands: [{ aheadBy: 0, winner: 1, loser: 1 }] };
    const because = 'round 1 is drawn, and matches are paired and scored by it';
    expect(await faults(scene, { teams, reason: 'shorter' })).toEqual([
      `teams.size NOT_ALLOWED: must stay 3: ${because}`,
      `teams.protocol NOT_ALLOWED: must stay DEFEND: ${because}`,
      `teams.bands NOT_ALLOWED: must stay 2-1-0: ${because}`,
    ]);
    expect(await faults(scene, { teams: { pickMinutes: 3 } })).toEqual([
      'reason REQUIRED: is required: round 1 is drawn, so a change of teams needs a reason',
    ]);
    expect(
      await patch(scene, { teams: { size: 3, pickMinutes: 3 }, reason: 'the hall closes' }),
    ).toMatchObject({
      pickMinutes: 3,
      size: 3,
    });
  });

  it.each([
    [null, 'teams'],
    [{ size: 9 }, 'teams.size'],
    [{ size: null }, 'teams.size'],
    [{ protocol: ['GUESS'] }, 'teams.protocol[0]'],
    [{ bands: [{ aheadBy: 1, winner: 1, loser: 0 }] }, 'teams.bands[0]'],
    [
      { bands: [{ aheadBy: 0, winner: 1, loser: 1 }], gamePoints: { win: 1, draw: 0, loss: 0 } },
      'teams.gamePoints',
    ],
  ])('are refused as %j', async (teams, path) => {
    const scene = await newScene(settings);
    const found = await faults(scene, { teams });
    expect(found).toHaveLength(1);
    expect(found[0]?.split(' ')[0]).toBe(path);
  });

  it('are for team events only', async () => {
    const scene = await newScene();
    expect(await faults(scene, { teams: { size: 3 } })).toEqual([
      'teams NOT_ALLOWED: is for team events only: this is none',
    ]);
    expect(teamPatchFaults(undefined, {}, { entrants: [], drawn: 0 })).toEqual([]);
  });
});
