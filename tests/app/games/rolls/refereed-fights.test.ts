import type { CreatedRefereedFight, RefereedFight } from '../../../../src/app/kernel/generated/answers';
import { rollCommitment, verifiableDice } from '../../../../src/shared/verifiable-dice';
import { type World, ask, freshKey, must } from '../../tournaments/organiser';
import { worldAt } from '../../world-at';

const DAY_MS = 24 * 60 * 60 * 1000;
const OPENED = Date.UTC(2026, 10, 21, 9);

/** Might on both sides, Fate on one, two enemies to choose between. */
const fight2018 = {
  sides: [
    { alignment: 'GOOD', models: [{ attacks: 3, fight: 6, strength: 4, defence: 6, might: 3 }], rerolls: 1 },
    {
      alignment: 'EVIL',
      models: [
        { fight: 4, strength: 4, defence: 5, wounds: 2, fate: 1, might: 1 },
        { fight: 3, strength: 3, defence: 4 },
      ],
    },
  ],
};
const fight2024 = { ...fight2018, edition: '2024', switches: { bidsFirst: 1 } };

const opened = (world: World, fight: object = fight2018): Promise<CreatedRefereedFight> =>
  must<CreatedRefereedFight>(world, 'createRefereedFight', {
    input: { players: ['Ann', 'Bert'], reason: 'The bridge', fight },
  });
const act = (
  world: World,
  operation: 'joinRefereedFight' | 'playRefereedFight' | 'abandonRefereedFight',
  { fight, joinTokens }: CreatedRefereedFight,
  player: number,
  input: object = {},
) =>
  ask<RefereedFight>(world, operation, {
    input: { id: fight.id, ...input },
    token: joinTokens[player]?.token ?? null,
    idempotencyKey: freshKey(),
  });
const join = (world: World, created: CreatedRefereedFight, player: number, word = `word of ${player}`) =>
  act(world, 'joinRefereedFight', created, player, { word });
const play = (world: World, created: CreatedRefereedFight, player: number, input: object) =>
  act(world, 'playRefereedFight', created, player, input);
const read = (world: World, id: string) => must<RefereedFight>(world, 'refereedFight', { input: { id } });
const begun = async (world: World, fight?: object): Promise<CreatedRefereedFight> => {
  const created = await opened(world, fight);
  await join(world, created, 0);
  await join(world, created, 1);
  return created;
};
const codeOf = (answer: { ok: boolean; error?: { code: string } }): string | undefined => answer.error?.code;

/** Makes every move, the last option of each choice. */
const playOn = async (world: World, created: CreatedRefereedFight): Promise<RefereedFight> => {
  let now = await read(world, created.fight.id);
  while (now.turn !== null) {
    const { move, player, choices } = now.turn;
    const answer = await play(world, created, player ?? move % 2, { move, choice: choices.at(-1) });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    now = answer.value;
  }
  return now;
};

describe('a refereed fight', () => {
  it('shows its commitment from the start, and neither dice nor words before both are locked', async () => {
    const { world } = worldAt(OPENED);
    const created = await opened(world);
    expect(created.fight).toMatchObject({
      state: 'OPEN',
      version: '1',
      secret: null,
      turn: null,
      dice: [],
      steps: [],
      moves: 0,
      players: [
        { name: 'Ann', lockedAt: null, word: null },
        { name: 'Bert', lockedAt: null, word: null },
      ],
      playableUntil: '2026-11-28T09:00:00.000Z',
      keptUntil: '2027-02-19T09:00:00.000Z',
    });
    const half = await join(world, created, 1, 'friend');
    expect(half).toMatchObject({ ok: true, value: { state: 'OPEN', turn: null, version: '2' } });
    expect(JSON.stringify(half)).not.toContain('friend');
    expect(await join(world, created, 0, 'mellon')).toMatchObject({
      ok: true,
      value: {
        state: 'PLAYING',
        secret: null,
        turn: { move: 0, player: 0, name: 'Ann', choices: ['THROW'] },
        awaiting: { code: 'DICE', side: 0, of: 3 },
      },
    });
  });

  it.each([
    ['2018', fight2018],
    ['2024', fight2024],
  ])('of %s is played to its end, and its dice and play can be checked', async (_edition, fight) => {
    const { world } = worldAt(OPENED);
    const created = await begun(world, fight);
    const end = await playOn(world, created);
    expect(end).toMatchObject({ state: 'OVER', turn: null, awaiting: null, choice: null });
    expect(end.winner).not.toBeNull();
    expect(end.commitment).toBe(created.fight.commitment);
    const { id, terms, players, dice, choices } = end;
    const promise = { id, terms, secret: end.secret ?? '' };
    expect(rollCommitment(promise)).toBe(end.commitment);
    const words = players.map(({ word }) => word ?? '');
    expect(words).toEqual(['word of 0', 'word of 1']);
    expect(verifiableDice(promise, words, { count: dice.length, sides: 6 })).toEqual(dice);
    const again = await must(world, 'resolveFight', {
      input: { ...(JSON.parse(terms) as { fight: object }).fight, dice, choices },
    });
    expect(again).toMatchObject({ winner: end.winner, steps: end.steps, sides: end.sides });
    expect(await read(world, id)).toEqual(end);
  });

  it('states what each choice is worth and costs', async () => {
    const { world } = worldAt(OPENED);
    const created = await begun(world);
    let now = await read(world, created.fight.id);
    while (now.choice === null && now.turn !== null) {
      const { move, player } = now.turn;
      const answer = await play(world, created, player ?? 0, { move, choice: 'THROW' });
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
      now = answer.value;
    }
    expect(now.turn?.choices).toEqual(now.choice?.options.map(({ choice }) => choice));
    expect(now.choice?.options.filter(({ isBest }) => isBest).map(({ cost }) => cost.fraction)).toEqual([
      '0/1',
    ]);
  });

  it('refuses whatever is not the next move of its player by name, and changes nothing', async () => {
    const { world } = worldAt(OPENED);
    const created = await begun(world);
    const other = await begun(world);
    const { id } = created.fight;
    const before = await read(world, id);
    expect(await play(world, created, 1, { move: 0, choice: 'THROW' })).toMatchObject({
      ok: false,
      error: {
        code: 'CONFLICT',
        reason: 'NOT_YOUR_TURN',
        detail: expect.stringMatching(/^It is the turn of Ann: /),
      },
    });
    expect(await play(world, created, 0, { move: 0, choice: 'KEEP' })).toMatchObject({
      ok: false,
      error: {
        code: 'INVALID_INPUT',
        faults: [{ path: 'choice', code: 'NOT_ALLOWED', message: 'must be one of THROW here' }],
      },
    });
    expect(await play(world, created, 0, { move: 1, choice: 'THROW' })).toMatchObject({
      ok: false,
      error: { code: 'CONFLICT', reason: 'NOT_CURRENT_MOVE' },
    });
    const stranger = { ...created, joinTokens: other.joinTokens };
    expect(codeOf(await play(world, stranger, 0, { move: 0, choice: 'THROW' }))).toBe('FORBIDDEN');
    expect(codeOf(await act(world, 'abandonRefereedFight', stranger, 0))).toBe('FORBIDDEN');
    expect(codeOf(await play(world, created, 2, { move: 0, choice: 'THROW' }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await join(world, created, 0, 'another'))).toBe('WRONG_STATE');
    expect(await read(world, id)).toEqual(before);
  });

  it('locks each word once', async () => {
    const { world } = worldAt(OPENED);
    const created = await opened(world);
    expect(codeOf(await play(world, created, 0, { move: 0, choice: 'THROW' }))).toBe('WRONG_STATE');
    await join(world, created, 0);
    expect(codeOf(await join(world, created, 0, 'another'))).toBe('CONFLICT');
  });

  it('answers a repeated move the same, also after others', async () => {
    const { world } = worldAt(OPENED);
    const created = await begun(world);
    const request = {
      input: { id: created.fight.id, move: 0, choice: 'THROW' },
      token: created.joinTokens[0]?.token ?? null,
      idempotencyKey: freshKey(),
    };
    const first = await must<RefereedFight>(world, 'playRefereedFight', request);
    const { turn } = first;
    await play(world, created, turn?.player ?? 0, { move: 1, choice: turn?.choices[0] });
    expect(await must(world, 'playRefereedFight', request)).toEqual(first);
    expect((await read(world, created.fight.id)).moves).toBe(2);
  });

  it('may be given up by its players, and by anybody when it is too late to play', async () => {
    const { world, pass } = worldAt(OPENED);
    const [byBert, late] = [await begun(world), await begun(world)];
    expect(await act(world, 'abandonRefereedFight', byBert, 1)).toMatchObject({
      ok: true,
      value: { state: 'ABANDONED', abandonedBy: 'Bert', turn: null },
    });
    expect((await read(world, byBert.fight.id)).secret).not.toBeNull();
    expect(codeOf(await play(world, byBert, 0, { move: 0, choice: 'THROW' }))).toBe('WRONG_STATE');
    pass(7 * DAY_MS - 1);
    expect(codeOf(await act(world, 'abandonRefereedFight', late, 2))).toBe('UNAUTHENTICATED');
    pass(1);
    expect(codeOf(await play(world, late, 0, { move: 0, choice: 'THROW' }))).toBe('WRONG_STATE');
    expect(await act(world, 'abandonRefereedFight', late, 2)).toMatchObject({
      ok: true,
      value: { abandonedBy: 'anyone' },
    });
  });

  it('is kept for 90 days', async () => {
    const { world, pass } = worldAt(OPENED);
    const { fight } = await opened(world);
    pass(90 * DAY_MS - 1);
    expect(await read(world, fight.id)).toMatchObject({ state: 'OPEN' });
    pass(1);
    expect(codeOf(await ask(world, 'refereedFight', { input: { id: fight.id } }))).toBe('NOT_FOUND');
  });

  it('of 2024 says who spends Might first, which no source does', async () => {
    const { world } = worldAt(OPENED);
    const input = { players: ['Ann', 'Bert'], fight: { ...fight2024, switches: {} } };
    const answer = await ask(world, 'createRefereedFight', { input, idempotencyKey: freshKey() });
    expect(answer).toMatchObject({
      ok: false,
      error: { faults: [{ path: 'fight.switches.bidsFirst', code: 'NOT_COVERED' }] },
    });
  });

  it('takes two players and a fight that can be, every fault at once', async () => {
    const { world } = worldAt(OPENED);
    const input = {
      players: ['Ann', 'Ann', 'Cleo'],
      fight: { sides: [fight2018.sides[0], { alignment: 'EVIL', models: [] }] },
    };
    const answer = await ask(world, 'createRefereedFight', { input, idempotencyKey: freshKey() });
    if (answer.ok || answer.error.code !== 'INVALID_INPUT') throw new Error('expected faults');
    expect(answer.error.faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'players TOO_LONG',
      'fight.sides[1].models TOO_SHORT',
      'players[1] DUPLICATE',
    ]);
  });
});

describe('a refereed fight of an event', () => {
  const oneByOne = { switch: 'strikesRolled', value: 'ONE_BY_ONE', words: 'We roll Strikes one by one.' };
  const noLimit = { switch: 'mightCap', value: null, words: 'Might knows no limit here.' };
  const create = (world: World, input: Readonly<Record<string, unknown>>) =>
    ask(world, 'createRefereedFight', { input, idempotencyKey: freshKey() });
  const inEvent = async (fight: object, settings: object = {}) => {
    const { world } = worldAt(OPENED);
    const event = await must<{ tournament: { id: string } }>(world, 'createTournament', {
      input: { name: 'Cup', rounds: 1, houseRulings: [oneByOne, noLimit], ...settings },
    });
    const { id } = event.tournament;
    const asked = { players: ['Ann', 'Bert'], tournament: id, fight };
    return { world, id, answer: await create(world, asked) };
  };
  const strong = {
    sides: [
      { alignment: 'GOOD', models: [{ attacks: 4, fight: 6, strength: 3, defence: 6 }] },
      { alignment: 'EVIL', models: [{ fight: 1, strength: 3, defence: 3, wounds: 3 }] },
    ],
  };

  it('follows its house rulings, keeps them in its terms, and cites them in its steps', async () => {
    const { world, id, answer } = await inEvent(strong);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const created = answer.value as CreatedRefereedFight;
    expect(created.fight).toMatchObject({ tournament: id, houseRulings: [oneByOne, noLimit] });
    expect(JSON.parse(created.fight.terms)).toMatchObject({
      fight: { switches: { strikesRolled: 'ONE_BY_ONE', mightCap: null } },
      event: { id },
    });
    await join(world, created, 0);
    await join(world, created, 1);
    const { steps, state } = await playOn(world, created);
    expect(state).toBe('OVER');
    const kinds = new Set(
      steps.filter(({ source }) => source.switch === 'strikesRolled').map(({ source }) => source.kind),
    );
    expect([...kinds].filter((kind) => kind !== 'HOUSE')).toEqual([]);
  });

  it('keeps what the fight sets itself, and refuses another edition by its field', async () => {
    const own = await inEvent({ ...fight2018, switches: { mightCap: 7 } });
    expect(own.answer).toMatchObject({ ok: true, value: { fight: { houseRulings: [oneByOne] } } });
    const other = await inEvent(fight2024);
    expect(other.answer).toMatchObject({
      error: { faults: [{ path: 'fight.edition', code: 'INCONSISTENT' }] },
    });
    const { world } = worldAt(OPENED);
    const nowhere = { players: ['Ann', 'Bert'], tournament: 'nothing', fight: fight2018 };
    expect(codeOf((await create(world, nowhere)) as never)).toBe('NOT_FOUND');
  });
});
