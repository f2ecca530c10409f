import type { CreatedRoll } from '../../../../src/app/kernel/generated/answers';
import type { Roll } from '../../../../src/app/kernel/generated/answers';
import { type World, ask, freshKey, must } from '../../tournaments/organiser';
import { worldAt } from '../../world-at';
import { openedRoll, rolledRoll } from './players';

const DAY_MS = 24 * 60 * 60 * 1000;
const OPENED = Date.UTC(2026, 10, 21, 9);

const read = (world: World, id: string) => must<Roll>(world, 'roll', { input: { id } });
const join = (world: World, { roll, joinTokens }: CreatedRoll, player: number, word = 'mellon') =>
  ask<Roll>(world, 'joinRoll', {
    input: { id: roll.id, word },
    token: joinTokens[player]?.token ?? null,
    idempotencyKey: freshKey(),
  });
const codeOf = (answer: { ok: boolean; error?: { code: string } }): string | undefined => answer.error?.code;

describe('a verifiable roll', () => {
  it('shows its commitment from the start, and secret and words only with the dice', async () => {
    const { world, pass } = worldAt(OPENED);
    const created = await openedRoll(world, { count: 3, reason: 'Priority, turn 3' });
    const { roll } = created;
    expect(roll).toMatchObject({
      state: 'OPEN',
      reason: 'Priority, turn 3',
      count: 3,
      sides: 6,
      chart: null,
      terms: '{"reason":"Priority, turn 3","players":["Ann","Bert"],"count":3,"sides":6,"chart":null}',
      secret: null,
      players: [
        { name: 'Ann', lockedAt: null, word: null },
        { name: 'Bert', lockedAt: null, word: null },
      ],
      dice: null,
      total: null,
      createdAt: '2026-11-21T09:00:00.000Z',
      joinableUntil: '2026-11-28T09:00:00.000Z',
      endedAt: null,
      keptUntil: '2027-02-19T09:00:00.000Z',
    });
    expect(roll.commitment).toMatch(/^[0-9a-f]{64}$/);

    pass(60_000);
    const half = await join(world, created, 1, 'friend');
    expect(half).toMatchObject({ ok: true, value: { state: 'OPEN', secret: null, dice: null } });
    const open = await read(world, roll.id);
    expect(JSON.stringify(open)).not.toContain('friend');
    expect(open.players[1]).toEqual({ name: 'Bert', lockedAt: '2026-11-21T09:01:00.000Z', word: null });

    pass(60_000);
    await join(world, created, 0, 'mellon');
    const rolled = await read(world, roll.id);
    expect(rolled).toMatchObject({
      state: 'ROLLED',
      commitment: roll.commitment,
      terms: roll.terms,
      endedAt: '2026-11-21T09:02:00.000Z',
      players: [{ word: 'mellon' }, { word: 'friend' }],
    });
    expect(rolled.secret).not.toBeNull();
    expect(rolled.dice).toHaveLength(3);
    expect(rolled.total).toBe(rolled.dice?.reduce((sum, die) => sum + die, 0));
  });

  it('goes on to the chart that it is for', async () => {
    const { world } = worldAt(OPENED);
    const roll = await rolledRoll(world, { chart: { id: 'leap', fallInches: 4, modelHeightInches: 2 } }, [
      'mellon',
      'friend',
    ]);
    const [die] = roll.dice ?? [];
    expect(roll.chart).toMatchObject({ id: 'leap', fallInches: 4, modelHeightInches: 2, moveInches: null });
    expect(roll.resolution).toMatchObject({
      chart: 'leap',
      dice: [die],
      steps: [{ kind: 'NATURAL', change: die, score: die }],
      receipt: null,
    });
    expect(roll).toMatchObject({ count: 1, sides: 6 });
  });

  it('takes a word once, from whoever holds its token', async () => {
    const { world } = worldAt(OPENED);
    const created = await openedRoll(world);
    const other = await openedRoll(world);
    await join(world, created, 0);
    expect(codeOf(await join(world, created, 0, 'another'))).toBe('CONFLICT');
    expect(codeOf(await join(world, { ...created, joinTokens: other.joinTokens }, 1))).toBe('FORBIDDEN');
    expect(codeOf(await join(world, { ...created, joinTokens: [] }, 1))).toBe('UNAUTHENTICATED');
    expect(codeOf(await join(world, { ...other, roll: { ...other.roll, id: 'nowhere' } }, 1))).toBe(
      'NOT_FOUND',
    );
    await join(world, created, 1);
    expect(codeOf(await join(world, created, 1, 'another'))).toBe('WRONG_STATE');
    expect((await read(world, created.roll.id)).players.map(({ word }) => word)).toEqual([
      'mellon',
      'mellon',
    ]);
  });

  it('answers a repeated request the same, and another with its key not at all', async () => {
    const { world } = worldAt(OPENED);
    const creating = { input: { players: ['Ann', 'Bert'] }, idempotencyKey: freshKey() };
    const created = await must<CreatedRoll>(world, 'createRoll', creating);
    expect(await must(world, 'createRoll', creating)).toEqual(created);
    const [ann] = created.joinTokens;
    const joining = {
      input: { id: created.roll.id, word: 'mellon' },
      token: ann?.token ?? null,
      idempotencyKey: freshKey(),
    };
    const joined = await must(world, 'joinRoll', joining);
    await join(world, created, 1);
    expect(await must(world, 'joinRoll', joining)).toEqual(joined);
    const changed = { ...joining, input: { ...joining.input, word: 'friend' } };
    expect(codeOf(await ask(world, 'joinRoll', changed))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(codeOf(await ask(world, 'createRoll', { ...creating, idempotencyKey: 'short' }))).toBe(
      'INVALID_INPUT',
    );
  });

  it('can be given up by its players, by others when it is too late to join, and stays to be seen', async () => {
    const { world, pass } = worldAt(OPENED);
    const [byBert, byAnyone] = [await openedRoll(world), await openedRoll(world)];
    const abandon = ({ roll }: CreatedRoll, token: string | null) =>
      ask<Roll>(world, 'abandonRoll', { input: { id: roll.id }, token, idempotencyKey: freshKey() });
    await join(world, byBert, 0);
    expect(codeOf(await abandon(byBert, null))).toBe('UNAUTHENTICATED');
    const given = await abandon(byBert, byBert.joinTokens[1]?.token ?? null);
    expect(given).toMatchObject({ ok: true, value: { state: 'ABANDONED', abandonedBy: 'Bert', dice: null } });
    expect((await read(world, byBert.roll.id)).secret).not.toBeNull();
    expect(codeOf(await join(world, byBert, 1))).toBe('WRONG_STATE');
    expect(codeOf(await abandon(byBert, byBert.joinTokens[1]?.token ?? null))).toBe('WRONG_STATE');

    pass(7 * DAY_MS - 1);
    expect(codeOf(await abandon(byAnyone, null))).toBe('UNAUTHENTICATED');
    pass(1);
    expect(codeOf(await join(world, byAnyone, 0))).toBe('WRONG_STATE');
    expect(await abandon(byAnyone, null)).toMatchObject({ ok: true, value: { abandonedBy: 'anyone' } });
  });

  it('is kept for 90 days', async () => {
    const { world, pass } = worldAt(OPENED);
    const { roll } = await openedRoll(world);
    pass(90 * DAY_MS - 1);
    expect(await read(world, roll.id)).toMatchObject({ state: 'OPEN' });
    pass(1);
    expect(codeOf(await ask(world, 'roll', { input: { id: roll.id } }))).toBe('NOT_FOUND');
    expect(await must(world, 'rolls', { input: { day: '2026-11-21' } })).toEqual({
      items: [],
      nextCursor: null,
    });
  });

  it('is listed on its day, whatever became of it, page by page', async () => {
    const { world, pass } = worldAt(OPENED);
    const opened: CreatedRoll[] = [];
    for (let count = 1; count <= 5; count += 1) {
      opened.push(await openedRoll(world, { count }));
      pass(1000);
    }
    const [first, second] = opened as [CreatedRoll, CreatedRoll];
    await join(world, first, 0);
    await join(world, first, 1);
    await must(world, 'abandonRoll', {
      input: { id: second.roll.id },
      token: second.joinTokens[0]?.token ?? null,
    });
    pass(DAY_MS);
    await openedRoll(world, { count: 6 });

    const found: Roll[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: Roll[]; nextCursor: string | null } = await must(world, 'rolls', {
        input: { day: '2026-11-21', limit: 2, cursor },
      });
      expect(page.items.length).toBeLessThanOrEqual(2);
      found.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(found.map(({ count, state }) => `${count} ${state}`)).toEqual([
      '1 ROLLED',
      '2 ABANDONED',
      '3 OPEN',
      '4 OPEN',
      '5 OPEN',
    ]);
    const strange = await ask(world, 'rolls', { input: { day: '2026-11-21', cursor: '2026-11-20T#x' } });
    expect(codeOf(strange)).toBe('INVALID_INPUT');
  });

  it.each<[string, object, readonly string[]]>([
    ['nobody', { players: [] }, ['players TOO_SHORT']],
    ['the same player twice', { players: ['Ann', 'Ann'] }, ['players[1] DUPLICATE']],
    [
      'no dice and no sides',
      { players: ['Ann'], count: 0, sides: 1 },
      ['count TOO_SMALL', 'sides TOO_SMALL'],
    ],
    [
      'a chart that says itself what it takes, and is not given what it needs',
      { players: ['Ann'], count: 2, chart: { id: 'jump', modifiers: ['MOUNTD'], fallInches: 3 } },
      ['chart.modifiers[0] UNKNOWN_REFERENCE', 'chart.fallInches NOT_ALLOWED', 'count NOT_ALLOWED'],
    ],
  ])('is refused for %s, every fault at once', async (_name, input, faults) => {
    const { world } = worldAt(OPENED);
    const answer = await ask(world, 'createRoll', { input: { ...input }, idempotencyKey: freshKey() });
    if (answer.ok || answer.error.code !== 'INVALID_INPUT') throw new Error('expected faults');
    expect(answer.error.faults.map(({ path, code }) => `${path} ${code}`)).toEqual(faults);
  });

  it.each([[''], ['two\nlines'], ['\ud83d'], ['x'.repeat(201)]])('takes no word like %j', async (word) => {
    const { world } = worldAt(OPENED);
    expect(codeOf(await join(world, await openedRoll(world), 0, word))).toBe('INVALID_INPUT');
  });

  it('is refused for a chart that is not', async () => {
    const { world } = worldAt(OPENED);
    const input = { players: ['Ann'], chart: { id: 'jmp' } };
    const answer = await ask(world, 'createRoll', { input, idempotencyKey: freshKey() });
    expect(answer).toMatchObject({ ok: false, error: { code: 'NOT_FOUND', nearest: ['jump'] } });
  });
});
