import { armyKind } from '../../../src/app/tournaments/store/read-tournament';
import { itemOf } from '../../../src/app/kernel/store/items';
import { type Input, ask, freshKey } from './organiser';
import { type Scene, does, grant, newScene } from './scene';
import type { ArmyDesk, EntrantArmy } from '../../../src/app/kernel/generated/answers';

/** A Captain of Rohan and as many Warriors as are asked for: 45 points and 6 each (Rohan, 2018). */
const riders = (warriors: number) => ({
  forces: [
    {
      list: 'rohan',
      warbands: [
        {
          leader: { profile: 'captain-of-rohan' },
          followers: [{ profile: 'warrior-of-rohan', count: warriors }],
        },
      ],
    },
  ],
});

const NOON = Date.parse('2026-05-01T12:00:00Z');
const NEXT_DAY = Date.parse('2026-05-02T00:00:00Z');

const event = async (settings: Input = {}): Promise<Scene & { readonly player: string }> => {
  const scene = await newScene({ pointsLimit: 100, ...settings });
  for (const name of ['Ann', '=Bert', 'Cleo']) await does(scene, 'registerEntrant', { name });
  return { ...scene, player: await grant(scene, 'PLAYER', 'e1') };
};

const asks = (
  { store, id }: Scene,
  operation: Parameters<typeof ask>[1],
  {
    token,
    nowMs = NOON,
    key = freshKey(),
    ...input
  }: Input & { token?: string | null; nowMs?: number; key?: string },
) =>
  ask({ store, nowMs: () => nowMs }, operation, {
    input: { tournament: id, ...input },
    ...(token !== null && token !== undefined && { token }),
    idempotencyKey: key,
  });

const codeOf = (answer: Awaited<ReturnType<typeof asks>>): string =>
  answer.ok ? 'OK' : answer.error.code === 'CONFLICT' ? answer.error.reason : answer.error.code;

const codes = ({ findings }: Pick<EntrantArmy, 'findings'>): readonly string[] =>
  findings.filter(({ severity }) => severity === 'ERROR').map(({ code }) => code);

describe('an army list of an event', () => {
  it('is held against the points limit of the event, whatever limit it names', async () => {
    const scene = await event();
    const small = await does<EntrantArmy>(scene, 'submitArmy', { entrant: 'e1', army: riders(9) });
    expect(small).toMatchObject({
      legal: true,
      status: 'LEGAL',
      verdict: 'LEGAL',
      points: 99,
      findings: [],
    });
    const big = await does<EntrantArmy>(scene, 'submitArmy', {
      entrant: 'e2',
      army: { ...riders(10), pointsLimit: 2000 },
    });
    expect(big).toMatchObject({
      legal: false,
      status: 'ILLEGAL',
      points: 105,
      army: { pointsLimit: 100, format: 'SINGLES' },
    });
    expect(codes(big)).toEqual(['OVER_POINTS_LIMIT']);
    expect(big.findings[0]).toMatchObject({ used: 105, allowed: 100, where: { force: null } });
  });

  it('is held against the format of the event', async () => {
    const scene = await newScene({ pointsLimit: 100, format: 'DOUBLES' });
    await does(scene, 'registerEntrant', { name: 'Both', members: ['Ann', 'Bert'] });
    const army = { ...riders(9), format: 'SINGLES' };
    const answer = await does<EntrantArmy>(scene, 'submitArmy', { entrant: 'e1', army });
    expect(answer.army?.format).toBe('DOUBLES');
    expect(codes(answer)).toContain('DOUBLES_NEED_TWO_FORCES');
  });

  it('follows a later change of the limit', async () => {
    const scene = await event();
    await does(scene, 'submitArmy', { entrant: 'e1', army: riders(10) });
    await does(scene, 'updateTournament', { pointsLimit: 105 });
    expect(await does(scene, 'entrantArmy', { entrant: 'e1' })).toMatchObject({ status: 'LEGAL' });
  });

  it('answers a repeated request by the settings of then', async () => {
    const scene = await event();
    const request = { entrant: 'e1', army: riders(10), token: scene.token, key: 'the-same-request' };
    const first = await asks(scene, 'submitArmy', { ...request, nowMs: 1_700_000_000_000 });
    await does(scene, 'updateTournament', { pointsLimit: 105 });
    await does(scene, 'overrideArmy', { entrant: 'e1', decision: 'ACCEPT', reason: 'a friend' });
    expect(first).toMatchObject({ ok: true, value: { status: 'ILLEGAL', override: null } });
  });

  it('needs a limit of its own where the event has none', async () => {
    const scene = await event({ pointsLimit: null });
    const without = await asks(scene, 'submitArmy', { entrant: 'e1', army: riders(9), token: scene.token });
    expect(without).toEqual({
      ok: false,
      error: {
        code: 'INVALID_INPUT',
        faults: [
          {
            path: 'army.pointsLimit',
            code: 'REQUIRED',
            message: 'is required: a whole number, since the event has no points limit',
          },
        ],
      },
    });
    const army = { ...riders(9), pointsLimit: 90 };
    const answer = await does<EntrantArmy>(scene, 'submitArmy', { entrant: 'e1', army });
    expect(codes(answer)).toEqual(['OVER_POINTS_LIMIT']);
  });

  it('takes no lists of its own: every fault is named, and nothing is stored', async () => {
    const scene = await event();
    const army = { ...riders(9), lists: [{ id: 'rohan' }], edition: '2024' };
    const answer = await asks(scene, 'submitArmy', { entrant: 'e1', army, token: scene.token });
    expect(answer).toMatchObject({ ok: false, error: { code: 'INVALID_INPUT' } });
    expect(JSON.stringify(answer)).toContain('army.lists');
    expect(JSON.stringify(answer)).toContain('army.edition');
    expect(codeOf(await asks(scene, 'entrantArmy', { entrant: 'e1', token: scene.token }))).toBe('NOT_FOUND');
  });

  it('of what the catalogue does not know is not illegal: an organiser decides', async () => {
    const scene = await event();
    const army = {
      forces: [{ list: 'house-of-the-harvest', warbands: [{ leader: { profile: 'steward' } }] }],
    };
    const answer = await does<EntrantArmy>(scene, 'submitArmy', { entrant: 'e1', army });
    expect(answer).toMatchObject({ status: 'NOT_COVERED', verdict: 'NOT_COVERED', legal: false });
    expect(answer.findings.map(({ code }) => code)).toEqual(['UNKNOWN_LIST']);
    const decided = await does(scene, 'overrideArmy', {
      entrant: 'e1',
      decision: 'ACCEPT',
      reason: 'a house list',
    });
    expect(decided).toMatchObject({
      status: 'LEGAL',
      verdict: 'NOT_COVERED',
      legal: true,
      override: { legal: true, reason: 'a house list', by: expect.stringMatching(/^ORGANISER/) as string },
    });
  });
});

describe('the deadline', () => {
  const armyDesk = { deadline: '2026-05-01T12:00:00Z', publishAt: '2026-05-02T00:00:00Z' };
  const hands = (scene: Scene, token: string, nowMs: number, warriors = 9) =>
    asks(scene, 'submitArmy', { entrant: 'e1', army: riders(warriors), token, nowMs });

  it('lets players hand in and replace until it, and organisers after it', async () => {
    const scene = await event({ armyDesk });
    expect(codeOf(await hands(scene, scene.player, NOON - 1))).toBe('OK');
    expect(codeOf(await hands(scene, scene.player, NOON - 1, 8))).toBe('OK');
    const late = await hands(scene, scene.player, NOON);
    expect(late).toEqual({
      ok: false,
      error: {
        code: 'CONFLICT',
        reason: 'ARMY_DEADLINE_PASSED',
        detail:
          'The deadline for army lists was 2026-05-01T12:00:00.000Z: only an organiser can hand one in now.',
      },
    });
    expect(codeOf(await hands(scene, scene.token, NOON))).toBe('OK');
  });

  it('publishes on the date without another request', async () => {
    const scene = await event({ armyDesk });
    await hands(scene, scene.player, NOON - 1);
    const reads = async (nowMs: number) => codeOf(await asks(scene, 'entrantArmy', { entrant: 'e1', nowMs }));
    expect([await reads(NEXT_DAY - 1), await reads(NEXT_DAY)]).toEqual(['UNAUTHENTICATED', 'OK']);
    const desk = async (nowMs: number) => codeOf(await asks(scene, 'armyDesk', { nowMs }));
    expect([await desk(NEXT_DAY - 1), await desk(NEXT_DAY)]).toEqual(['UNAUTHENTICATED', 'OK']);
    expect(codeOf(await hands(scene, scene.player, NEXT_DAY))).toBe('ARMY_LISTS_PUBLISHED');
  });

  it.each([
    [
      { deadline: '2026-05-02T00:00:00Z', publishAt: '2026-05-01T00:00:00Z' },
      'armyDesk.publishAt',
      'INCONSISTENT',
    ],
    [{ deadline: 'tomorrow' }, 'armyDesk.deadline', 'WRONG_FORMAT'],
  ])('is refused as %j, with the fault named', async (wrong, path, code) => {
    const scene = await event();
    const answer = await asks(scene, 'updateTournament', { armyDesk: wrong, token: scene.token });
    expect(answer).toMatchObject({ ok: false, error: { faults: [{ path, code }] } });
  });

  it('says what a moment looks like where one is wrong', async () => {
    const scene = await event();
    const answer = await asks(scene, 'updateTournament', {
      armyDesk: { deadline: 'tomorrow' },
      token: scene.token,
    });
    const message = 'must be a date and time with an offset, such as 2026-11-28T18:00:00Z';
    expect(answer).toMatchObject({ ok: false, error: { faults: [{ message }] } });
  });

  it('is cleared by null', async () => {
    const scene = await event({ armyDesk });
    expect(await does(scene, 'tournament')).toMatchObject({
      armyDesk: {
        deadline: '2026-05-01T12:00:00.000Z',
        publishAt: '2026-05-02T00:00:00.000Z',
      },
    });
    expect(await does(scene, 'updateTournament', { armyDesk: null })).toMatchObject({
      armyDesk: { deadline: null, publishAt: null },
    });
  });
});

describe("an organiser's override", () => {
  it('counts until it is taken back, or another list is handed in', async () => {
    const scene = await event();
    await does(scene, 'submitArmy', { entrant: 'e1', army: riders(9) });
    const refused = await does(scene, 'overrideArmy', {
      entrant: 'e1',
      decision: 'REFUSE',
      reason: 'not painted',
    });
    expect(refused).toMatchObject({ status: 'ILLEGAL', verdict: 'LEGAL', legal: false, version: '2' });
    const back = await does(scene, 'overrideArmy', {
      entrant: 'e1',
      decision: 'AS_FOUND',
      reason: 'painted now',
    });
    expect(back).toMatchObject({ status: 'LEGAL', override: null });
    await does(scene, 'overrideArmy', { entrant: 'e1', decision: 'REFUSE', reason: 'not based' });
    const again = await does(scene, 'submitArmy', { entrant: 'e1', army: riders(8) });
    expect(again).toMatchObject({ status: 'LEGAL', override: null, version: '5' });
  });

  it('is for organisers, and for a list that is there', async () => {
    const scene = await event();
    const decides = (token: string) =>
      asks(scene, 'overrideArmy', { entrant: 'e1', decision: 'ACCEPT', reason: 'why not', token });
    expect(codeOf(await decides(scene.player))).toBe('FORBIDDEN');
    expect(codeOf(await decides(scene.token))).toBe('NOT_FOUND');
  });

  it('counts at check-in', async () => {
    const scene = await event();
    for (const [entrant, warriors] of [
      ['e1', 10],
      ['e2', 10],
    ] as const)
      await does(scene, 'submitArmy', { entrant, army: riders(warriors) });
    await does(scene, 'overrideArmy', {
      entrant: 'e2',
      decision: 'ACCEPT',
      reason: 'five points are nothing',
    });
    await does(scene, 'openCheckIn');
    const seen = [];
    for (const entrant of ['e1', 'e2', 'e3'])
      seen.push((await does(scene, 'checkInEntrant', { entrant }))['armyAtCheckIn']);
    expect(seen).toEqual(['ILLEGAL', 'LEGAL', 'NONE']);
  });
});

describe('the army desk', () => {
  const full = async () => {
    const scene = await event();
    await does(scene, 'submitArmy', { entrant: 'e1', army: riders(9) });
    await does(scene, 'submitArmy', { entrant: 'e2', army: riders(10) });
    return scene;
  };

  it('says who has handed in and how each list stands', async () => {
    const scene = await full();
    const desk = await does<ArmyDesk>(scene, 'armyDesk');
    expect(desk).toMatchObject({ pointsLimit: 100, isPublic: false, next: null });
    expect(desk.counts).toEqual([
      { status: 'MISSING', entrants: 1 },
      { status: 'LEGAL', entrants: 1 },
      { status: 'ILLEGAL', entrants: 1 },
      { status: 'NOT_COVERED', entrants: 0 },
    ]);
    expect(desk.lines.map(({ entrant, status, lists }) => [entrant, status, lists])).toEqual([
      ['e1', 'LEGAL', ['rohan']],
      ['e2', 'ILLEGAL', ['rohan']],
      ['e3', 'MISSING', []],
    ]);
    expect(desk.lines[2]?.standing).toBeNull();
    expect(desk.lines[1]?.standing?.findings[0]?.code).toBe('OVER_POINTS_LIMIT');
  });

  it('leaves out who has left, and goes on from a number', async () => {
    const scene = await full();
    await does(scene, 'withdrawEntrant', { entrant: 'e3' });
    const desk = await does<ArmyDesk>(scene, 'armyDesk', { from: 2 });
    expect(desk.lines.map(({ entrant }) => entrant)).toEqual(['e2']);
  });

  it('is for organisers and referees until the lists are public', async () => {
    const scene = await full();
    const referee = await grant(scene, 'REFEREE');
    const answers = [];
    for (const token of [referee, scene.player, null])
      answers.push(codeOf(await asks(scene, 'armyDesk', { token })));
    expect(answers).toEqual(['OK', 'FORBIDDEN', 'UNAUTHENTICATED']);
  });

  it('is printed as one page and one CSV, in which no name runs', async () => {
    const scene = await full();
    await does(scene, 'overrideArmy', { entrant: 'e2', decision: 'ACCEPT', reason: '<b>my</b> friend' });
    const { html, csv } = await does<{ html: string; csv: string }>(scene, 'armyListsSheet');
    expect(csv.split('\r\n')).toEqual([
      'Number,Name,Player,Club,Status,Points,Models,Army lists,Army,Faults,Decision',
      '1,Ann,,,LEGAL,99,10,Rohan,"Captain of Rohan (leader), 9 × Warrior of Rohan",,',
      '2,\'=Bert,,,LEGAL,105,11,Rohan,"Captain of Rohan (leader), 10 × Warrior of Rohan",105 points are spent; the limit is 100,<b>my</b> friend',
      '3,Cleo,,,MISSING,,,,,,',
      '',
    ]);
    expect(html).toContain('9 × Warrior of Rohan');
    expect(html).toContain('&lt;b&gt;my&lt;/b&gt; friend');
    expect(html).not.toContain('<b>my');
  });
});

describe('a list that release 0.1.0 stored', () => {
  const stored = (army: unknown) =>
    itemOf(armyKind, { item: 'ARMY', tournament: '', number: 1 }, [
      { op: 'submitArmy', by: 'ORGANISER 1', at: 5, key: 'k', input: 'i', set: { army: army as string } },
    ]);

  it('is read and judged by the event; its own lists and limit no longer count', async () => {
    const scene = await event();
    const text = JSON.stringify({
      format: 'SINGLES',
      pointsLimit: 2000,
      ...riders(10),
      lists: [{ id: 'rohan', name: 'Cheap Rohan', alignment: 'GOOD', profiles: [] }],
    });
    await scene.store.write({ ...stored(text), address: { item: 'ARMY', tournament: scene.id, number: 1 } });
    const read = await does<EntrantArmy>(scene, 'entrantArmy', { entrant: 'e1' });
    expect(codes(read)).toEqual(['OVER_POINTS_LIMIT']);
    expect(read).toMatchObject({ points: 105, override: null, submittedAt: '1970-01-01T00:00:00.005Z' });
  });

  it('that is no army is told as one that cannot be judged', async () => {
    const scene = await event();
    const address = { item: 'ARMY', tournament: scene.id, number: 1 } as const;
    await scene.store.write({ ...stored('[1'), address });
    const read = await does(scene, 'entrantArmy', { entrant: 'e1' });
    expect(read).toMatchObject({ army: null, status: 'NOT_COVERED', findings: [] });
  });
});
