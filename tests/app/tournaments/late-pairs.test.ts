import type { Round, TournamentStandings } from '../../../src/app/kernel/generated/answers';
import { ask, freshKey } from './organiser';
import { type Scene, does, goodAndEvil, newScene, sideOf } from './scene';

const registered = async (names: readonly string[], settings = {}): Promise<Scene> => {
  const scene = await newScene(settings);
  for (const name of names) await does(scene, 'registerEntrant', { name });
  await does(scene, 'drawRound');
  return scene;
};
const started = async (names: readonly string[], settings = {}): Promise<Scene> => {
  const scene = await registered(names, settings);
  await does(scene, 'startRound', { round: 1 });
  return scene;
};
const round = (scene: Scene) => does<Round>(scene, 'round', { round: 1 });
const pair = (scene: Scene, first: string, second: string) =>
  does<Round>(scene, 'pairStranded', { round: 1, first, second, reason: 'the train was late' });
const refusal = async (scene: Scene, operation: 'pairStranded' | 'unpairStranded', input = {}) => {
  const before = JSON.stringify(scene.store.items());
  const answer = await ask({ store: scene.store }, operation, {
    input: { tournament: scene.id, round: 1, ...input },
    token: scene.token,
    idempotencyKey: freshKey(),
  });
  expect(JSON.stringify(scene.store.items())).toBe(before);
  if (answer.ok) throw new Error('taken');
  return 'detail' in answer.error ? answer.error.detail : JSON.stringify(answer.error);
};
const seats = ({ tables }: Round) => tables.map(({ entrants }) => entrants);

it('seats two who came late behind the tables that are being played, and takes their result', async () => {
  const scene = await started(['A', 'B', 'C', 'D']);
  await does(scene, 'reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [5, 1] });
  const before = seats(await round(scene));
  for (const name of ['E', 'F']) await does(scene, 'registerEntrant', { name });
  const paired = await pair(scene, 'e6', 'e5');
  expect(seats(paired)).toEqual([...before, ['e6', 'e5']]);
  expect(paired.tables[2]?.reason).toEqual({
    code: 'MOVED_BY_ORGANISER',
    text: 'moved by the organiser: the train was late',
  });
  expect((await round(scene)).tables[0]?.result?.victoryPoints).toEqual([5, 1]);
  for (const table of [2, 3])
    await does(scene, 'reportResult', { round: 1, table, kind: 'PLAYED', victoryPoints: [2, 8] });
  const { standings } = await does<TournamentStandings>(scene, 'standings');
  expect(standings.find(({ entrant }) => entrant === 'e5')).toMatchObject({ won: 1, victoryPoints: 8 });
});

it('opens a round again that was complete', async () => {
  const scene = await started(['A', 'B', 'C']);
  await does(scene, 'reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [5, 1] });
  expect((await round(scene)).state).toBe('COMPLETE');
  const bye = String((await round(scene)).unpaired?.entrant);
  await does(scene, 'registerEntrant', { name: 'D' });
  const paired = await pair(scene, bye, 'e4');
  expect(paired.unpaired).toBeNull();
  expect(seats(paired)[1]).toEqual([bye, 'e4']);
  expect((await round(scene)).state).toBe('STARTED');
  const { standings } = await does<TournamentStandings>(scene, 'standings');
  expect(standings.find(({ entrant }) => entrant === bye)).toMatchObject({ played: 0, tournamentPoints: 0 });
});

it('seats two whose opponents have left at the table of the one, and those who left at the other', async () => {
  const scene = await started(['A', 'B', 'C', 'D']);
  const [left, stays] = [await sideOf(scene, 1, 0), await sideOf(scene, 1, 1)];
  const [alsoLeft, alsoStays] = [await sideOf(scene, 2, 1), await sideOf(scene, 2, 0)];
  for (const entrant of [left, alsoLeft]) await does(scene, 'withdrawEntrant', { entrant });
  expect(seats(await pair(scene, stays, alsoStays))).toEqual([
    [stays, alsoStays],
    [left, alsoLeft],
  ]);
});

it('seats who came late with somebody whose opponent has left, at that table', async () => {
  const scene = await started(['A', 'B', 'C', 'D']);
  const [left, stays] = [await sideOf(scene, 2, 0), await sideOf(scene, 2, 1)];
  await does(scene, 'withdrawEntrant', { entrant: left });
  await does(scene, 'registerEntrant', { name: 'E' });
  expect(seats(await pair(scene, 'e5', stays))[1]).toEqual(['e5', stays]);
});

it('takes back the last late pair, with the bye as it was', async () => {
  const scene = await started(['A', 'B', 'C']);
  const before = await round(scene);
  await does(scene, 'registerEntrant', { name: 'D' });
  await pair(scene, String(before.unpaired?.entrant), 'e4');
  const after = await does<Round>(scene, 'unpairStranded', { round: 1 });
  expect(seats(after)).toEqual(seats(before));
  expect(after.unpaired).toEqual(before.unpaired);
  expect(await refusal(scene, 'unpairStranded')).toBe('Round 1 has no late pair that its tables still have.');
});

it('does not take back a late pair that is reported', async () => {
  const scene = await started(['A', 'B']);
  for (const name of ['C', 'D']) await does(scene, 'registerEntrant', { name });
  await pair(scene, 'e3', 'e4');
  await does(scene, 'reportResult', { round: 1, table: 2, kind: 'PLAYED', victoryPoints: [5, 1] });
  expect(await refusal(scene, 'unpairStranded')).toBe(
    'The late pair is reported: correct its result instead.',
  );
});

it('refuses who is not stranded, by name, and changes nothing', async () => {
  const scene = await started(['A', 'B', 'C', 'D']);
  const first = await sideOf(scene, 1, 0);
  await does(scene, 'reportResult', { round: 1, table: 2, kind: 'PLAYED', victoryPoints: [5, 1] });
  const second = await sideOf(scene, 2, 0);
  expect(await refusal(scene, 'pairStranded', { first, second, reason: 'r' })).toBe(
    `${first} has an opponent at table 1, who has not left; ${second} has a result at table 2.`,
  );
  await does(scene, 'registerEntrant', { name: 'E' });
  await does(scene, 'withdrawEntrant', { entrant: 'e5' });
  expect(await refusal(scene, 'pairStranded', { first: 'e5', second: first, reason: 'r' })).toBe(
    `e5 does not play: it has left, waits, or has not come; ${first} has an opponent at table 1, who has not left.`,
  );
  expect(await refusal(scene, 'pairStranded', { first: 'e9', second: 'e9', reason: 'r' })).toContain(
    'must be an entrant of this tournament',
  );
});

it('does not move a reported game against the Spare Player to another table', async () => {
  const scene = await started(['A', 'B', 'C'], { unpaired: 'SPARE' });
  for (const name of ['D', 'E']) await does(scene, 'registerEntrant', { name });
  await does(scene, 'reportResult', { round: 1, table: 2, kind: 'PLAYED', victoryPoints: [5, 1] });
  expect(await refusal(scene, 'pairStranded', { first: 'e4', second: 'e5', reason: 'r' })).toBe(
    'Round 1 has a game against the Spare Player at the table that this would be.',
  );
});

describe('where each player brings a Good and an Evil army', () => {
  const armiesAt = ({ tables }: Round) =>
    tables.map(({ armies }) => armies?.map(({ entrant, slot }) => `${entrant} ${slot}`));

  it('draws who of the two plays which, and leaves the other tables what they were told', async () => {
    const scene = await started(['A', 'B'], { pack: { armies: { chosen: 'BY_DRAW', slots: goodAndEvil } } });
    const before = armiesAt(await round(scene));
    // A pack that is announced later changes no round that is drawn.
    const slots = [...goodAndEvil].reverse();
    await does(scene, 'updateTournament', { armies: { chosen: 'BY_DRAW', slots }, reason: 'order' });
    for (const name of ['C', 'D']) await does(scene, 'registerEntrant', { name });
    const [first, late] = armiesAt(await pair(scene, 'e3', 'e4'));
    expect(first).toEqual(before[0]);
    expect(late?.map((text) => text.split(' ')[0])).toEqual(['e3', 'e4']);
    expect(late?.map((text) => text.split(' ')[1]).sort()).toEqual(['EVIL', 'GOOD']);
    await does(scene, 'unpairStranded', { round: 1 });
    expect(armiesAt(await round(scene))).toEqual(before);
  });
});
