import { createHash } from 'node:crypto';
import { shuffled } from '../../../src/shared/seeded-random';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from './organiser';
import type {
  CreatedTournament,
  Round,
  Tournament,
  TournamentStandings,
} from '../../../src/app/kernel/generated/answers';

const organise = async (settings: Input, names: readonly string[] = []) => {
  const world = { store: memoryStore() };
  const created = await must<CreatedTournament>(world, 'createTournament', {
    input: { name: 'Event', rounds: 3, ...settings },
  });
  const { id } = created.tournament;
  const token = created.organiserToken;
  const change = <Output = Record<string, unknown>>(
    operation: OperationName,
    input: Input = {},
    ifMatch: string | null = null,
  ) => must<Output>(world, operation, { input: { tournament: id, ...input }, token, ifMatch });
  const refusal = async (operation: OperationName, input: Input = {}, more: Input = {}) => {
    const answer = await ask(world, operation, {
      input: { tournament: id, ...input },
      token,
      idempotencyKey: freshKey(),
      ...more,
    });
    return answer.ok ? undefined : answer.error;
  };
  for (const name of names) await change('registerEntrant', { name });
  return { world, id, token, created, change, refusal };
};

const faultsOf = (error: Awaited<ReturnType<Awaited<ReturnType<typeof organise>>['refusal']>>) =>
  error?.code === 'INVALID_INPUT' ? error.faults.map(({ path, code }) => [path, code]) : error;

describe('places', () => {
  it('go to the first by player number; others wait, move up and are not put out by whoever comes back', async () => {
    const { change } = await organise({ cap: 2 }, ['A', 'B']);
    const third = await change('registerEntrant', { name: 'C' });
    expect(third).toMatchObject({ id: 'e3', number: 3, status: 'WAITING' });
    const statuses = async () =>
      (await change<Tournament>('tournament')).entrants.map(({ status }) => status);
    expect(await statuses()).toEqual(['ACTIVE', 'ACTIVE', 'WAITING']);
    await change('withdrawEntrant', { entrant: 'e1' });
    expect(await statuses()).toEqual(['WITHDRAWN', 'ACTIVE', 'ACTIVE']);
    expect(await change('reinstateEntrant', { entrant: 'e1' })).toMatchObject({ status: 'WAITING' });
    expect(await statuses()).toEqual(['WAITING', 'ACTIVE', 'ACTIVE']);
  });

  it('are drawn without those who wait or have withdrawn', async () => {
    const { change } = await organise({ cap: 4 }, ['A', 'B', 'C', 'D', 'E', 'F']);
    await change('withdrawEntrant', { entrant: 'e2' });
    const { tables, unpaired } = await change<Round>('drawRound');
    expect(tables.flatMap(({ entrants }) => entrants).sort()).toEqual(['e1', 'e3', 'e4', 'e5']);
    expect(unpaired).toBeNull();
  });

  it('are for at least two', async () => {
    const { refusal } = await organise({}, ['A']);
    expect(await refusal('drawRound')).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the seed of round 1', () => {
  it('is hidden until the draw, has the hash that was published, and repeats the draw', async () => {
    const { change, created } = await organise({}, ['A', 'B', 'C', 'D', 'E']);
    expect(JSON.stringify(await change('tournament'))).not.toContain('seed-32');
    const { seed, tables, unpaired } = await change<Round>('drawRound');
    expect(createHash('sha256').update(seed!).digest('base64url')).toBe(created.tournament.seedCommitment);
    const order = shuffled(['e1', 'e2', 'e3', 'e4', 'e5'], seed!);
    expect([...tables.flatMap(({ entrants }) => entrants), unpaired?.entrant]).toEqual(order);
  });

  it('gives each redraw a seed that follows from it', async () => {
    const { change } = await organise({}, ['A', 'B', 'C', 'D']);
    const { seed } = await change<Round>('drawRound');
    for (const count of [1, 2]) {
      const again = await change<Round>('redrawRound', { round: 1, reason: `time ${count}` });
      expect(again.seed).toBe(createHash('sha256').update(`${seed}:${count}`).digest('base64url'));
      expect(again.note).toBe(`time ${count}`);
    }
  });
});

describe('tables set by hand', () => {
  it('carry the organiser’s words', async () => {
    const { change } = await organise({ unpaired: 'SPARE' }, ['A', 'B', 'C']);
    const round = await change<Round>('setRoundTables', {
      round: 1,
      tables: [['e3', 'e1']],
      unpaired: { entrant: 'e2', kind: 'SPARE' },
      reason: 'one table is upstairs',
    });
    const reason = { code: 'MOVED_BY_ORGANISER', text: 'moved by the organiser: one table is upstairs' };
    expect(round.tables).toEqual([
      {
        table: 1,
        number: 1,
        entrants: ['e3', 'e1'],
        reason,
        armies: null,
        veto: null,
        result: null,
        version: '0',
      },
    ]);
    expect(round.unpaired).toEqual({
      entrant: 'e2',
      kind: 'SPARE',
      reason,
      table: 2,
      number: 2,
      armies: null,
      veto: null,
      result: null,
      version: '0',
    });
    expect(round.seed).toBeNull();
  });

  it('are refused with every fault', async () => {
    const { refusal } = await organise({}, ['A', 'B', 'C', 'D']);
    const error = await refusal('setRoundTables', {
      round: 1,
      tables: [['e1', 'e1'], ['e9', 'e2']], // prettier-ignore
      reason: 'in a hurry',
    });
    expect(faultsOf(error)).toEqual([
      ['tables[0][1]', 'DUPLICATE'],
      ['tables[1][0]', 'UNKNOWN_REFERENCE'],
      ['tables', 'INCONSISTENT'],
    ]);
  });

  it('are those of the next round, or of the one that is drawn', async () => {
    const { refusal } = await organise({}, ['A', 'B']);
    expect(
      await refusal('setRoundTables', { round: 2, tables: [['e1', 'e2']], reason: 'too early' }),
    ).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('results', () => {
  const started = async () => {
    const event = await organise({ unpaired: 'SPARE' }, ['A', 'B', 'C']);
    await event.change('setRoundTables', {
      round: 1,
      tables: [['e1', 'e2']],
      unpaired: { entrant: 'e3', kind: 'SPARE' },
      reason: 'as wanted',
    });
    await event.change('startRound', { round: 1 });
    return event;
  };

  it('count: a game, the Spare Player, an unknown leader kill', async () => {
    const { change } = await started();
    await change('reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [7, 3] });
    await change('reportResult', {
      round: 1,
      table: 2,
      kind: 'PLAYED',
      victoryPoints: [4, 5],
      leaderKilled: [true, false],
      winner: 'SPARE',
    });
    const { standings, complete } = await change<TournamentStandings>('standings');
    expect(complete).toBe(true);
    expect(
      standings.map(({ entrant, tournamentPoints, victoryPointDifference, leadersKilled }) => [
        entrant,
        tournamentPoints,
        victoryPointDifference,
        leadersKilled,
      ]),
    ).toEqual([
      ['e1', 3, 4, 0],
      ['e3', 0, -1, 1],
      ['e2', 0, -4, 0],
    ]);
  });

  it.each([
    [{ kind: 'PLAYED' }, [['victoryPoints', 'REQUIRED']]],
    [{ kind: 'CONCESSION' }, [['concededBy', 'REQUIRED']]],
    [{ kind: 'CONCESSION', concededBy: 'e3' }, [['concededBy', 'UNKNOWN_REFERENCE']]],
    [
      { kind: 'BOTH_LOST', victoryPoints: [1, -1], winner: 'e1' },
      [
        ['victoryPoints[1]', 'TOO_SMALL'],
        ['victoryPoints', 'INCONSISTENT'],
        ['winner', 'INCONSISTENT'],
      ],
    ],
    [{ kind: 'PLAYED', victoryPoints: [7, 3], winner: 'e2' }, [['winner', 'INCONSISTENT']]],
    [{ kind: 'PLAYED', victoryPoints: [3, 3], winner: 'e1' }, [['winner', 'INCONSISTENT']]],
    [{ kind: 'PLAYED', victoryPoints: [3] }, [['victoryPoints', 'TOO_SHORT']]],
  ])('refuse %j', async (result, faults) => {
    const { refusal } = await started();
    expect(faultsOf(await refusal('reportResult', { round: 1, table: 1, ...result }))).toEqual(faults);
  });

  it('of the Spare Player are played games', async () => {
    const { refusal } = await started();
    expect(faultsOf(await refusal('reportResult', { round: 1, table: 2, kind: 'BOTH_LOST' }))).toEqual([
      ['kind', 'NOT_ALLOWED'],
    ]);
    expect(await refusal('reportResult', { round: 1, table: 3, kind: 'BOTH_LOST' })).toEqual({
      code: 'NOT_FOUND',
      kind: 'table',
      id: '3',
    });
  });

  it('that stand are overwritten only by who has seen them', async () => {
    const { change, refusal } = await started();
    const game = { round: 1, table: 1, kind: 'PLAYED' };
    await change('reportResult', { ...game, victoryPoints: [7, 3] });
    expect(await refusal('reportResult', { ...game, victoryPoints: [3, 7] })).toMatchObject({
      code: 'VERSION_MISMATCH',
      given: 'not given',
      current: '1',
      now: { result: { victoryPoints: [7, 3] } },
    });
    await change('reportResult', { ...game, victoryPoints: [3, 7] }, '"1"');
    const { tables } = await change<Round>('round', { round: 1 });
    expect(tables[0]).toMatchObject({ version: '2', result: { victoryPoints: [3, 7] } });
  });

  it('of a bye need no report', async () => {
    const { change } = await organise({ unpaired: 'BYE' }, ['A', 'B', 'C']);
    const { unpaired } = await change<Round>('drawRound');
    await change('startRound', { round: 1 });
    const { standings, complete } = await change<TournamentStandings>('standings');
    expect(complete).toBe(false);
    expect(standings[0]).toMatchObject({
      entrant: unpaired?.entrant,
      tournamentPoints: 3,
      victoryPoints: 6,
      leadersKilled: 1,
    });
  });
});

describe('standings as of a round', () => {
  it('stay as they were when somebody joins or leaves later', async () => {
    const { change } = await organise({}, ['A', 'B', 'C', 'D']);
    const first = await change<Round>('drawRound');
    await change('startRound', { round: 1 });
    for (const { table } of first.tables)
      await change('reportResult', { round: 1, table, kind: 'PLAYED', victoryPoints: [table + 4, 1] });
    const before = await change<TournamentStandings>('standings', { round: 1 });
    await change('registerEntrant', { name: 'Late' });
    await change('withdrawEntrant', { entrant: 'e2' });
    const second = await change<Round>('drawRound');
    expect([...second.tables.flatMap(({ entrants }) => entrants)].sort()).toEqual(['e1', 'e3', 'e4', 'e5']);
    await change('startRound', { round: 2 });
    expect((await change<TournamentStandings>('standings', { round: 1 })).standings).toEqual(
      before.standings,
    );
    expect((await change<TournamentStandings>('standings')).standings).toHaveLength(5);
  });

  it('are not there before the round has started', async () => {
    const { refusal, change } = await organise({}, ['A', 'B']);
    expect(await change('standings')).toMatchObject({ round: 0, standings: [] });
    await change('drawRound');
    expect(await refusal('standings', { round: 1 })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a private tournament', () => {
  it('is read with one of its tokens', async () => {
    const { world, id, token } = await organise({ visibility: 'PRIVATE' });
    const other = await organise({});
    const code = async (given: string | null) => {
      const answer = await ask(world, 'tournament', { input: { tournament: id }, token: given });
      return answer.ok ? 'OK' : answer.error.code;
    };
    expect(await code(null)).toBe('UNAUTHENTICATED');
    expect(await code(other.token)).toBe('FORBIDDEN');
    expect(await code(token)).toBe('OK');
  });
});

describe('a lost token', () => {
  it('comes back with the recovery code, once; the old one no longer works', async () => {
    const { world, id, token, created, refusal } = await organise({});
    const input = { tournament: id, recoveryCode: created.recoveryCode.toLowerCase().replaceAll('-', ' ') };
    const recovered = await must<CreatedTournament>(world, 'recoverOrganiserToken', { input });
    expect(recovered.organiserToken).not.toBe(token);
    expect(await refusal('registerEntrant', { name: 'A' })).toMatchObject({ code: 'FORBIDDEN' });
    await must(world, 'registerEntrant', {
      input: { tournament: id, name: 'A' },
      token: recovered.organiserToken,
    });
    const again = await ask(world, 'recoverOrganiserToken', { input, idempotencyKey: freshKey() });
    expect(again).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } });
  });

  it('is not kept anywhere, and neither is the code', async () => {
    const { world, token, created } = await organise({});
    const kept = JSON.stringify(world.store.items());
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(created.recoveryCode);
    expect(kept).not.toContain(token.slice(-20));
  });
});

it('a doubles event wants the two players of each team, singles none', async () => {
  const doubles = await organise({ format: 'DOUBLES' });
  expect(faultsOf(await doubles.refusal('registerEntrant', { name: 'A' }))).toEqual([
    ['members', 'INCONSISTENT'],
  ]);
  expect(await doubles.change('registerEntrant', { name: 'A', members: ['Ann', 'Abe'] })).toMatchObject({
    members: ['Ann', 'Abe'],
  });
  const singles = await organise({});
  expect(faultsOf(await singles.refusal('registerEntrant', { name: 'A', members: ['Ann', 'Abe'] }))).toEqual([
    ['members', 'INCONSISTENT'],
  ]);
});

it('creating wants a key beyond guessing, and each tiebreaker once', async () => {
  const world = { store: memoryStore() };
  const short = await ask(world, 'createTournament', {
    input: { name: 'A', rounds: 3 },
    idempotencyKey: 'short',
  });
  expect(short).toMatchObject({ error: { faults: [{ path: 'Idempotency-Key', code: 'TOO_SHORT' }] } });
  const twice = { id: 'Painting', better: 'HIGHER' };
  const faulty = await ask(world, 'createTournament', {
    input: { name: '', rounds: 3, tiebreakers: [twice, twice] },
    idempotencyKey: freshKey(),
  });
  expect(faulty).toMatchObject({
    error: { faults: [{ path: 'name' }, { path: 'tiebreakers[1].id', code: 'DUPLICATE' }] },
  });
});

it('fewer rounds than are drawn are refused', async () => {
  const { change, refusal } = await organise({ rounds: 3 }, ['A', 'B']);
  await change('drawRound');
  expect(await change('updateTournament', { rounds: 1, cap: 12 })).toMatchObject({
    rounds: 1,
    cap: 12,
    version: '2',
  });
  await change('startRound', { round: 1 });
  await change('reportResult', { round: 1, table: 1, kind: 'CONCESSION', concededBy: 'e1' });
  expect(await refusal('drawRound')).toMatchObject({ code: 'WRONG_STATE', state: 'ALL_ROUNDS_COMPLETE' });
  await change('updateTournament', { rounds: 2 });
  await change('drawRound');
  expect(faultsOf(await refusal('updateTournament', { rounds: 1 }))).toEqual([['rounds', 'TOO_SMALL']]);
});
