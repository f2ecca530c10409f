import { ask, freshKey, must, type Input, type OperationName } from './organiser';
import { type Scene, does, grant, newScene } from './scene';
import type { CreatedTournament, ReportedTable, Round } from '../../../src/app/kernel/generated/answers';

const pool = ['Domination', 'Fog of War', 'Hold Ground', 'Reconnoitre', 'Seize the Prize'];

const drawnScene = async (scenarios: object, players = 4, settings: object = {}): Promise<Scene> => {
  const scene = await newScene({ pack: { scenarios }, ...settings });
  for (const name of ['Ann', 'Bert', 'Cleo', 'Dirk', 'Eve'].slice(0, players))
    await does(scene, 'registerEntrant', { name });
  await does(scene, 'drawRound');
  return scene;
};
const toVeto = (players?: number, settings?: object) =>
  drawnScene({ by: 'VETOED', pool, choices: 3 }, players, settings);

const round1 = (scene: Scene) => does<Round>(scene, 'round', { round: 1 });
const veto = (scene: Scene, scenario: string, token?: string, table = 1) =>
  does<ReportedTable>(
    scene,
    'vetoScenario',
    { round: 1, table, scenario },
    token === undefined ? {} : { token },
  );
const refusal = async (scene: Scene, operation: OperationName, input: Input, token = scene.token) => {
  const answer = await ask({ store: scene.store }, operation, {
    input: { tournament: scene.id, ...input },
    token,
    idempotencyKey: freshKey(),
  });
  if (answer.ok) throw new Error('it was done');
  return answer.error;
};
const vetoRefusal = (scene: Scene, scenario: string, token?: string) =>
  refusal(scene, 'vetoScenario', { round: 1, table: 1, scenario }, token);
/** Two entrants in the order in which they veto: of an even sum of their numbers the lower begins, of an odd one the higher. */
const inTurn = (entrants: readonly string[]): readonly string[] => {
  const [low = 0, high = 0] = entrants.map((id) => Number(id.slice(1))).sort((a, b) => a - b);
  return ((low + high) % 2 === 0 ? [low, high] : [high, low]).map((number) => `e${number}`);
};

/** The scenarios and the two entrants of table 1, in the order in which they veto. */
const table1 = async (scene: Scene) => {
  const { scenarioChoices, tables } = await round1(scene);
  const [first = '', second = ''] = inTurn(tables[0]?.entrants ?? []);
  const [a = '', b = '', c = ''] = scenarioChoices;
  return { a, b, c, first, second };
};

describe('a round whose players veto', () => {
  it('has choices from the pool in place of a scenario, the same at every table', async () => {
    const { scenario, scenarioChoices, tables } = await round1(await toVeto());
    expect(scenario).toBeNull();
    expect(scenarioChoices).toHaveLength(3);
    expect(pool).toEqual(expect.arrayContaining([...scenarioChoices]));
    for (const { veto: state, entrants } of tables)
      expect(state).toMatchObject({
        scenario: scenarioChoices[0],
        left: scenarioChoices,
        vetoes: [],
        next: inTurn(entrants)[0],
      });
  });

  it('lets the two players veto in turn, before and after the start, until one scenario is left', async () => {
    const scene = await toVeto();
    const { a, b, c, first, second } = await table1(scene);
    const [one, two] = [await grant(scene, 'PLAYER', first), await grant(scene, 'PLAYER', second)];
    expect(await vetoRefusal(scene, a, two)).toMatchObject({ code: 'CONFLICT', reason: 'NOT_YOUR_VETO' });
    expect((await veto(scene, a, one)).veto).toMatchObject({
      scenario: b,
      left: [b, c],
      vetoes: [a],
      next: second,
    });
    await does(scene, 'startRound', { round: 1 });
    expect(await vetoRefusal(scene, b, one)).toMatchObject({ reason: 'NOT_YOUR_VETO' });
    expect(await vetoRefusal(scene, a, two)).toMatchObject({
      code: 'INVALID_INPUT',
      faults: [{ path: 'scenario', code: 'NOT_ALLOWED', message: `must be one of ${b}, ${c}` }],
    });
    const settled = { scenario: c, left: [c], vetoes: [a, b], next: null };
    expect((await veto(scene, b, two)).veto).toMatchObject(settled);
    expect((await round1(scene)).tables[0]?.veto).toMatchObject(settled);
    expect(await vetoRefusal(scene, c, one)).toMatchObject({ reason: 'VETO_OVER' });
  });

  it('takes no word from the other tables', async () => {
    const scene = await toVeto();
    const { a } = await table1(scene);
    const { tables } = await round1(scene);
    const stranger = await grant(scene, 'PLAYER', tables[1]?.entrants[0] ?? '');
    expect(await vetoRefusal(scene, a, stranger)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('where a player does nothing: a scorekeeper vetoes for the player, or the first that is left is played', async () => {
    const scene = await toVeto();
    const { a, b, c, second } = await table1(scene);
    expect((await veto(scene, a)).veto).toMatchObject({
      scenario: b,
      left: [b, c],
      vetoes: [a],
      next: second,
    });
    await does(scene, 'startRound', { round: 1 });
    await does(scene, 'reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [3, 1] });
    expect((await round1(scene)).tables[0]?.veto).toMatchObject({
      scenario: b,
      left: [b, c],
      vetoes: [a],
      next: null,
    });
    expect(await vetoRefusal(scene, b)).toMatchObject({ reason: 'VETO_OVER' });
  });

  it('is drawn again with other tables: a veto of two who no longer meet does not count', async () => {
    const scene = await toVeto();
    const { a, b, second } = await table1(scene);
    await veto(scene, a);
    const { tables } = await round1(scene);
    const other = tables[1]?.entrants[0] ?? '';
    await does(scene, 'swapEntrants', { round: 1, first: second, second: other, reason: 'brothers' });
    expect((await round1(scene)).tables[0]?.veto).toMatchObject({ scenario: a, vetoes: [] });
    await does(scene, 'swapEntrants', { round: 1, first: second, second: other, reason: 'no brothers' });
    expect((await round1(scene)).tables[0]?.veto).toMatchObject({ scenario: b, vetoes: [a] });
  });

  it('lets the Spare Player veto too', async () => {
    const scene = await toVeto(5, { unpaired: 'SPARE' });
    const { scenarioChoices, unpaired } = await round1(scene);
    const [a = '', b = '', c = ''] = scenarioChoices;
    const spare = await grant(scene, 'SPARE_PLAYER');
    const player = await grant(scene, 'PLAYER', unpaired?.entrant ?? '');
    // The Spare Player has the number 0: it begins against an even number.
    const entrant = unpaired?.entrant ?? '';
    const isSpareFirst = Number(entrant.slice(1)) % 2 === 0;
    const [one, two] = isSpareFirst ? [spare, player] : [player, spare];
    await veto(scene, c, one, 3);
    expect((await round1(scene)).unpaired?.veto).toMatchObject({
      scenario: a,
      left: [a, b],
      vetoes: [c],
      next: isSpareFirst ? entrant : 'SPARE',
    });
    expect((await veto(scene, a, two, 3)).veto).toMatchObject({ scenario: b, next: null });
  });

  it('shows vetoes in the history, and takes them along when it is exported and imported', async () => {
    const scene = await toVeto();
    const { a } = await table1(scene);
    await veto(scene, a);
    const { items } = await does<{ items: readonly { operation: string }[] }>(scene, 'history');
    expect(items.at(-1)).toMatchObject({ operation: 'vetoScenario', round: 1, table: 1 });
    const { document } = await does<{ document: string }>(scene, 'exportTournament');
    const { tournament, organiserToken } = await must<CreatedTournament>(
      { store: scene.store },
      'importTournament',
      { input: { document }, idempotencyKey: 'an-import-with-a-long-key' },
    );
    const imported = { ...scene, id: tournament.id, token: organiserToken };
    expect((await round1(imported)).tables).toEqual((await round1(scene)).tables);
  });

  it('raises the version of the table and of the round', async () => {
    const scene = await toVeto();
    const { a, b } = await table1(scene);
    const before = await round1(scene);
    await veto(scene, a);
    const after = await round1(scene);
    expect([before.tables[0]?.version, after.tables[0]?.version]).toEqual(['0', '1']);
    expect(Number(after.version)).toBe(Number(before.version) + 1);
    const stale = await ask({ store: scene.store }, 'vetoScenario', {
      input: { tournament: scene.id, round: 1, table: 1, scenario: b },
      token: scene.token,
      idempotencyKey: freshKey(),
      ifMatch: '0',
    });
    expect(stale).toMatchObject({ ok: false, error: { code: 'VERSION_MISMATCH' } });
  });
});

describe('where nobody vetoes', () => {
  it('a veto is refused', async () => {
    const scene = await drawnScene({ by: 'DRAWN', pool });
    expect(await vetoRefusal(scene, pool[0]!)).toMatchObject({ code: 'CONFLICT', reason: 'NO_VETO' });
    const { scenario, scenarioChoices, tables } = await round1(scene);
    expect(pool).toContain(scenario);
    expect(scenarioChoices).toEqual([]);
    expect(tables[0]?.veto).toBeNull();
  });
});

describe('the scenario of a round that is drawn and not started', () => {
  it('is drawn again from the pool, never the same, and the reason is shown', async () => {
    const scene = await drawnScene({ by: 'DRAWN', pool: ['Domination', 'Reconnoitre'] });
    const { scenario, tables } = await round1(scene);
    const again = await does<Round>(scene, 'setRoundScenario', { round: 1, reason: 'no terrain' });
    expect(again.scenario).toBe(scenario === 'Domination' ? 'Reconnoitre' : 'Domination');
    expect(again.scenarioReason).toBe('no terrain');
    expect(again.tables).toEqual(tables);
  });

  it('is named by the organiser, and stays when the tables are drawn again or set', async () => {
    const scene = await drawnScene({ by: 'DRAWN', pool });
    await does(scene, 'setRoundScenario', { round: 1, scenario: 'Clash', reason: 'asked for' });
    expect(await does<Round>(scene, 'redrawRound', { round: 1, reason: 'again' })).toMatchObject({
      scenario: 'Clash',
      scenarioReason: 'asked for',
      note: 'again',
    });
    const tables = [
      ['e1', 'e2'],
      ['e3', 'e4'],
    ];
    expect(await does<Round>(scene, 'setRoundTables', { round: 1, tables, reason: 'by hand' })).toMatchObject(
      { scenario: 'Clash' },
    );
  });

  it('ends the vetoes once it is named, and lets them begin anew once choices are drawn again', async () => {
    const scene = await toVeto();
    const { a } = await table1(scene);
    await veto(scene, a);
    const named = await does<Round>(scene, 'setRoundScenario', {
      round: 1,
      scenario: 'Clash',
      reason: 'asked for',
    });
    expect(named).toMatchObject({ scenario: 'Clash', scenarioChoices: [] });
    expect((await round1(scene)).tables[0]?.veto).toBeNull();
    const drawn = await does<Round>(scene, 'setRoundScenario', { round: 1, reason: 'after all' });
    expect(drawn.scenario).toBeNull();
    expect(drawn.scenarioChoices).toHaveLength(3);
  });

  it('cannot be drawn where the pack has no pool, nor changed once the round is started', async () => {
    const scene = await drawnScene({ by: 'NAMED' });
    const input = { round: 1, reason: 'r' };
    expect(await refusal(scene, 'setRoundScenario', input)).toMatchObject({ reason: 'NO_SCENARIO_POOL' });
    await does(scene, 'startRound', { round: 1 });
    expect(await refusal(scene, 'setRoundScenario', { ...input, scenario: 'Clash' })).toMatchObject({
      code: 'WRONG_STATE',
      state: 'ROUND_STARTED',
    });
  });

  it('is one of the doubles scenarios in a doubles event, and so is the whole pool', async () => {
    const faults = [{ path: 'pack.scenarios.pool[1]', code: 'NOT_ALLOWED' }];
    const scenarios = { by: 'DRAWN', pool: ['cornered', 'Domination'] };
    const scene = await newScene({ format: 'DOUBLES' });
    expect(await refusal(scene, 'updateTournament', { pack: { scenarios } })).toMatchObject({ faults });
    await does(scene, 'registerEntrant', { name: 'One', members: ['A', 'B'] });
    await does(scene, 'registerEntrant', { name: 'Two', members: ['C', 'D'] });
    await does(scene, 'drawRound');
    const input = { round: 1, scenario: 'Domination', reason: 'r' };
    expect(await refusal(scene, 'setRoundScenario', input)).toMatchObject({
      faults: [{ path: 'scenario', code: 'NOT_ALLOWED' }],
    });
    expect(await does<Round>(scene, 'setRoundScenario', { ...input, scenario: 'cornered' })).toMatchObject({
      scenario: 'cornered',
    });
  });
});
