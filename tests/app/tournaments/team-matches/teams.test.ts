import { faultyStore } from '../../../infrastructure/aws/faulty-store';
import { type Input, ask, freshKey } from '../organiser';
import { type Scene, does, grant, newScene } from '../scene';
import { matchAt, pick, sealing, startedMatch, teamSettings } from './captains';
import type { IndividualStandings } from '../../../../src/app/kernel/generated/answers';

const NOW = 1_700_000_000_000;

const codeOf = async (
  scene: Scene,
  operation: Parameters<typeof ask>[1],
  input: Input,
  { token = scene.token, nowMs = NOW } = {},
) => {
  const isNew = ['createTournament', 'importTournament'].includes(operation);
  const answer = await ask({ store: scene.store, nowMs: () => nowMs }, operation, {
    input: isNew ? input : { tournament: scene.id, ...input },
    token,
    idempotencyKey: freshKey(),
  });
  if (answer.ok) return 'OK';
  return answer.error.code === 'CONFLICT' ? answer.error.reason : answer.error.code;
};

const at = { round: 1, table: 1 };

describe('a team event', () => {
  it.each([
    [{ format: 'TEAMS' }, 'INVALID_INPUT'],
    [{ teams: { size: 5 } }, 'INVALID_INPUT'],
    [{ format: 'TEAMS', teams: { size: 9 } }, 'INVALID_INPUT'],
    [{ format: 'TEAMS', teams: { size: 5 }, unpaired: 'SPARE' }, 'INVALID_INPUT'],
    [{ format: 'TEAMS', teams: { size: 5, bands: [{ aheadBy: 1, winner: 2, loser: 0 }] } }, 'INVALID_INPUT'],
    [{ format: 'TEAMS', teams: { size: 5 } }, 'OK'],
  ])('%j: %s', async (settings, code) => {
    const scene = await newScene();
    expect(await codeOf(scene, 'createTournament', { name: 'T', rounds: 1, ...settings })).toBe(code);
  });

  it('takes teams with as many players as it says, and their substitutes', async () => {
    const scene = await newScene(teamSettings);
    const register = (count: number) =>
      codeOf(scene, 'registerEntrant', {
        name: 'R',
        members: Array.from({ length: count }, (_, n) => `P${n}`),
      });
    expect([await register(2), await register(3), await register(4), await register(5)]).toEqual([
      'INVALID_INPUT',
      'OK',
      'OK',
      'INVALID_INPUT',
    ]);
  });
});

describe('the blind pairing', () => {
  it('shows no pick before both are shown, and gives everybody an opponent', async () => {
    const scene = await startedMatch();
    const [one, other] = [await sealing(scene, 0, [2]), await sealing(scene, 1, [3])];
    expect(await codeOf(scene, 'showPick', one.show)).toBe('PICK_NOT_SEALED');
    await does(scene, 'sealPick', one.seal);
    // Who has sealed is public, the seal is not.
    const sealed = (await matchAt(scene)).picks[0]?.sides.map(({ isSealed, seal }) => [isSealed, seal]);
    expect(sealed).toEqual([
      [true, null],
      [false, null],
    ]);
    expect(await codeOf(scene, 'sealPick', one.seal)).toBe('PICK_SEALED');
    await does(scene, 'sealPick', other.seal);
    await does(scene, 'showPick', one.show);
    const half = await matchAt(scene);
    expect(half.picks[0]?.sides.map(({ isShown, players, nonce }) => [isShown, players, nonce])).toEqual([
      [true, null, null],
      [false, null, null],
    ]);
    expect(JSON.stringify(half)).not.toContain('nonce 1 0');
    await does(scene, 'showPick', other.show);
    const both = await matchAt(scene);
    expect(both.picks[0]?.sides.map(({ players }) => players)).toEqual([[2], [3]]);
    expect(both.next).toMatchObject({
      pick: 2,
      kind: 'ATTACKERS',
      count: 2,
      from: [
        [1, 3],
        [1, 2],
      ],
    });
    await pick(scene, [1, 3], [2, 1]);
    await pick(scene, [2], [3]);
    const done = await matchAt(scene);
    expect(done.next).toBeNull();
    expect(done.games.map(({ members }) => members)).toEqual([
      [2, 2],
      [3, 3],
      [1, 1],
    ]);
    // The history names no pick: who reads the events sees the seals in the match alone.
    expect(JSON.stringify(await does(scene, 'history', { limit: 500 }))).not.toContain('nonce');
  });

  it('refuses what does not fit the seal, and what the protocol does not allow', async () => {
    const scene = await startedMatch();
    const [one, other] = [await sealing(scene, 0, [4]), await sealing(scene, 1, [3])];
    await does(scene, 'sealPick', one.seal);
    await does(scene, 'sealPick', other.seal);
    // Player 4 is a substitute who is not in the lineup.
    expect(await codeOf(scene, 'showPick', one.show)).toBe('INVALID_INPUT');
    expect(await codeOf(scene, 'showPick', { ...one.show, players: [1] })).toBe('INVALID_INPUT');
    expect(await codeOf(scene, 'showPick', { ...other.show, nonce: 'another' })).toBe('INVALID_INPUT');
    expect(await codeOf(scene, 'showPick', other.show)).toBe('OK');
  });

  it('is for the captains of the two teams, each for the own one', async () => {
    const scene = await startedMatch();
    const { seal } = await sealing(scene, 0, [2]);
    const entrant = String(seal.entrant);
    const rival = entrant === 'e1' ? 'e2' : 'e1';
    const [own, others] = [await grant(scene, 'PLAYER', entrant), await grant(scene, 'PLAYER', rival)];
    expect(await codeOf(scene, 'sealPick', seal, { token: others })).toBe('FORBIDDEN');
    expect(await codeOf(scene, 'sealPick', { ...seal, pick: 2 }, { token: own })).toBe('NOT_CURRENT_PICK');
    expect(await codeOf(scene, 'sealPick', seal, { token: own })).toBe('OK');
  });

  it('lets substitutes play until the first seal', async () => {
    const scene = await startedMatch();
    const { seal } = await sealing(scene, 0, [4]);
    const line = (players: readonly number[]) =>
      codeOf(scene, 'setLineup', { ...at, entrant: seal.entrant, players });
    expect([await line([1, 2]), await line([1, 1, 2]), await line([1, 2, 5])]).toEqual([
      'INVALID_INPUT',
      'INVALID_INPUT',
      'INVALID_INPUT',
    ]);
    expect(await line([4, 1, 2])).toBe('OK');
    expect((await matchAt(scene)).teams[0]?.lineup).toEqual([4, 1, 2]);
    await does(scene, 'sealPick', seal);
    expect(await line([1, 2, 3])).toBe('MATCH_BEGUN');
  });

  it('has a time for each pick, after which the published fallback stands', async () => {
    const scene = await startedMatch();
    const one = await sealing(scene, 0, [2]);
    await does(scene, 'sealPick', one.seal);
    expect((await matchAt(scene)).next?.dueAt).toBe(new Date(NOW + 5 * 60_000).toISOString());
    const settle = (minute: number) =>
      codeOf(scene, 'settlePick', { ...at, pick: 1 }, { nowMs: NOW + minute * 60_000 });
    expect([await settle(4.9), await settle(5)]).toEqual(['PICK_NOT_DUE', 'OK']);
    // Who has sealed in time still shows what was sealed.
    expect((await matchAt(scene)).next).toMatchObject({ pick: 1, isSealed: true });
    await does(scene, 'showPick', one.show);
    const match = await matchAt(scene);
    expect(match.picks[0]?.sides.map(({ players, isLate }) => [players, isLate])).toEqual([
      [[2], false],
      [[1], true],
    ]);
  });

  it('loses no seal to trouble with the store and impatient captains', async () => {
    const scene = await startedMatch({
      format: 'TEAMS',
      teams: { size: 3, substitutes: 1, protocol: ['ORDER'] },
    });
    const moves = [await sealing(scene, 0, [3, 1, 2]), await sealing(scene, 1, [1, 2, 3])];
    let turn = 0;
    const faults = ['THROTTLED', 'LOST_ANSWER', undefined] as const;
    const store = faultyStore(scene.store, {
      nextFault: (of) => (of === 'write' ? faults[(turn += 1) % 3] : undefined),
      pause: () => Promise.resolve(),
      later: () => undefined,
      onLate: () => undefined,
    });
    const insists = async (operation: 'sealPick' | 'showPick', input: Input) => {
      const idempotencyKey = freshKey();
      for (let tries = 0; tries < 30; tries += 1) {
        const answer = await ask({ store }, operation, {
          input: { tournament: scene.id, ...input },
          token: scene.token,
          idempotencyKey,
        });
        if (answer.ok) return;
        expect(['UNAVAILABLE', 'CONTENDED']).toContain(answer.error.code);
      }
    };
    await Promise.all(moves.map(({ seal }) => insists('sealPick', seal)));
    await Promise.all(moves.map(({ show }) => insists('showPick', show)));
    const match = await matchAt(scene);
    expect(match.games.map(({ members }) => members)).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(match.version).toBe('4');
  });
});

describe('the result of a match', () => {
  const paired = async () => {
    const scene = await startedMatch({
      format: 'TEAMS',
      teams: { size: 3, protocol: ['ORDER'], substitutes: 1 },
    });
    await pick(scene, [1, 2, 3], [3, 2, 1]);
    return scene;
  };
  const games = [
    { members: [1, 3], victoryPoints: [7, 3] },
    { members: [2, 2], victoryPoints: [4, 4] },
    { members: [3, 1], victoryPoints: [0, 9] },
  ];

  it('is its games, which make Game Points, match points and the table of players', async () => {
    const scene = await paired();
    const won = games.with(2, { members: [3, 1], victoryPoints: [9, 0] });
    await does(scene, 'reportResult', { ...at, kind: 'PLAYED', games: won });
    const { tables } = await does<{ tables: { result: unknown }[] }>(scene, 'round', { round: 1 });
    expect(tables[0]?.result).toMatchObject({ victoryPoints: [5, 1], games: won });
    const { standings } = await does<{ standings: unknown[] }>(scene, 'standings');
    expect(standings).toMatchObject([
      { tournamentPoints: 3, victoryPoints: 5, victoryPointDifference: 4 },
      { tournamentPoints: 0, victoryPoints: 1 },
    ]);
    const { lines } = await does<IndividualStandings>(scene, 'individualStandings');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatchObject({ rank: 1, member: 3, gamePoints: 2, victoryPointDifference: 9 });
    expect(lines[0]?.name).toMatch(/^(Rohan|Gondor) 3$/);
  });

  it.each([
    ['no games', { victoryPoints: [3, 1] }],
    ['a game too few', { games: games.slice(1) }],
    ['a player twice', { games: games.with(2, { members: [1, 1], victoryPoints: [0, 9] }) }],
    [
      'another pairing',
      {
        games: [
          [1, 1],
          [2, 2],
          [3, 3],
        ].map((members) => ({ members, victoryPoints: [1, 1] })),
      },
    ],
    ['other Game Points', { games, victoryPoints: [5, 1] }],
  ])('is not %s', async (_, result) => {
    const scene = await paired();
    expect(await codeOf(scene, 'reportResult', { ...at, kind: 'PLAYED', ...result })).toBe('INVALID_INPUT');
  });

  it('has games in team events only', async () => {
    const scene = await newScene();
    for (const name of ['A', 'B']) await does(scene, 'registerEntrant', { name });
    await does(scene, 'drawRound');
    await does(scene, 'startRound', { round: 1 });
    expect(await codeOf(scene, 'reportResult', { ...at, kind: 'PLAYED', games })).toBe('INVALID_INPUT');
    expect(await codeOf(scene, 'teamMatch', at)).toBe('NO_TEAM_EVENT');
  });
});

it('a team event is the same after export and import', async () => {
  const scene = await startedMatch();
  const { document } = await does<{ document: string }>(scene, 'exportTournament');
  expect(await codeOf(scene, 'importTournament', { document })).toBe('OK');
});
