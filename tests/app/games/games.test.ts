import type {
  CreatedGame,
  Game,
  GameReport,
  RoundGames,
  TeamMatch,
} from '../../../src/app/kernel/generated/answers';
import { emptyState, mergeChanges } from '../../../src/domain/games/changes';
import { setupOf, stateOf } from '../../../src/domain/games/from-answer';
import { sealOf } from '../../../src/shared/sealing';
import { type Input, type World, ask, freshKey, must } from '../tournaments/organiser';
import { worldAt } from '../world-at';

const DAY_MS = 24 * 60 * 60 * 1000;

const captain = {
  name: 'Captain',
  models: 1,
  might: 2,
  will: 1,
  fate: 1,
  wounds: 2,
  isHero: true,
  isLeader: true,
};
const warriors = { name: 'Warrior', models: 10, banners: 1 };
const units = [captain, warriors];
const twoSides = [
  { name: 'Ann', units },
  { name: 'Ben', units },
];

const begun = (world: World, input: Input = {}): Promise<CreatedGame> =>
  must<CreatedGame>(world, 'createGame', { input: { sides: twoSides, ...input } });
const tokenOf = ({ joinTokens }: CreatedGame, side: number): string => joinTokens[side]?.token ?? '';

const DEVICE = 'phone-of-ann';
const change = (world: World, id: string, token: string | null, input: Input) =>
  ask<Game>(world, 'changeGame', {
    input: { id, device: DEVICE, ...input },
    token,
    idempotencyKey: freshKey(),
  });
const read = (world: World, id: string, token: string | null) =>
  ask<Game>(world, 'game', { input: { id }, token });

const faultsOf = (answer: { ok: boolean; error?: unknown }): unknown =>
  (answer.error as { faults?: readonly { path: string; code: string; message: string }[] }).faults;

describe('a casual game', () => {
  it('begins with two sides in numbers, a break point and a quarter', async () => {
    const { world } = worldAt();
    const created = await begun(world, { scenario: 'Take and Hold' });
    const { game } = created;
    expect(game).toMatchObject({
      edition: '2018',
      scenario: 'take-and-hold',
      you: null,
      turn: 1,
      state: 'OPEN',
    });
    expect(game.sides[0]).toMatchObject({ models: 11, brokenAt: 6, quarterAt: 2, might: 2, wounds: 12 });
    expect(created.joinTokens.map(({ player }) => player)).toEqual(['Ann', 'Ben']);
    const seen = await read(world, game.id, tokenOf(created, 1));
    expect(seen).toMatchObject({ ok: true, value: { you: 1 } });
  });

  it('counts what both devices counted, and a repeated batch once', async () => {
    const { world } = worldAt();
    const created = await begun(world);
    const { id } = created.game;
    const batch = { changes: [{ sequence: 1, clock: 1, counter: '1.1.casualties', by: 3 }] };
    await change(world, id, tokenOf(created, 0), batch);
    await change(world, id, tokenOf(created, 0), batch);
    const other = await change(world, id, tokenOf(created, 1), {
      device: 'phone-of-ben',
      changes: [{ sequence: 1, clock: 1, counter: '1.1.casualties', by: 2 }],
    });
    expect(other).toMatchObject({
      ok: true,
      value: {
        version: '3',
        sides: [{}, { totals: { casualties: 5, brokenIn: 1, modelsLeft: 6, broken: false } }],
      },
    });
  });

  it('keeps the earlier of two values that did not know of each other', async () => {
    const { world } = worldAt();
    const created = await begun(world);
    const { id } = created.game;
    const turn = (value: string) => ({
      changes: [{ sequence: 1, clock: 1, seen: 0, register: 'turn', value }],
    });
    await change(world, id, tokenOf(created, 0), turn('2'));
    const after = await change(world, id, tokenOf(created, 1), { device: 'phone-of-ben', ...turn('3') });
    expect(after).toMatchObject({
      ok: true,
      value: {
        turn: 3,
        registers: [{ register: 'turn', now: { value: '3' }, before: { value: '2' }, isDisputed: true }],
      },
    });
  });

  it('is taken out of its answer as it is merged', async () => {
    const { world } = worldAt();
    const created = await begun(world);
    const { id } = created.game;
    const changes = [
      { sequence: 1, clock: 1, seen: 0, counter: '1.1.casualties', by: 3 },
      { sequence: 2, clock: 2, seen: 0, register: 'turn', value: '2' },
      { sequence: 3, clock: 3, seen: 0, register: 'turn', value: '3' },
    ];
    const after = await change(world, id, tokenOf(created, 0), { changes });
    if (!after.ok) throw new Error('it is changed');
    expect(stateOf(after.value)).toEqual(
      mergeChanges(
        emptyState,
        changes.map((one) => ({ device: DEVICE, ...one }) as Parameters<typeof mergeChanges>[1][number]),
      ),
    );
    expect(setupOf(after.value)).toMatchObject({
      edition: '2018',
      scenario: null,
      sides: [{ models: 11 }, {}],
    });
  });

  it('refuses by name what cannot be', async () => {
    const { world } = worldAt();
    const created = await begun(world);
    const { id } = created.game;
    const below = await change(world, id, tokenOf(created, 0), {
      changes: [{ sequence: 1, clock: 1, counter: '0.0.might', by: -1 }],
    });
    expect(faultsOf(below)).toEqual([
      { path: 'changes[0].by', code: 'TOO_SMALL', message: '0.0.might is 0: -1 would take it below 0' },
    ]);
    const neither = await change(world, id, tokenOf(created, 0), { changes: [{ sequence: 1, clock: 1 }] });
    expect(faultsOf(neither)).toEqual([
      {
        path: 'changes[0].counter',
        code: 'REQUIRED',
        message: 'is required: a counter with `by`, or a register with `value`',
      },
    ]);
    const strangers = await begun(world);
    expect(await read(world, id, tokenOf(strangers, 0))).toMatchObject({
      error: { code: 'FORBIDDEN', allowedRoles: ['a side of this game'] },
    });
    expect(await read(world, id, null)).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
    const large = await ask(world, 'createGame', {
      input: {
        sides: [
          { name: 'Ann', units: [warriors, { name: 'Goblin', models: 200 }, { name: 'Bat', models: 90 }] },
          twoSides[1],
        ],
      },
      idempotencyKey: freshKey(),
    });
    expect(faultsOf(large)).toEqual([
      {
        path: 'sides[0].units',
        code: 'TOO_LARGE',
        message: 'has 300 models: a side of a sheet has at most 200',
      },
    ]);
    const three = await ask(world, 'createGame', {
      input: { sides: [...twoSides, { name: 'Cid' }] },
      idempotencyKey: freshKey(),
    });
    expect(faultsOf(three)).toMatchObject([{ path: 'sides', code: 'TOO_LONG' }]);
    const scenario = await ask(world, 'createGame', {
      input: { sides: twoSides, scenario: 'take-and-hod' },
      idempotencyKey: freshKey(),
    });
    expect(faultsOf(scenario)).toMatchObject([{ path: 'scenario', code: 'UNKNOWN_REFERENCE' }]);
  });

  it('takes the army of the other side later, until something of it was ticked off', async () => {
    const { world } = worldAt();
    const created = await begun(world, { sides: [twoSides[0], { name: 'Ben' }] });
    const { id } = created.game;
    const set = (side: number, token: string) =>
      ask<Game>(world, 'setGameArmy', { input: { id, side, units }, token, idempotencyKey: freshKey() });
    expect(await set(1, tokenOf(created, 0))).toMatchObject({ error: { code: 'FORBIDDEN' } });
    expect(await set(1, tokenOf(created, 1))).toMatchObject({
      ok: true,
      value: { sides: [{}, { models: 11 }] },
    });
    await change(world, id, tokenOf(created, 0), {
      changes: [{ sequence: 1, clock: 1, counter: '1.1.casualties', by: 1 }],
    });
    expect(await set(1, tokenOf(created, 1))).toMatchObject({ error: { reason: 'MATCH_BEGUN' } });
  });

  it('reads a pasted army with the numbers of its check', async () => {
    const { world } = worldAt();
    const text = 'Rohan\nÉomer, Marshal of the Riddermark\n6 Warriors of Rohan';
    const { game } = await begun(world, { sides: [{ name: 'Ann', text, list: 'rohan' }, { name: 'Ben' }] });
    expect(game.sides[0]).toMatchObject({ models: 7, might: 3, brokenAt: 4, quarterAt: 1 });
    expect(game.sides[0]?.rows[0]).toMatchObject({ isHero: true, isLeader: true, models: 1 });
  });

  it('hides what is sealed until it is shown by its side', async () => {
    const { world } = worldAt();
    const created = await begun(world);
    const { id } = created.game;
    const secret = { subject: 'Target of Ann', choice: 'Captain', nonce: 'abcdefgh' };
    const sealed = await ask<Game>(world, 'sealInGame', {
      input: { id, subject: secret.subject, commitment: sealOf(secret) },
      token: tokenOf(created, 0),
      idempotencyKey: freshKey(),
    });
    expect(sealed).toMatchObject({ ok: true, value: { secrets: [{ secret: 's1', side: 0, choice: null }] } });
    const show = (token: string, choice: string) =>
      ask<Game>(world, 'showInGame', {
        input: { id, secret: 's1', choice, nonce: secret.nonce },
        token,
        idempotencyKey: freshKey(),
      });
    expect(await show(tokenOf(created, 1), 'Captain')).toMatchObject({ error: { code: 'FORBIDDEN' } });
    expect(faultsOf(await show(tokenOf(created, 0), 'Warrior'))).toMatchObject([{ path: 'choice' }]);
    expect(await show(tokenOf(created, 0), 'Captain')).toMatchObject({
      ok: true,
      value: { secrets: [{ choice: 'Captain', nonce: 'abcdefgh' }] },
    });
  });

  it('is scored by the sheet of its scenario, says what would turn it, and ends with that score', async () => {
    const { world } = worldAt();
    const created = await begun(world, { edition: '2024', scenario: 'Hold Ground' });
    const { id } = created.game;
    const token = tokenOf(created, 0);
    await change(world, id, token, {
      changes: [
        { sequence: 1, clock: 1, counter: '1.0.wounds', by: 1 },
        { sequence: 2, clock: 2, register: '1.line.models-at-the-objective.0', value: '1' },
      ],
    });
    const seen = await read(world, id, token);
    expect(seen).toMatchObject({ ok: true, value: { score: { victoryPoints: [1, 4], winner: 'SECOND' } } });
    expect(seen.ok && (seen.value.score?.turns?.length ?? 0) > 0).toBe(true);
    const finish = (input: Input) =>
      ask<GameReport>(world, 'finishGame', { input: { id, ...input }, token, idempotencyKey: freshKey() });
    expect(faultsOf(await finish({ victoryPoints: [8, 4] }))).toEqual([
      {
        path: 'victoryPoints',
        code: 'INCONSISTENT',
        message: 'must be 1 and 4, as the sheet says by Hold Ground: correct the sheet, or leave them out',
      },
    ]);
    expect(await finish({})).toMatchObject({
      ok: true,
      value: {
        victoryPoints: [1, 4],
        leaderKilled: [false, false],
        status: null,
        game: { state: 'FINISHED' },
      },
    });
    const late = await change(world, id, token, {
      changes: [{ sequence: 3, clock: 3, counter: '0.0.might', by: 1 }],
    });
    expect(late).toMatchObject({ error: { code: 'WRONG_STATE', allowed: ['keepGame', 'finishGame'] } });
  });

  it('is taken away a month after its last change, unless it is kept', async () => {
    const { world, pass } = worldAt();
    const one = await begun(world);
    const two = await begun(world);
    await must(world, 'keepGame', { input: { id: two.game.id }, token: tokenOf(two, 0) });
    pass(32 * DAY_MS);
    expect(await read(world, one.game.id, tokenOf(one, 0))).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(await read(world, two.game.id, tokenOf(two, 0))).toMatchObject({
      ok: true,
      value: { keptUntil: null },
    });
  });

  it('stays small however often it is written', async () => {
    const { world } = worldAt();
    const created = await begun(world);
    const { id } = created.game;
    const sizes: number[] = [];
    for (let sequence = 1; sequence <= 60; sequence += 1) {
      await change(world, id, tokenOf(created, 0), {
        changes: [{ sequence, clock: sequence, register: '0.note', value: `note ${sequence}` }],
      });
      const items = await world.store.get([{ item: 'GAME', game: id }]);
      sizes.push(items.ok ? (items.value[0]?.body.length ?? 0) : 0);
    }
    expect(sizes.at(-1)).toBeLessThan(7000);
    expect((sizes.at(-1) ?? 0) - (sizes[30] ?? 0)).toBeLessThan(50);
    expect(await read(world, id, tokenOf(created, 0))).toMatchObject({ ok: true, value: { version: '61' } });
  });
});

/** A started round of two tables, with the tokens of the entrants at the first. */
const event = async (world: World, settings: Input = {}) => {
  const made = await must<{ tournament: { id: string }; organiserToken: string }>(world, 'createTournament', {
    input: {
      name: 'Cup',
      rounds: 2,
      visibility: 'PUBLIC',
      startsOn: '2026-11-28',
      scenarios: ['Hold Ground'],
      edition: '2024',
      ...settings,
    },
  });
  const tournament = made.tournament.id;
  const token = made.organiserToken;
  const tokens = new Map<string, string>();
  for (const name of ['Ann', 'Ben', 'Cid', 'Dee']) {
    const entrant = await must<{ id: string }>(world, 'registerEntrant', {
      input: { tournament, name },
      token,
    });
    const granted = await must<{ token: string }>(world, 'grantRole', {
      input: { tournament, role: 'PLAYER', entrant: entrant.id },
      token,
    });
    tokens.set(entrant.id, granted.token);
  }
  await must(world, 'drawRound', { input: { tournament }, token });
  const round = await must<{ tables: readonly { entrants: readonly string[] }[] }>(world, 'startRound', {
    input: { tournament, round: 1 },
    token,
  });
  const seated = (table: number) =>
    (round.tables[table - 1]?.entrants ?? []).map((id) => tokens.get(id) ?? '');
  return { tournament, token, atOne: seated(1), atTwo: seated(2) };
};

const open = (world: World, tournament: string, token: string) =>
  ask<Game>(world, 'openTableGame', {
    input: { tournament, round: 1, table: 1 },
    token,
    idempotencyKey: freshKey(),
  });

describe('the game of a table', () => {
  it('has one sheet, on which both entrants and the staff write, and nobody else', async () => {
    const { world } = worldAt();
    const { tournament, token, atOne, atTwo } = await event(world);
    const [first = '', second = ''] = atOne;
    const opened = await open(world, tournament, first);
    expect(opened).toMatchObject({
      ok: true,
      value: {
        id: `${tournament}-1-1`,
        you: 0,
        edition: '2024',
        scenario: '2024-hold-ground',
        round: 1,
        table: 1,
        version: '1',
      },
    });
    expect(await open(world, tournament, second)).toMatchObject({
      ok: true,
      value: { you: 1, version: '1' },
    });
    expect(await open(world, tournament, atTwo[0] ?? '')).toMatchObject({ error: { code: 'FORBIDDEN' } });
    const id = `${tournament}-1-1`;
    expect(await read(world, id, atTwo[0] ?? '')).toMatchObject({
      error: { code: 'FORBIDDEN', allowedRoles: expect.arrayContaining(['a side of this game']) as unknown },
    });
    expect(
      await change(world, id, second, { changes: [{ sequence: 1, clock: 1, register: 'turn', value: '4' }] }),
    ).toMatchObject({ ok: true, value: { turn: 4, you: 1 } });
    expect(await read(world, id, token)).toMatchObject({ ok: true, value: { you: null, turn: 4 } });
  });

  it('shows the staff how the round stands, and everybody else only if the event wants it', async () => {
    const { world } = worldAt();
    const quiet = await event(world);
    await open(world, quiet.tournament, quiet.token);
    const games = (tournament: string, token: string | null) =>
      ask<RoundGames>(world, 'roundGames', { input: { tournament, round: 1 }, token });
    expect(await games(quiet.tournament, quiet.token)).toMatchObject({
      ok: true,
      value: {
        items: [{ table: 1, turn: 1, broken: [false, false], isNearEnd: false, victoryPoints: [0, 0] }],
      },
    });
    expect(await games(quiet.tournament, null)).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
    const live = await event(world, { liveScores: true });
    await open(world, live.tournament, live.token);
    expect(await games(live.tournament, null)).toMatchObject({ ok: true, value: { items: [{ table: 1 }] } });
    expect(await read(world, `${live.tournament}-1-1`, null)).toMatchObject({
      ok: true,
      value: { you: null },
    });
  });

  it('ends as the report of the event, which the opponent confirms', async () => {
    const { world } = worldAt();
    const { tournament, atOne } = await event(world);
    const [first = '', second = ''] = atOne;
    await open(world, tournament, first);
    const id = `${tournament}-1-1`;
    await change(world, id, first, {
      changes: [{ sequence: 1, clock: 1, register: '0.line.models-at-the-objective.0', value: '2' }],
    });
    const report = await must<GameReport>(world, 'finishGame', { input: { id }, token: first });
    expect(report).toMatchObject({ victoryPoints: [8, 0], status: 'REPORTED', game: { state: 'FINISHED' } });
    const confirmed = await must(world, 'confirmResult', {
      input: { tournament, round: 1, table: 1 },
      token: second,
      ifMatch: '1',
    });
    expect(confirmed).toMatchObject({ result: { status: 'CONFIRMED', victoryPoints: [8, 0] } });
  });

  it('is taken away a month after the last day of the event, unless it is kept', async () => {
    const { world, pass } = worldAt();
    const { tournament, token, atOne } = await event(world, { endsOn: '2026-12-20' });
    const opened = await open(world, tournament, atOne[0] ?? '');
    expect(opened).toMatchObject({ value: { keptUntil: '2027-01-21T00:00:00.000Z' } });
    const other = await ask<Game>(world, 'openTableGame', {
      input: { tournament, round: 1, table: 2 },
      token,
      idempotencyKey: freshKey(),
    });
    if (!other.ok) throw new Error('the other table has a sheet');
    await must(world, 'keepGame', { input: { id: other.value.id }, token });
    pass(53 * DAY_MS);
    expect(await read(world, `${tournament}-1-1`, token)).toMatchObject({ ok: true });
    pass(2 * DAY_MS);
    expect(await read(world, `${tournament}-1-1`, token)).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(await read(world, other.value.id, token)).toMatchObject({ ok: true, value: { keptUntil: null } });
  });

  it('forgets an erased entrant', async () => {
    const { world } = worldAt();
    const { tournament, token, atOne } = await event(world);
    await open(world, tournament, atOne[0] ?? '');
    const id = `${tournament}-1-1`;
    const before = await read(world, id, token);
    if (!before.ok) throw new Error('the sheet is there');
    const [side] = before.value.sides;
    await must(world, 'eraseEntrant', { input: { tournament, entrant: side?.entrant }, token });
    const items = await world.store.get([{ item: 'GAME', game: id }]);
    expect(items.ok && items.value[0]?.body).not.toContain(`"${side?.name}"`);
    expect(await read(world, id, token)).toMatchObject({
      ok: true,
      value: { sides: [{ name: 'Erased' }, {}] },
    });
  });
});

/** A match of two teams of two, by default paired: Ann meets Dee, Ben meets Cid. */
const teamEvent = async (world: World, { isPaired = true, ...settings }: Input = {}) => {
  const made = await must<{ tournament: { id: string }; organiserToken: string }>(world, 'createTournament', {
    input: {
      name: 'Team Cup',
      rounds: 1,
      visibility: 'PUBLIC',
      startsOn: '2026-11-28',
      scenarios: ['Hold Ground'],
      edition: '2024',
      format: 'TEAMS',
      teams: { size: 2, protocol: ['ORDER'] },
      ...settings,
    },
  });
  const tournament = made.tournament.id;
  const token = made.organiserToken;
  const captains: string[] = [];
  for (const [name, members] of [
    ['Rohan', ['Ann', 'Ben']],
    ['Gondor', ['Cid', 'Dee']],
  ]) {
    await must(world, 'registerEntrant', { input: { tournament, name, members }, token });
    const entrant = `e${captains.length + 1}`;
    captains.push(
      (
        await must<{ token: string }>(world, 'grantRole', {
          input: { tournament, role: 'PLAYER', entrant },
          token,
        })
      ).token,
    );
  }
  await must(world, 'drawRound', { input: { tournament }, token });
  await must(world, 'startRound', { input: { tournament, round: 1 }, token });
  const at = { tournament, round: 1, table: 1 };
  const match = await must<TeamMatch>(world, 'teamMatch', { input: at });
  const order = match.teams.map(({ entrant }) => entrant);
  const picks = order.map((entrant, side) => ({
    entrant,
    players: entrant === 'e1' ? [1, 2] : [2, 1],
    nonce: `a long nonce ${side}`,
    subject: match.picks[0]?.sides[side]?.subject ?? '',
  }));
  for (const { entrant, players, nonce, subject } of isPaired ? picks : []) {
    const commitment = sealOf({ subject, choice: players.join(' '), nonce });
    await must(world, 'sealPick', { input: { ...at, entrant, pick: 1, commitment }, token });
  }
  for (const { entrant, players, nonce } of isPaired ? picks : [])
    await must(world, 'showPick', { input: { ...at, entrant, pick: 1, players, nonce }, token });
  const tokenOfTeam = (side: number): string => captains[order[side] === 'e1' ? 0 : 1] ?? '';
  const board = (number: number | undefined, caller: string | null) =>
    ask<Game>(world, 'openTableGame', {
      input: { ...at, ...(number !== undefined && { board: number }) },
      token: caller,
      idempotencyKey: freshKey(),
    });
  return { at, token, first: tokenOfTeam(0), second: tokenOfTeam(1), order, board };
};

describe('the games of a team match', () => {
  const finish = (world: World, id: string, token: string, input: Input = {}) =>
    ask<GameReport>(world, 'finishGame', { input: { id, ...input }, token, idempotencyKey: freshKey() });

  it('have a sheet each, for both teams, under the names of the two players', async () => {
    const { world } = worldAt();
    const { at, first, second, order, board } = await teamEvent(world);
    const opened = await board(1, first);
    const ann = 'Ann (Rohan)';
    const dee = 'Dee (Gondor)';
    expect(opened).toMatchObject({
      ok: true,
      value: {
        id: `${at.tournament}-1-1-1`,
        board: 1,
        you: 0,
        scenario: '2024-hold-ground',
        sides: (order[0] === 'e1' ? [ann, dee] : [dee, ann]).map((name) => ({ name })),
      },
    });
    expect(await board(1, second)).toMatchObject({ ok: true, value: { you: 1, version: '1' } });
    expect(await board(2, second)).toMatchObject({ ok: true, value: { board: 2, version: '1' } });
  });

  it('are named where there are matches of teams, once they are paired, and only there', async () => {
    const { world } = worldAt();
    const { board, first } = await teamEvent(world, { isPaired: false });
    expect(await board(1, first)).toMatchObject({
      error: {
        reason: 'GAME_NOT_PAIRED',
        detail: 'The captains have paired 0 of 2 games: game 1 has no players yet.',
      },
    });
    expect(faultsOf(await board(undefined, first))).toEqual([
      {
        path: 'board',
        code: 'REQUIRED',
        message: 'is required in a team event: 1 to 2: a match has 2 games',
      },
    ]);
    expect(faultsOf(await board(3, first))).toMatchObject([
      { path: 'board', code: 'TOO_LARGE', message: 'must be 1 to 2: a match has 2 games' },
    ]);
    const singles = await event(world);
    const named = await ask(world, 'openTableGame', {
      input: { tournament: singles.tournament, round: 1, table: 1, board: 1 },
      token: singles.token,
      idempotencyKey: freshKey(),
    });
    expect(faultsOf(named)).toMatchObject([{ path: 'board', code: 'NOT_ALLOWED' }]);
  });

  it('refuse a stranger of another event', async () => {
    const { world } = worldAt();
    const { board, first, at } = await teamEvent(world);
    const other = await teamEvent(world);
    expect(await board(1, other.first)).toMatchObject({ error: { code: 'FORBIDDEN' } });
    await board(1, first);
    expect(await read(world, `${at.tournament}-1-1-1`, other.first)).toMatchObject({
      error: { code: 'FORBIDDEN' },
    });
  });

  it('become the report of the match once the last is over, which the other team confirms', async () => {
    const { world } = worldAt();
    const { at, token, first, second, board } = await teamEvent(world);
    const id = (number: number) => `${at.tournament}-1-1-${number}`;
    await board(1, first);
    await board(2, second);
    await change(world, id(1), first, {
      changes: [{ sequence: 1, clock: 1, register: '0.line.models-at-the-objective.0', value: '2' }],
    });
    expect(faultsOf(await finish(world, id(1), first, { leaderKilled: [true, false] }))).toEqual([
      { path: 'leaderKilled', code: 'NOT_ALLOWED', message: 'has no place in a game of a team match' },
    ]);
    expect(await finish(world, id(1), first)).toMatchObject({
      ok: true,
      value: { victoryPoints: [8, 0], status: null, game: { state: 'FINISHED', endedWith: [8, 0] } },
    });
    expect(
      await ask<RoundGames>(world, 'roundGames', { input: { tournament: at.tournament, round: 1 }, token }),
    ).toMatchObject({
      ok: true,
      value: {
        items: [
          { table: 1, board: 1, state: 'FINISHED', victoryPoints: [8, 0], gamePoints: [2, 0] },
          { table: 1, board: 2, state: 'OPEN', victoryPoints: [0, 0], gamePoints: [1, 1] },
        ],
      },
    });
    expect(await finish(world, id(2), second)).toMatchObject({
      ok: true,
      value: { victoryPoints: [0, 0], status: 'REPORTED' },
    });
    // Whoever ends it again is told that it is reported.
    expect(await finish(world, id(1), first)).toMatchObject({ ok: true, value: { status: 'REPORTED' } });
    const confirmed = await must(world, 'confirmResult', { input: at, token: first, ifMatch: '1' });
    expect(confirmed).toMatchObject({
      result: {
        status: 'CONFIRMED',
        victoryPoints: [3, 1],
        games: [{ victoryPoints: [8, 0] }, { victoryPoints: [0, 0] }],
      },
    });
  });

  it('report the match once where the last two end at the same moment', async () => {
    const { world } = worldAt();
    const { at, first, second, board } = await teamEvent(world, { scenarios: ['Ambush'] });
    await board(1, first);
    await board(2, first);
    const [one, other] = await Promise.all([
      finish(world, `${at.tournament}-1-1-1`, first, { victoryPoints: [5, 3] }),
      finish(world, `${at.tournament}-1-1-2`, second, { victoryPoints: [2, 2] }),
    ]);
    expect([one, other].map((answer) => answer.ok)).toEqual([true, true]);
    const round = await must<{ tables: readonly { result: unknown }[] }>(world, 'round', {
      input: { tournament: at.tournament, round: 1 },
    });
    expect(round.tables[0]?.result).toMatchObject({
      games: [{ victoryPoints: [5, 3] }, { victoryPoints: [2, 2] }],
    });
    const again = await finish(world, `${at.tournament}-1-1-1`, second, { victoryPoints: [0, 9] });
    expect(faultsOf(again)).toEqual([
      {
        path: 'victoryPoints',
        code: 'INCONSISTENT',
        message: 'must be 5 and 3, with which the game ended',
      },
    ]);
  });

  it('forget an erased team', async () => {
    const { world } = worldAt();
    const { at, token, first, board } = await teamEvent(world);
    await board(1, first);
    await must(world, 'eraseEntrant', { input: { tournament: at.tournament, entrant: 'e1' }, token });
    const items = await world.store.get([{ item: 'GAME', game: `${at.tournament}-1-1-1` }]);
    const body = items.ok ? items.value[0]?.body : undefined;
    expect(body).toContain('Dee (Gondor)');
    expect(body).not.toContain('Ann');
    expect(body).not.toContain('Rohan');
  });

  it('go with their event', async () => {
    const { world } = worldAt();
    const { at, token, first, board } = await teamEvent(world);
    await board(2, first);
    const { tournament } = at;
    const cancelled = await must<{ version: string }>(world, 'cancelTournament', {
      input: { tournament, reason: 'flood' },
      token,
    });
    await must(world, 'deleteTournament', { input: { tournament }, token, ifMatch: cancelled.version });
    const items = await world.store.get([{ item: 'GAME', game: `${tournament}-1-1-2` }]);
    expect(items.ok ? items.value[0]?.body : undefined).not.toContain('Ben');
    expect(await read(world, `${tournament}-1-1-2`, first)).toMatchObject({ error: { code: 'GONE' } });
  });
});
