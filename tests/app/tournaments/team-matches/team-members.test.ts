import { type Input, ask, freshKey } from '../organiser';
import { type Scene, does, newScene } from '../scene';
import { matchAt, pick, startedMatch } from './captains';
import type {
  ArmyDesk,
  Entrant,
  EntrantArmy,
  IndividualStandings,
} from '../../../../src/app/kernel/generated/answers';

const armyOf = (list: string, profile: string) => ({
  forces: [{ list, warbands: [{ leader: { profile }, followers: [] }] }],
});

const event = async (): Promise<Scene> => {
  const scene = await newScene({ format: 'TEAMS', pointsLimit: 300, teams: { size: 3, substitutes: 1 } });
  await does(scene, 'registerEntrant', { name: 'Gondor', members: ['Ann', 'Bert', 'Cleo', 'Dirk'] });
  await does(scene, 'submitArmy', { entrant: 'e1', member: 1, army: armyOf('rohan', 'theoden') });
  await does(scene, 'submitArmy', { entrant: 'e1', member: 2, army: armyOf('rohan', 'eowyn') });
  return scene;
};

const rename = (scene: Scene, input: Input) =>
  does<Entrant>(scene, 'updateEntrant', { entrant: 'e1', ...input });

const faults = async (scene: Scene, operation: Parameters<typeof ask>[1], input: Input) => {
  const answer = await ask({ store: scene.store }, operation, {
    input: { tournament: scene.id, ...input },
    token: scene.token,
    idempotencyKey: freshKey(),
  });
  if (answer.ok) return 'OK';
  return answer.error.code === 'INVALID_INPUT'
    ? answer.error.faults.map(({ path, code, message }) => `${path} ${code}: ${message}`).join('\n')
    : answer.error.code;
};

const desk = async (scene: Scene) =>
  (await does<ArmyDesk>(scene, 'armyDesk')).lines.map(({ member, player, status }) => [
    member,
    player,
    status,
  ]);

describe('a player of a team', () => {
  it('has its army wherever the list has the player', async () => {
    const scene = await event();
    const team = await rename(scene, { members: ['Cleo', 'Bert', 'Ann', 'Dirk'] });
    expect(team).toMatchObject({ members: ['Cleo', 'Bert', 'Ann', 'Dirk'], memberNumbers: [3, 2, 1, 4] });
    expect(await desk(scene)).toEqual([
      [3, 'Cleo', 'MISSING'],
      [2, 'Bert', 'LEGAL'],
      [1, 'Ann', 'LEGAL'],
      [4, 'Dirk', 'MISSING'],
    ]);
    const army = await does<EntrantArmy>(scene, 'entrantArmy', { entrant: 'e1', member: 1 });
    expect(army.army?.forces[0]?.warbands[0]?.leader?.profile).toBe('theoden');
  });

  it('leaves with the army; somebody new has none', async () => {
    const scene = await event();
    expect((await rename(scene, { members: ['Bert', 'Cleo', 'Dirk', 'Ed'] })).memberNumbers).toEqual([
      2, 3, 4, 5,
    ]);
    expect(await desk(scene)).toEqual([
      [2, 'Bert', 'LEGAL'],
      [3, 'Cleo', 'MISSING'],
      [4, 'Dirk', 'MISSING'],
      [5, 'Ed', 'MISSING'],
    ]);
    const army = armyOf('rohan', 'theoden');
    expect(await faults(scene, 'submitArmy', { entrant: 'e1', member: 1, army })).toBe(
      'member INCONSISTENT: must be the number of a player of the team: 2, 3, 4, 5',
    );
  });

  it('is who the organiser says, where the names do not say it', async () => {
    const scene = await event();
    const members = ['Ann', 'Ed', 'Cleo', 'Dirk'];
    expect((await rename(scene, { members, memberNumbers: [1, null, 3, 4] })).memberNumbers).toEqual([
      1, 5, 3, 4,
    ]);
    expect((await desk(scene))[1]).toEqual([5, 'Ed', 'MISSING']);
    const said = (memberNumbers: readonly (number | null)[]) =>
      faults(scene, 'updateEntrant', { entrant: 'e1', members, memberNumbers });
    expect(await said([1, 5])).toBe(
      'memberNumbers INCONSISTENT: must have one entry for each name of `members`',
    );
    expect(await said([1, 1, 3, 4])).toBe('memberNumbers DUPLICATE: must not name a number twice');
    expect(await said([1, 9, 3, 4])).toBe(
      'memberNumbers UNKNOWN_REFERENCE: must not name 9: the team has 1, 2, 3, 4, 5',
    );
    const singles = await newScene({});
    await does(singles, 'registerEntrant', { name: 'Ann' });
    expect(await faults(singles, 'updateEntrant', { entrant: 'e1', members: [], memberNumbers: [] })).toBe(
      'memberNumbers NOT_ALLOWED: is for doubles and team events only',
    );
  });

  it('keeps games and lineups when the list changes', async () => {
    const scene = await startedMatch();
    const [one, other] = (await matchAt(scene)).teams;
    const reordered = [...(one?.members ?? [])].reverse();
    await rename(scene, { entrant: one?.entrant, members: reordered });
    // Nobody has sealed yet: the first of the new list play.
    expect((await matchAt(scene)).teams[0]).toMatchObject({
      members: reordered,
      memberNumbers: [4, 3, 2, 1],
      lineup: [4, 3, 2],
    });
    await pick(scene, [3], [1]);
    await rename(scene, { entrant: one?.entrant, members: one?.members });
    // A captain has sealed: who plays stays.
    expect((await matchAt(scene)).teams[0]?.lineup).toEqual([4, 3, 2]);
    await pick(scene, [4, 2], [2, 3]);
    await pick(scene, [2], [2]);
    const { games, next } = await matchAt(scene);
    expect(next).toBeNull();
    await does(scene, 'reportResult', {
      round: 1,
      table: 1,
      kind: 'PLAYED',
      games: games.map(({ members }) => ({ members, victoryPoints: [members[0], 0] })),
    });
    await rename(scene, { entrant: one?.entrant, members: [reordered[3], reordered[1], reordered[0]] });
    const { lines } = await does<IndividualStandings>(scene, 'individualStandings');
    // Number 3 has left the team since; the game stays under its name.
    expect(
      lines
        .filter(({ team }) => team === one?.entrant)
        .map(({ member, name, victoryPoints }) => [member, name.split(' ')[1], victoryPoints]),
    ).toEqual([
      [4, '4', 4],
      [3, '3', 3],
      [2, '2', 2],
    ]);
    expect(other?.memberNumbers).toEqual([1, 2, 3, 4]);
  });

  it('is one of the team in a result, too', async () => {
    const scene = await startedMatch();
    const game = (first: number, second: number) => ({ members: [first, second], victoryPoints: [1, 0] });
    expect(
      await faults(scene, 'reportResult', {
        round: 1,
        table: 1,
        kind: 'PLAYED',
        games: [game(1, 1), game(2, 2), game(5, 3)],
      }),
    ).toBe('games INCONSISTENT: must be of players of the teams: 1, 2, 3, 4 against 1, 2, 3, 4');
  });
});
