import { createInterfaces } from '../../interfaces/in-process';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from './organiser';
import { type Scene, does, grant, newScene, sceneAfter, sideOf } from './scene';
import type { CreatedTournament } from '../../../src/app/kernel/generated/answers';

const asks = async (scene: Scene, operation: OperationName, input: Input, caller: object = {}) => {
  const answer = await ask({ store: scene.store }, operation, {
    input: { tournament: scene.id, ...input },
    token: scene.token,
    idempotencyKey: freshKey(),
    ...caller,
  });
  return answer.ok ? answer.value : answer.error;
};

interface Line {
  readonly entrant: string;
  readonly tournamentPoints: number;
  readonly tiebreakers: readonly { readonly value: number }[];
}
const lines = async (scene: Scene, round?: number) =>
  (await does<{ standings: Line[] }>(scene, 'standings', round === undefined ? {} : { round })).standings;

describe('a result', () => {
  const atTwo = { round: 1, table: 2 };
  const played = { ...atTwo, kind: 'PLAYED', victoryPoints: [3, 8] };

  it('is reported by one side, confirmed by the other, and then no longer theirs', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started');
    const [one, other] = [await sideOf(scene, 2, 0), await sideOf(scene, 2, 1)];
    const [first, second] = [await grant(scene, 'PLAYER', one), await grant(scene, 'PLAYER', other)];
    expect(await asks(scene, 'reportResult', played, { token: first })).toMatchObject({
      result: { status: 'REPORTED', reportedBy: one },
    });
    expect(await asks(scene, 'confirmResult', atTwo, { token: first, ifMatch: '1' })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await asks(scene, 'reportResult', played, { token: second, ifMatch: '1' })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await asks(scene, 'confirmResult', atTwo, { token: second, ifMatch: '1' })).toMatchObject({
      result: { status: 'CONFIRMED', corrections: 0 },
      version: '2',
    });
    expect(await asks(scene, 'reportResult', played, { token: first, ifMatch: '2' })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is taken back by the side that reported it, as long as nobody has confirmed it', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started');
    const [one, other] = [await sideOf(scene, 2, 0), await sideOf(scene, 2, 1)];
    const [first, second] = [await grant(scene, 'PLAYER', one), await grant(scene, 'PLAYER', other)];
    const takeBack = (token: string, ifMatch?: string) =>
      asks(scene, 'takeBackResult', atTwo, { token, ...(ifMatch && { ifMatch }) });
    expect(await takeBack(first)).toEqual({ code: 'NOT_FOUND', kind: 'result of table', id: '2' });
    await asks(scene, 'reportResult', played, { token: first });
    expect(await takeBack(first)).toMatchObject({ code: 'VERSION_MISMATCH' });
    expect(await takeBack(second, '1')).toMatchObject({ code: 'CONFLICT', reason: 'REPORTED_BY_OTHER_SIDE' });
    expect(await takeBack(first, '1')).toMatchObject({ result: null, version: '2' });
    expect(await takeBack(first, '2')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await asks(scene, 'reportResult', played, { token: second })).toMatchObject({
      result: { status: 'REPORTED', reportedBy: other, corrections: 1 },
      version: '3',
    });
    await asks(scene, 'confirmResult', atTwo, { token: first, ifMatch: '3' });
    expect(await takeBack(second, '4')).toMatchObject({ code: 'CONFLICT', reason: 'RESULT_SETTLED' });
    await asks(scene, 'disputeResult', { ...atTwo, reason: 'it was 8-3' }, { token: first, ifMatch: '4' });
    expect(await takeBack(second, '5')).toMatchObject({ code: 'CONFLICT', reason: 'RESULT_DISPUTED' });
  });

  it('taken back opens the round again, counts for nobody, and stands in the history', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started', 'reportedByPlayer');
    await does(scene, 'reportResult', { ...played, table: 1 });
    const pointsOf = async () =>
      (await lines(scene)).map(({ tournamentPoints }) => tournamentPoints).reduce((sum, one) => sum + one, 0);
    expect([(await does(scene, 'tournament'))['state'], await pointsOf()]).toEqual(['ROUND_COMPLETE', 6]);
    await does(scene, 'takeBackResult', atTwo, { ifMatch: '1' });
    expect([(await does(scene, 'tournament'))['state'], await pointsOf()]).toEqual(['ROUND_STARTED', 3]);
    expect(await asks(scene, 'drawRound', {})).toMatchObject({ code: 'WRONG_STATE', openTables: [2] });
    const { items } = await does<{
      items: { operation: string; changes: { field: string; to: string }[] }[];
    }>(scene, 'history');
    const entry = items.find(({ operation }) => operation === 'takeBackResult');
    expect(entry?.changes.map(({ field, to }) => [field, to])).toEqual([
      ['outcome', null],
      ['reportedBy', null],
      ['reason', null],
    ]);
    expect(items.some(({ operation }) => operation === 'reportResult')).toBe(true);
  });

  it('taken back stays so in an exported copy, and the start of its round may be undone', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started', 'reportedByPlayer');
    await does(scene, 'takeBackResult', atTwo, { ifMatch: '1' });
    const { document } = await does<{ document: object }>(scene, 'exportTournament');
    const copy = await must<CreatedTournament>({ store: scene.store }, 'importTournament', {
      input: { document },
    });
    const there = { ...scene, id: copy.tournament.id, token: copy.organiserToken };
    expect((await does(there, 'tournament'))['state']).toBe('ROUND_STARTED');
    await does(scene, 'unstartRound', { round: 1, reason: 'too early' });
    expect((await does(scene, 'tournament'))['state']).toBe('ROUND_DRAWN');
  });

  it('is not taken back once its round is over', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started', 'reportedByPlayer');
    const token = await grant(scene, 'PLAYER', await sideOf(scene, 2, 0));
    await does(scene, 'reportResult', { ...played, table: 1 });
    await does(scene, 'drawRound');
    expect(await asks(scene, 'takeBackResult', atTwo, { token, ifMatch: '1' })).toMatchObject({
      code: 'CONFLICT',
      reason: 'ROUND_OVER',
    });
  });

  it('that is disputed keeps the round open until a referee has ruled', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started', 'reported');
    const player = await grant(scene, 'PLAYER', await sideOf(scene, 2, 1));
    const referee = await grant(scene, 'REFEREE');
    await does(scene, 'disputeResult', { ...atTwo, reason: 'it was 8-3' }, { token: player, ifMatch: '1' });
    expect(await asks(scene, 'drawRound', {})).toMatchObject({ code: 'WRONG_STATE', state: 'ROUND_STARTED' });
    const ruling = { ...played, victoryPoints: [3, 8], reason: 'both sheets say so' };
    expect(await asks(scene, 'ruleResult', ruling, { token: referee, ifMatch: '2' })).toMatchObject({
      result: { status: 'RULED', victoryPoints: [3, 8], reason: 'both sheets say so', corrections: 1 },
    });
    expect(
      await asks(scene, 'disputeResult', { ...atTwo, reason: 'no' }, { token: player, ifMatch: '3' }),
    ).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await asks(scene, 'drawRound', {})).toMatchObject({ number: 2, state: 'DRAWN' });
  });

  it('of the Spare Player’s table is reported by the Spare Player and confirmed by the other', async () => {
    const scene = await newScene({ unpaired: 'SPARE' });
    for (const name of ['A', 'B', 'C']) await does(scene, 'registerEntrant', { name });
    const { unpaired } = await does<{ unpaired: { entrant: string; table: number } }>(scene, 'drawRound');
    await does(scene, 'startRound', { round: 1 });
    const spare = await grant(scene, 'SPARE_PLAYER');
    const input = { round: 1, table: unpaired.table, kind: 'PLAYED', victoryPoints: [1, 4] };
    expect(await asks(scene, 'reportResult', { ...input, table: 1 }, { token: spare })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await asks(scene, 'reportResult', input, { token: spare })).toMatchObject({
      result: { reportedBy: 'SPARE', status: 'REPORTED' },
    });
    const token = await grant(scene, 'PLAYER', unpaired.entrant);
    expect(
      await asks(scene, 'confirmResult', { round: 1, table: unpaired.table }, { token, ifMatch: '1' }),
    ).toMatchObject({ result: { status: 'CONFIRMED' } });
  });

  it('corrected two rounds later changes the standings since, and no draw', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started', 'reported', 'secondRound');
    const [before, draw] = [
      await lines(scene, 1),
      await does<{ tables: unknown }>(scene, 'round', { round: 2 }),
    ];
    const winner = await sideOf(scene, 1, 0);
    const correction = { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [1, 1], reason: 'misread' };
    await does(scene, 'reportResult', correction, { ifMatch: '1' });
    const pointsOf = (table: readonly Line[]) =>
      table.find(({ entrant }) => entrant === winner)?.tournamentPoints;
    expect([pointsOf(before), pointsOf(await lines(scene, 1))]).toEqual([3, 1]);
    expect((await does(scene, 'round', { round: 2 }))['tables']).toEqual(draw.tables);
  });
});

describe('points and tiebreakers beside the games', () => {
  it('count from their round on', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started', 'reported');
    const of = async (round: number) => {
      const line = (await lines(scene, round)).find(({ entrant }) => entrant === 'e1')!;
      return [line.tournamentPoints, line.tiebreakers[0]?.value];
    };
    const [earned] = await of(1);
    await does(scene, 'drawRound');
    await does(scene, 'startRound', { round: 2 });
    await does(scene, 'adjustEntrant', { entrant: 'e1', tournamentPoints: -1, reason: 'late for round 2' });
    await does(scene, 'setScore', { entrant: 'e1', tiebreaker: 'Painting', value: 7, round: 0 });
    expect(await of(1)).toEqual([earned, 7]);
    expect(await of(2)).toEqual([Number(earned) - 1, 7]);
  });

  it('have one vote of each for a favourite opponent whom it has met', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started', 'reported');
    const [one, other] = [await sideOf(scene, 1, 0), await sideOf(scene, 1, 1)];
    const stranger = await sideOf(scene, 2, 0);
    expect(await asks(scene, 'chooseFavouriteOpponent', { entrant: one, opponent: stranger })).toMatchObject({
      code: 'INVALID_INPUT',
    });
    await does(scene, 'chooseFavouriteOpponent', { entrant: one, opponent: other });
    await does(scene, 'chooseFavouriteOpponent', { entrant: one, opponent: other });
    const votes = (await lines(scene)).find(({ entrant }) => entrant === other)?.tiebreakers[1]?.value;
    expect(votes).toBe(1);
  });
});

describe('a preview', () => {
  it('is what is published with its digest, or nothing is', async () => {
    const scene = await sceneAfter('registered');
    const preview = await does<{ digest: string; tables: object[]; seed: string }>(scene, 'previewRound');
    await does(scene, 'updateEntrant', { entrant: 'e1', name: 'Another' });
    expect(await asks(scene, 'drawRound', { digest: preview.digest })).toMatchObject({ code: 'CONFLICT' });
    const again = await does<{ digest: string; tables: object[]; seed: string }>(scene, 'previewRound');
    const round = await does(scene, 'drawRound', { digest: again.digest });
    expect(round['tables']).toEqual(again.tables);
    // Who knew the seed while players register could choose the pairings.
    expect([preview.seed, again.seed]).toEqual([null, null]);
  });
});

describe('a round', () => {
  it('lets two change places, and their tables say why', async () => {
    const scene = await sceneAfter('registered', 'drawn');
    const [one, other] = [await sideOf(scene, 1, 0), await sideOf(scene, 2, 0)];
    const { tables } = await does<{
      tables: { entrants: string[]; reason: { code: string; text: string } }[];
    }>(scene, 'swapEntrants', { round: 1, first: one, second: other, reason: 'brothers' });
    expect(tables[0]?.entrants).toContain(other);
    expect(tables[1]?.entrants).toContain(one);
    for (const { reason } of tables)
      expect(reason).toEqual({ code: 'MOVED_BY_ORGANISER', text: 'moved by the organiser: brothers' });
  });

  it('has a clock that can be given more time', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started');
    const { clock } = await does<{ clock: object }>(scene, 'extendRound', {
      round: 1,
      minutes: 15,
      reason: 'fire alarm',
    });
    // 1,700,000,000 s is 22:13:20 on that day; 135 minutes later it is 00:28:20.
    expect(clock).toMatchObject({
      startedAt: '2023-11-14T22:13:20.000Z',
      minutes: 135,
      endsAt: '2023-11-15T00:28:20.000Z',
    });
  });
});

describe('planning', () => {
  it('proposes rounds and their length from the points limit, and warns of too many rounds', async () => {
    const scene = await newScene({ rounds: null, roundMinutes: null, pointsLimit: 600, days: 2, cap: 9 });
    const view = await does(scene, 'tournament');
    // Document 001: 600 points in two days are 7 games of 1 hour 45. Nine players: 4 rounds are certain.
    expect([view['rounds'], view['roundMinutes'], view['roundsWithoutRematch']]).toEqual([7, 105, 4]);
    expect(view['warnings']).toEqual([
      'Only 4 of the 7 rounds to come are certain to have no rematch, with the entrants there are.',
    ]);
  });

  it('counts again when somebody leaves', async () => {
    const scene = await newScene();
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])
      await does(scene, 'registerEntrant', { name });
    const certain = async () => (await does(scene, 'tournament'))['roundsWithoutRematch'];
    expect(await certain()).toBe(4);
    await does(scene, 'withdrawEntrant', { entrant: 'e1' });
    expect(await certain()).toBe(3);
    await does(scene, 'drawRound');
    expect(await certain()).toBe(2);
  });
});

describe('a draft', () => {
  it('of nobody expires, an open tournament does not', async () => {
    const scene = await newScene({ draft: true });
    const expiryOf = () => scene.store.items()[0]?.expiresAtMs;
    expect(expiryOf()).toBe(1_700_000_000_000 + 30 * 86_400_000);
    await does(scene, 'openRegistration');
    expect(expiryOf()).toBeUndefined();
  });
});

describe('history', () => {
  const pages = async (scene: Scene, limit: number) => {
    const all: { operation: string; at: string }[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: typeof all; nextCursor: string | null } = await does(scene, 'history', {
        limit,
        ...(cursor !== null && { cursor }),
      });
      all.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return all;
  };

  it('has every change once, page by page, and no secret', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started', 'reported', 'finished');
    const changes = scene.store.items().reduce((sum, { version }) => sum + version, 0);
    for (const limit of [1, 3, 100]) expect(await pages(scene, limit)).toHaveLength(changes);
    expect(JSON.stringify(await pages(scene, 100))).not.toMatch(/grants|recoveryHash|tokenHash/);
  });

  it('shows a tournament as it stood after a round, without later corrections', async () => {
    let now = 1_700_000_000_000;
    const world = { store: memoryStore(), nowMs: () => (now += 1000) };
    const created = await must<{ tournament: { id: string }; organiserToken: string }>(
      world,
      'createTournament',
      {
        input: { name: 'Then', rounds: 2 },
      },
    );
    const tournament = created.tournament.id;
    const go = (operation: OperationName, input: Input = {}, ifMatch?: string) =>
      must<Record<string, unknown>>(world, operation, {
        input: { tournament, ...input },
        token: created.organiserToken,
        ...(ifMatch !== undefined && { ifMatch }),
      });
    for (const name of ['A', 'B']) await go('registerEntrant', { name });
    await go('setRoundTables', { round: 1, tables: [['e1', 'e2']], reason: 'r' });
    await go('startRound', { round: 1 });
    await go('reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [5, 2] });
    await go('drawRound');
    await go('registerEntrant', { name: 'C' });
    await go('reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [2, 5] }, '1');
    const then = (await go('tournamentAfterRound', { round: 1 })) as unknown as {
      tournament: { state: string; entrants: object[] };
      standings: Line[];
    };
    expect(then.tournament.state).toBe('ROUND_COMPLETE');
    expect(then.tournament.entrants).toHaveLength(2);
    expect(then.standings.map(({ entrant }) => entrant)).toEqual(['e1', 'e2']);
    expect(
      ((await go('standings', { round: 1 })) as unknown as { standings: Line[] }).standings[0]?.entrant,
    ).toBe('e2');
  });
});

describe('changes since a cursor', () => {
  it('are what has changed, and nothing else', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started');
    const since = async (cursor?: string) =>
      does<{ cursor: string; settings: unknown; entrants: unknown; rounds: { number: number }[] }>(
        scene,
        'tournamentChanges',
        cursor === undefined ? {} : { since: cursor },
      );
    const first = await since();
    expect(first.rounds).toHaveLength(1);
    expect(await since(first.cursor)).toMatchObject({ settings: null, entrants: null, rounds: [] });
    await does(scene, 'reportResult', { round: 1, table: 1, kind: 'BOTH_LOST' });
    expect(await since(first.cursor)).toMatchObject({
      settings: null,
      entrants: null,
      rounds: [{ number: 1 }],
    });
  });
});

describe('standings as CSV', () => {
  it('have names, ranks and tiebreakers, and no formula', async () => {
    const scene = await newScene({ rounds: 1, tiebreakers: [{ id: 'Painting', better: 'HIGHER' }] });
    await does(scene, 'registerEntrant', { name: '=HYPERLINK("x")' });
    await does(scene, 'registerEntrant', { name: 'Bert, the "Bold"', club: '@home' });
    await does(scene, 'setRoundTables', { round: 1, tables: [['e1', 'e2']], reason: 'r' });
    await does(scene, 'startRound', { round: 1 });
    await does(scene, 'reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [2, 5] });
    await does(scene, 'finishTournament');
    const sheet = await does(scene, 'standingsSheet');
    expect(sheet).toMatchObject({ final: true, round: 1 });
    expect(String(sheet['csv']).split('\r\n')).toEqual([
      'Rank,Name,Club,Played,Won,Drawn,Lost,Tournament Points,Victory Point difference,Victory Points,Victory Points conceded,Leaders killed,Painting,Decided by',
      `1,"Bert, the ""Bold""",'@home,1,1,0,0,3,3,5,2,0,0,`,
      `2,"'=HYPERLINK(""x"")",,1,0,0,1,0,-3,2,5,0,0,TOURNAMENT_POINTS`,
      '',
    ]);
    const response = await createInterfaces({ store: scene.store }).send({
      method: 'GET',
      url: `/v1/tournaments/${scene.id}/standings/sheet`,
      headers: { accept: 'text/csv' },
    });
    expect(response.headers?.['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.body).toBe(sheet['csv']);
  });
});
