import fc from 'fast-check';
import { isSameAnswer, trouble } from '../kernel/trouble';
import { type Input, ask, freshKey, must } from './organiser';
import { type Scene, does, goodAndEvil, grant, newScene } from './scene';
import { hooked, payloadOf } from './webhooks/hooked';
import type { CreatedTournament, ReportedTable, Round } from '../../../src/app/kernel/generated/answers';

const pack = { armies: { chosen: 'BY_CHOICE', slots: goodAndEvil } };

const toChoose = async (players = 4, settings: Input = {}): Promise<Scene> => {
  const scene = await newScene({ pack, ...settings });
  for (const name of ['Ann', 'Bert', 'Cleo', 'Dirk', 'Eve'].slice(0, players))
    await does(scene, 'registerEntrant', { name });
  await does(scene, 'drawRound');
  return scene;
};

const round1 = (scene: Scene) => does<Round>(scene, 'round', { round: 1 });
const pairAt = async (scene: Scene, table = 1): Promise<readonly [string, string]> => {
  const { tables } = await round1(scene);
  const [first = '', second = ''] = tables[table - 1]?.entrants ?? [];
  return [first, second];
};
const armiesAt = async (scene: Scene, table = 1) =>
  (await round1(scene)).tables[table - 1]?.armies?.map(({ slot, hasChosen }) => [slot, hasChosen]);

const choose = (scene: Scene, token: string, slot: string, more: Input = {}) =>
  does<ReportedTable>(scene, 'chooseArmy', { round: 1, table: 1, slot, ...more }, { token });

/** Why it was refused. */
const refusal = async (scene: Scene, input: Input, token = scene.token): Promise<unknown> => {
  const answer = await ask({ store: scene.store }, 'chooseArmy', {
    input: { tournament: scene.id, round: 1, table: 1, slot: 'GOOD', ...input },
    token,
    idempotencyKey: freshKey(),
  });
  if (answer.ok) return 'OK';
  const { error } = answer;
  if (error.code === 'INVALID_INPUT') return error.faults.map(({ path, message }) => `${path} ${message}`);
  return error.code === 'CONFLICT' ? error.reason : error.code;
};

describe('the choice of an army', () => {
  it('is sealed until both have chosen, and can be changed until then', async () => {
    const scene = await toChoose();
    const [first, second] = await pairAt(scene);
    const [one, two] = [await grant(scene, 'PLAYER', first), await grant(scene, 'PLAYER', second)];
    const { armies } = await choose(scene, one, 'GOOD');
    expect(armies).toEqual([
      { entrant: first, slot: null, name: null, hasChosen: true },
      { entrant: second, slot: null, name: null, hasChosen: false },
    ]);
    await choose(scene, one, 'EVIL');
    expect(await armiesAt(scene)).toEqual([[null, true], [null, false]]); // prettier-ignore
    const { armies: shown } = await choose(scene, two, 'EVIL');
    expect(shown).toEqual([
      { entrant: first, slot: 'EVIL', name: 'Evil', hasChosen: true },
      { entrant: second, slot: 'EVIL', name: 'Evil', hasChosen: true },
    ]);
    expect(await refusal(scene, { slot: 'GOOD' }, one)).toBe('ARMY_CHOICE_OVER');
    expect(await armiesAt(scene, 2)).toEqual([[null, false], [null, false]]); // prettier-ignore
  });

  it('is over with the start: who has not chosen plays the first army, and a scorekeeper can still correct it', async () => {
    const scene = await toChoose();
    const [first, second] = await pairAt(scene);
    const one = await grant(scene, 'PLAYER', first);
    await choose(scene, one, 'EVIL');
    await does(scene, 'startRound', { round: 1 });
    expect(await armiesAt(scene)).toEqual([['EVIL', true], ['GOOD', false]]); // prettier-ignore
    expect(await refusal(scene, { slot: 'GOOD' }, one)).toBe('ARMY_CHOICE_OVER');
    expect(await refusal(scene, { slot: 'EVIL', entrant: second })).toBe('OK');
    expect(await armiesAt(scene)).toEqual([['EVIL', true], ['EVIL', true]]); // prettier-ignore
    await does(scene, 'reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [3, 1] });
    expect(await refusal(scene, { slot: 'GOOD', entrant: second })).toBe('ARMY_CHOICE_OVER');
  });

  it('is nobody else’s, and of no army that there is not: refused by name, and nothing changed', async () => {
    const scene = await toChoose();
    const [first, second] = await pairAt(scene);
    const [other] = await pairAt(scene, 2);
    const one = await grant(scene, 'PLAYER', first);
    const before = JSON.stringify(await round1(scene));
    expect(await refusal(scene, {}, await grant(scene, 'PLAYER', other))).toBe('FORBIDDEN');
    expect(await refusal(scene, { entrant: second }, one)).toEqual([
      `entrant must be your own entrant, ${first}, or left out`,
    ]);
    expect(await refusal(scene, { slot: 'DWARVES' }, one)).toEqual([
      'slot must be an army of this round: GOOD, EVIL',
    ]);
    expect(await refusal(scene, {})).toEqual([`entrant is required of a scorekeeper: ${first} or ${second}`]);
    expect(await refusal(scene, { entrant: other })).toEqual([
      `entrant must be an entrant of the table: ${first} or ${second}`,
    ]);
    expect(await refusal(scene, { table: 9, entrant: first })).toBe('NOT_FOUND');
    expect(JSON.stringify(await round1(scene))).toBe(before);
    const drawn = await newScene({ pack: { armies: { chosen: 'BY_DRAW', slots: goodAndEvil } } });
    for (const name of ['Ann', 'Bert']) await does(drawn, 'registerEntrant', { name });
    await does(drawn, 'drawRound');
    expect(await refusal(drawn, { entrant: 'e1' })).toBe('NO_ARMY_CHOICE');
  });

  it('does not count after another draw or a swap for two who no longer meet', async () => {
    const scene = await toChoose();
    const [first, second] = await pairAt(scene);
    const [other] = await pairAt(scene, 2);
    await choose(scene, await grant(scene, 'PLAYER', first), 'EVIL');
    await does(scene, 'swapEntrants', { round: 1, first: second, second: other, reason: 'brothers' });
    expect(await armiesAt(scene)).toEqual([[null, false], [null, false]]); // prettier-ignore
  });

  it('against the Spare Player is shown at once', async () => {
    const scene = await toChoose(5, { unpaired: 'SPARE' });
    const { unpaired } = await round1(scene);
    const entrant = unpaired?.entrant ?? '';
    await choose(scene, await grant(scene, 'PLAYER', entrant), 'EVIL', { table: 3 });
    expect((await round1(scene)).unpaired?.armies).toEqual([
      { entrant, slot: 'EVIL', name: 'Evil', hasChosen: true },
    ]);
  });

  it('is in the history without its army, and goes along when the event is exported and imported', async () => {
    const scene = await toChoose();
    const [first] = await pairAt(scene);
    await choose(scene, await grant(scene, 'PLAYER', first), 'EVIL');
    const { items } = await does<{ items: readonly { operation: string; changes: unknown }[] }>(
      scene,
      'history',
    );
    expect(items.at(-1)).toMatchObject({ operation: 'chooseArmy', round: 1, table: 1, changes: [] });
    const { document } = await does<{ document: string }>(scene, 'exportTournament');
    const { tournament, organiserToken } = await must<CreatedTournament>(
      { store: scene.store },
      'importTournament',
      { input: { document }, idempotencyKey: 'an-import-with-a-long-key' },
    );
    const imported = { ...scene, id: tournament.id, token: organiserToken };
    expect(await armiesAt(imported)).toEqual([[null, true], [null, false]]); // prettier-ignore
    await does(imported, 'startRound', { round: 1 });
    expect(await armiesAt(imported)).toEqual([['EVIL', true], ['GOOD', false]]); // prettier-ignore
  });

  it('is told to webhooks as ARMY_CHOSEN, which does not say what was chosen', async () => {
    const on = await hooked();
    await on.does('updateTournament', { pack });
    for (const name of ['Ann', 'Bert']) await on.does('registerEntrant', { name });
    await on.does('drawRound');
    await on.hook({ events: ['ARMY_CHOSEN'] });
    await on.does('chooseArmy', { round: 1, table: 1, entrant: 'e1', slot: 'EVIL' });
    await on.run();
    expect(on.sent).toHaveLength(1);
    expect(payloadOf(on.sent[0]!)).toMatchObject({
      type: 'ARMY_CHOSEN',
      data: { operation: 'chooseArmy', entrant: null, round: 1, table: 1, version: '1' },
    });
    expect(JSON.stringify(payloadOf(on.sent[0]!))).not.toContain('EVIL');
  });
});

it('both players of each table choose at once through a store in trouble: each choice counts and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 8, maxLength: 8 }), async (seed) => {
      const { below, calm, insist, settle } = trouble(seed);
      const made = await must<CreatedTournament>(calm, 'createTournament', {
        input: { name: 'Weathertop', rounds: 2, pack },
      });
      const [tournament, token] = [made.tournament.id, made.organiserToken];
      for (const name of ['Ann', 'Bert', 'Cleo', 'Dirk'])
        await must(calm, 'registerEntrant', { input: { tournament, name }, token });
      const { tables } = await must<Round>(calm, 'drawRound', { input: { tournament }, token });
      const chosen = new Map<string, string>();
      const chooses = async (table: number, entrant: string): Promise<void> => {
        const granted = await must<{ readonly token: string }>(calm, 'grantRole', {
          input: { tournament, role: 'PLAYER', entrant },
          token,
        });
        const slot = ['GOOD', 'EVIL'][below(2)] ?? 'GOOD';
        const done = await insist('chooseArmy', { tournament, round: 1, table, slot }, granted.token);
        const accepted = done.answers.filter(({ ok }) => ok);
        expect(isSameAnswer({ answers: accepted })).toBe(true);
        if (accepted.length > 0) chosen.set(entrant, slot);
      };
      await Promise.all(
        tables.flatMap(({ table, entrants }) =>
          (entrants as unknown as readonly string[]).map((entrant) => chooses(table, entrant)),
        ),
      );
      await settle();
      expect(chosen.size).toBe(4);
      const round = await must<Round>(calm, 'round', { input: { tournament, round: 1 }, token });
      for (const { armies } of round.tables)
        for (const { entrant, slot } of armies ?? []) expect(slot).toBe(chosen.get(entrant));
    }),
    { numRuns: 15 },
  );
});
