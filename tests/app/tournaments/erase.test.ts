import type { GrantedLeague } from '../../../src/app/kernel/generated/answers';
import { forgetting } from '../../../src/app/tournaments/facts/forget-person';
import type { Store } from '../../../src/app/kernel/store/store';
import { refused } from '../../../src/shared/result';
import { type Input, ask, freshKey, must } from './organiser';
import { type Scene, army, does, grant, newScene, sideOf } from './scene';

/** Everything that may tell who it was: names, parts of them, e-mail addresses. */
const TELLING = /brunhilde|hidden valley|éowyn|eowyn|gundabad|[^\s"@]+@[^\s"@]+\.[a-z]{2,}/i;

const told = ({ store }: Pick<Scene, 'store'>): readonly string[] =>
  store.items().flatMap(({ body }) => TELLING.exec(body)?.[0] ?? []);

const write = 'write to brunhilde@valley.example';

/** An event whose organisers have named one of its players wherever they can write. */
const gossip = async (): Promise<Scene> => {
  const scene = await newScene({ unpaired: 'SPARE', rounds: 3 });
  await does(scene, 'registerEntrant', { name: 'Brunhilda', club: 'Hidden Valley Club' });
  await does(scene, 'updateEntrant', { entrant: 'e1', name: 'Brunhilde Éowyn of Gundabad' });
  for (const name of ['Bert', 'Cleo', 'Dirk', 'Emil']) await does(scene, 'registerEntrant', { name });
  await does(scene, 'submitArmy', { entrant: 'e1', army });
  await does(scene, 'submitArmy', { entrant: 'e3', army });
  await does(scene, 'overrideArmy', { entrant: 'e3', decision: 'ACCEPT', reason: 'Brunhilde lent it' });
  await does(scene, 'withdrawEntrant', { entrant: 'e1', reason: 'Brunhilde is ill' });
  await does(scene, 'reinstateEntrant', { entrant: 'e1', reason: 'Brunhilde is well' });
  await does(scene, 'recordCheck', {
    entrant: 'e1',
    check: 'PAINTING',
    passed: true,
    note: 'as Brunhilde said',
  });
  await does(scene, 'adjustEntrant', { entrant: 'e1', victoryPoints: -1, reason: write });
  await does(scene, 'recordCheck', {
    entrant: 'e2',
    check: 'PAINTING',
    passed: true,
    note: 'brunhilde painted it',
  });
  await does(scene, 'adjustEntrant', {
    entrant: 'e2',
    victoryPoints: -1,
    reason: `late with ÉOWYN, ${write}`,
  });
  await does(scene, 'withdrawEntrant', { entrant: 'e2', reason: 'drives Brunhilde home' });
  await does(scene, 'reinstateEntrant', { entrant: 'e2' });
  await does(scene, 'grantRole', { role: 'REFEREE', holder: 'B. from the mountain', entrant: 'e1' });
  await does(scene, 'grantRole', { role: 'SCOREKEEPER', holder: 'Brunhilde of Gundabad' });
  await does(scene, 'setAwards', {
    awards: [{ id: 'cup', name: 'The Brunhilde Cup', decidedBy: 'ORGANISER' }],
  });
  await does(scene, 'setSignUp', { isOpen: true, privacyText: 'Brunhilde keeps your name for a year.' });
  await does(scene, 'drawRound');
  await does(scene, 'redrawRound', { round: 1, reason: `Brunhilde's car broke down: ${write}` });
  for (const [first, second] of [
    ['e1', 'e2'],
    ['e1', 'e3'],
    ['e1', 'e4'],
    ['e1', 'e5'],
  ])
    // prettier-ignore
    await does(scene, 'swapEntrants', { round: 1, first, second, reason: 'Brunhilde and her brother' });
  await does(scene, 'startRound', { round: 1 });
  await does(scene, 'extendRound', { round: 1, minutes: 5, reason: 'Brunhilde was late' });
  await does(scene, 'pauseClock', { round: 1, reason: 'Brunhilde fell off her chair' });
  for (const table of [1, 2, 3])
    await does(scene, 'reportResult', { round: 1, table, kind: 'PLAYED', victoryPoints: [5, table] });
  await does(scene, 'disputeResult', { round: 1, table: 1, reason: 'Brunhilde cheats' }, { ifMatch: '1' });
  await does(
    scene,
    'ruleResult',
    { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [5, 1], reason: `She (Éowyn) does not; ${write}` },
    { ifMatch: '2' },
  );
  await does(
    scene,
    'reportResult',
    { round: 1, table: 2, kind: 'PLAYED', victoryPoints: [5, 2], reason: 'as Gundabad saw' },
    { ifMatch: '1' },
  );
  return scene;
};

const games = async (scene: Scene) => {
  const { tables } = await does<{ tables: { entrants: unknown; result: Record<string, unknown> }[] }>(
    scene,
    'round',
    { round: 1 },
  );
  return {
    standings: (await does(scene, 'standings'))['standings'],
    tables: tables.map(({ entrants, result }) => [entrants, result['victoryPoints'], result['corrections']]),
  };
};

describe('erasing an entrant', () => {
  it('leaves its name and e-mail addresses in no item, and every game', async () => {
    const scene = await gossip();
    // The head, e1, e2, the army of e3, the round, two results.
    expect(told(scene)).toHaveLength(7);
    const before = await games(scene);
    await does(scene, 'eraseEntrant', { entrant: 'e1' });
    expect(told(scene)).toEqual([]);
    expect(await games(scene)).toEqual(before);
    // What was written of others stays, but for the name.
    const { entrants } = await does<{ entrants: { name: string; adjustments: { reason: string }[] }[] }>(
      scene,
      'tournament',
    );
    expect(entrants.map(({ name }) => name)).toEqual(['Erased', 'Bert', 'Cleo', 'Dirk', 'Emil']);
    expect(entrants[1]?.adjustments[0]?.reason).toBe('late with Erased, write to Erased');
    const history = JSON.stringify(await does(scene, 'history', { limit: 500 }));
    expect(history).not.toMatch(TELLING);
    expect((await does(scene, 'exportTournament'))['document']).not.toMatch(TELLING);
  });

  it('goes on where a failure stopped it, after each of its writes', async () => {
    const scene = await gossip();
    const expected = await games(scene);
    const key = freshKey();
    const erase = (store: Store) =>
      ask({ store }, 'eraseEntrant', {
        input: { tournament: scene.id, entrant: 'e1' },
        token: scene.token,
        idempotencyKey: key,
      });
    let tries = 0;
    for (let answer; answer?.ok !== true; tries += 1) {
      let isFirst = true;
      // Each try comes one write further, and hears nothing of it.
      const store: Store = {
        ...scene.store,
        write: async (item) => {
          // What readers are given is withdrawn each time: it holds no fact.
          if (item.address.item === 'READERS') return scene.store.write(item);
          if (!isFirst) return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
          isFirst = false;
          await scene.store.write(item);
          return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
        },
      };
      answer = await erase(store);
      expect(await games(scene)).toEqual(expected);
    }
    // The head, e2, the round, two results, the armies of e1 and e3, the entrant; then the answer.
    expect(tries).toBe(9);
    expect(told(scene)).toEqual([]);
    const items = scene.store.items();
    expect(await erase(scene.store)).toMatchObject({ ok: true });
    expect(scene.store.items()).toEqual(items);
  });

  it('of a team forgets its members too', async () => {
    const scene = await newScene({ format: 'DOUBLES', rounds: 1 });
    await does(scene, 'registerEntrant', { name: 'Wives of the North', members: ['Brunhilde', 'Éowyn'] });
    await does(scene, 'registerEntrant', { name: 'B', members: ['Bert', 'Ben'] });
    await does(scene, 'withdrawEntrant', {
      entrant: 'e2',
      reason: 'lost to Wives of the North, Éowyn and the wives',
    });
    await does(scene, 'eraseEntrant', { entrant: 'e1' });
    expect(told(scene)).toEqual([]);
    const { entrants } = await does<{ entrants: { reason: string }[] }>(scene, 'tournament');
    expect(entrants[1]?.reason).toBe('lost to Erased, Erased and the wives');
  });

  it('is for organisers, and before anything is written', async () => {
    const scene = await gossip();
    const token = await grant(scene, 'PLAYER', await sideOf(scene, 1));
    const items = scene.store.items();
    const answer = await ask({ store: scene.store }, 'eraseEntrant', {
      input: { tournament: scene.id, entrant: 'e1' },
      token,
      idempotencyKey: freshKey(),
    });
    expect(answer).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } });
    expect(scene.store.items()).toEqual(items);
  });
});

it.each([
  ['Tom Bombadil', 'tom sang; Tomorrow too', 'Erased sang; Tomorrow too'],
  ['Li', 'Li lifts', 'Erased lifts'],
  ['Jan van der Berg', 'van and der, van der Berg', 'van and der, van der Erased'],
  ['Sam (Gamgee)', 'Sam (Gamgee) and Sam', 'Erased and Erased'],
  ['a.b', 'acb a.b', 'acb Erased'],
  ['Ann', 'ann.lee@mail.example.org!', 'Erased!'],
  ['Jean-Luc Picard', 'Jean-Luc Picard sang; jean and Luc too', 'Erased sang; Erased and Erased too'],
])('of %s, "%s" leaves "%s"', (name, text, expected) => {
  expect(forgetting({ names: [name], ofPeople: [name] })(text)).toBe(expected);
});

it('knows every name of visible ASCII characters, whatever they mean in a pattern', () => {
  for (let code = 0x21; code < 0x7f; code += 1) {
    const name = `Jean${String.fromCharCode(code)}Luc`;
    const text = forgetting({ names: [name], ofPeople: [] })(`saw ${name} there`);
    expect([name, text]).toEqual([name, 'saw Erased there']);
  }
});

describe('erasing people with a hyphen in the name', () => {
  const HYPHENATED = /jean|luc|picard|anne|marie/i;
  const namesLeft = ({ store }: Pick<Scene, 'store'>) =>
    store.items().flatMap(({ body }) => HYPHENATED.exec(body)?.[0] ?? []);

  it('erases an entrant, by its name of now and by an earlier one', async () => {
    const scene = await newScene({ rounds: 1 });
    await does(scene, 'registerEntrant', { name: 'Anne-Marie' });
    await does(scene, 'updateEntrant', { entrant: 'e1', name: 'Jean-Luc Picard' });
    await does(scene, 'registerEntrant', { name: 'Bert' });
    await does(scene, 'withdrawEntrant', { entrant: 'e2', reason: 'Jean-Luc drives Anne-Marie home' });
    await does(scene, 'eraseEntrant', { entrant: 'e1' });
    expect(namesLeft(scene)).toEqual([]);
  });

  it('erases a team by its members', async () => {
    const scene = await newScene({ format: 'DOUBLES', rounds: 1 });
    await does(scene, 'registerEntrant', { name: 'The-Two', members: ['Jean-Luc', 'Anne-Marie'] });
    await does(scene, 'registerEntrant', { name: 'B', members: ['Bert', 'Ben'] });
    await does(scene, 'withdrawEntrant', { entrant: 'e2', reason: 'with Anne-Marie and Luc' });
    await does(scene, 'eraseEntrant', { entrant: 'e1' });
    expect(namesLeft(scene)).toEqual([]);
  });

  it('erases a player of a league', async () => {
    const store = (await newScene()).store;
    const { league, organiserToken: token } = await must<GrantedLeague>({ store }, 'createLeague', {
      input: { name: 'League', rule: { scoring: 'TOURNAMENT_POINTS' } },
    });
    const of = { league: league.id };
    const { id: player } = await must<{ id: string }>({ store }, 'addLeaguePlayer', {
      input: { ...of, name: 'Jean-Luc Picard' },
      token,
    });
    await must({ store }, 'eraseLeaguePlayer', {
      input: { ...of, player, reason: 'Jean-Luc asked for it' },
      token,
    });
    expect(namesLeft({ store })).toEqual([]);
  });
});

describe('erasing a player of a league', () => {
  it('leaves the name in no item', async () => {
    const scene = await newScene({ rounds: 1 });
    const { store } = scene;
    await does(scene, 'registerEntrant', { name: 'Cleo' });
    const { league, organiserToken: token } = await must<GrantedLeague>({ store }, 'createLeague', {
      input: { name: 'League', rule: { scoring: 'TOURNAMENT_POINTS' } },
    });
    const asLeague = (operation: Parameters<typeof must>[1], input: Input = {}) =>
      must({ store }, operation, { input: { league: league.id, ...input }, token });
    const of = { tournament: scene.id };
    await does(scene, 'offerTournament', { league: league.id });
    await asLeague('acceptTournament', of);
    const { id: player } = (await asLeague('addLeaguePlayer', { name: 'Brunhilda' })) as { id: string };
    await asLeague('renameLeaguePlayer', { player, name: 'Brunhilde Éowyn' });
    await asLeague('claimEntrants', { ...of, claims: [{ entrant: 'e1', player }] });
    await asLeague('releaseClaim', { ...of, entrant: 'e1', reason: 'that was not Brunhilde' });
    await asLeague('removeTournament', { ...of, reason: `Éowyn did not play; ${write}` });
    expect(told(scene).length).toBeGreaterThan(1);
    const key = freshKey();
    const erase = () =>
      ask({ store }, 'eraseLeaguePlayer', {
        input: { league: league.id, player, reason: 'Brunhilde asked for it' },
        token,
        idempotencyKey: key,
      });
    const first = await erase();
    expect(first).toMatchObject({ ok: true });
    expect(told(scene)).toEqual([]);
    const items = store.items();
    expect(await erase()).toEqual(first);
    expect(store.items()).toEqual(items);
  });
});
