import { mostVoted, votesFor } from '../../../../src/domain/tournaments/event/awards';
import { type Input, ask, freshKey } from '../organiser';
import { type Scene, type StepName, army, does, sceneAfter } from '../scene';
import type { TournamentAwards } from '../../../../src/app/kernel/generated/answers';

const codeOf = async (scene: Scene, operation: Parameters<typeof ask>[1], input: Input) => {
  const answer = await ask({ store: scene.store }, operation, {
    input: { tournament: scene.id, ...input },
    token: scene.token,
    idempotencyKey: freshKey(),
  });
  if (answer.ok) return 'OK';
  return answer.error.code === 'CONFLICT' ? answer.error.reason : answer.error.code;
};

const announced = async (...steps: readonly StepName[]) => {
  const scene = await sceneAfter(...steps);
  await does(scene, 'setAwards', {
    awards: [
      { id: 'painted', name: 'Best painted', decidedBy: 'VOTES' },
      { id: 'lists', name: 'Best of each list', decidedBy: 'ARMY_LISTS' },
    ],
  });
  return scene;
};

const votes = async (scene: Scene, ballots: Readonly<Record<string, string>>) => {
  for (const [entrant, choice] of Object.entries(ballots))
    await does(scene, 'voteForAward', { entrant, award: 'painted', choice });
};

it('counts votes: most first, level ones by number', () => {
  const ballots = [3, 1, 3, 1, 2].map((choice, index) => ({
    number: index + 1,
    facts: {
      votes: [
        { award: 'a', choice },
        { award: 'b', choice: 9 },
      ],
    },
  }));
  expect(votesFor('a', ballots)).toEqual([
    { entrant: 1, votes: 2 },
    { entrant: 3, votes: 2 },
    { entrant: 2, votes: 1 },
  ]);
  expect(mostVoted(votesFor('a', ballots))).toEqual([1, 3]);
  expect(mostVoted([])).toEqual([]);
});

it('counts no vote for or of a disqualified entrant', () => {
  const entrant = (number: number, choice: number, disqualified = false) => ({
    number,
    facts: { votes: [{ award: 'a', choice }], disqualified },
  });
  expect(votesFor('a', [entrant(1, 2), entrant(2, 3, true), entrant(3, 2), entrant(4, 1)])).toEqual([
    { entrant: 1, votes: 1 },
  ]);
});

describe('an award that players vote on', () => {
  it('shows its votes once it is given, and takes none after', async () => {
    const scene = await announced('registered', 'drawn', 'started');
    await votes(scene, { e1: 'e2', e3: 'e2', e4: 'e1' });
    await votes(scene, { e4: 'e3' });
    const before = await does<TournamentAwards>(scene, 'awards');
    expect(before.awards[0]).toMatchObject({ isGiven: false, votes: null, winners: [] });
    expect(JSON.stringify(await does(scene, 'history', { limit: 500 }))).not.toContain('choice');
    await does(scene, 'giveAward', { award: 'painted' });
    expect((await does<TournamentAwards>(scene, 'awards')).awards[0]).toMatchObject({
      isGiven: true,
      winners: [{ entrant: 'e2', armyList: null }],
      votes: [
        { entrant: 'e2', votes: 2 },
        { entrant: 'e3', votes: 1 },
      ],
    });
    expect(await codeOf(scene, 'voteForAward', { entrant: 'e2', award: 'painted', choice: 'e1' })).toBe(
      'AWARD_GIVEN',
    );
  });

  it('takes no vote for oneself, for nobody, or before the voter has played', async () => {
    const scene = await announced('registered', 'drawn', 'started');
    const vote = (entrant: string, choice: string) =>
      codeOf(scene, 'voteForAward', { entrant, award: 'painted', choice });
    expect([await vote('e1', 'e1'), await vote('e1', 'e9')]).toEqual(['INVALID_INPUT', 'INVALID_INPUT']);
    await does(scene, 'registerEntrant', { name: 'Late' });
    expect([await vote('e5', 'e1'), await vote('e1', 'e5')]).toEqual([
      'ENTRANT_HAS_NOT_PLAYED',
      'INVALID_INPUT',
    ]);
  });

  it('needs winners where nobody has voted', async () => {
    const scene = await announced('registered', 'drawn', 'started');
    expect(await codeOf(scene, 'giveAward', { award: 'painted' })).toBe('INVALID_INPUT');
    expect(await codeOf(scene, 'giveAward', { award: 'painted', winners: ['e9'] })).toBe('INVALID_INPUT');
    expect(await codeOf(scene, 'giveAward', { award: 'painted', winners: ['e3'] })).toBe('OK');
    expect(await codeOf(scene, 'giveAward', { award: 'lists', winners: ['e3'] })).toBe('NOT_FOUND');
  });
});

it('names the best placed with each army list once the lists are published', async () => {
  const scene = await announced('registered');
  for (const entrant of ['e1', 'e2', 'e3']) {
    const list = entrant === 'e3' ? 'barad-dur' : 'the-return-of-the-king';
    const submitted = { ...army, forces: [{ list, warbands: [] }] };
    await codeOf(scene, 'submitArmy', { entrant, army: submitted });
  }
  await does(scene, 'drawRound');
  await does(scene, 'startRound', { round: 1 });
  for (const table of [1, 2])
    await does(scene, 'reportResult', { round: 1, table, kind: 'PLAYED', victoryPoints: [5, table] });
  const lists = async () => (await does<TournamentAwards>(scene, 'awards')).awards[1]?.winners;
  expect(await lists()).toEqual([]);
  await does(scene, 'publishArmyLists');
  const { standings } = await does<{ standings: { entrant: string }[] }>(scene, 'standings');
  const best = standings.find(({ entrant }) => entrant === 'e1' || entrant === 'e2')?.entrant;
  expect(await lists()).toContainEqual({ entrant: best, member: null, armyList: 'the-return-of-the-king' });
});
