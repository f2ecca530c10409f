import type { Item, Store } from '../../../src/app/kernel/store/store';
import { ask, freshKey, must } from './organiser';
import { type Scene, army, does, newScene, sceneAfter, steps } from './scene';
import type { Round, Tournament, TournamentSettings } from '../../../src/app/kernel/generated/answers';

/** What an organiser takes back, changes and deletes: nothing that was ever answered comes again. */

const cursorOf = async (scene: Scene): Promise<readonly number[]> =>
  (await does<Tournament>(scene, 'tournament')).version.split('.').map(Number);

/** Whether each part of the later cursor is at least that of the earlier one, and they differ. */
const hasGrown = (before: readonly number[], after: readonly number[]): boolean =>
  after.length >= before.length &&
  before.every((part, index) => (after[index] ?? 0) >= part) &&
  after.join('.') !== before.join('.');

const asks = (
  scene: Scene,
  operation: Parameters<typeof ask>[1],
  input: object,
  idempotencyKey = freshKey(),
) => ask(scene, operation, { input: { tournament: scene.id, ...input }, token: scene.token, idempotencyKey });

describe('a patch of the settings', () => {
  const set = {
    cap: 8,
    startsOn: '2026-05-01',
    endsOn: '2026-05-02',
    houseRulings: [{ switch: 'mightCap', value: null, words: 'Might knows no limit here.' }],
    pointsLimit: 601,
    roundMinutes: 90,
    scenarios: ['Hold Ground'],
    clubMatesApart: [1],
    tableOrder: 'AVOID_REPEATS',
    visibility: 'PRIVATE',
    unpaired: 'SPARE',
    tiesByLot: true,
    tiebreakers: [{ id: 'Painting', better: 'HIGHER' }],
    description: 'Two days.\nBring paint.',
    venue: 'Town Hall',
    address: '1 High Street',
    schedule: '10:00 round 1',
    contact: 'club@example.org',
    entryFee: '5 pounds',
    pack: { preset: 'BANDS_20_0' },
  };
  const isCleared = {
    cap: null,
    startsOn: null,
    endsOn: null,
    houseRulings: [],
    pointsLimit: null,
    roundMinutes: null,
    scenarios: [],
    clubMatesApart: [],
    tableOrder: 'BY_RANK',
    visibility: 'PUBLIC',
    unpaired: 'BYE',
    tiesByLot: false,
    tiebreakers: [],
    description: null,
    venue: null,
    address: null,
    schedule: null,
    contact: null,
    entryFee: null,
  };

  it('sets everything, leaves the rest, and clears by null', async () => {
    const scene = await newScene();
    const { pack: _, ...plain } = set;
    const after = await does<TournamentSettings>(scene, 'updateTournament', set);
    expect(after).toMatchObject({
      ...plain,
      tiebreakers: [{ id: 'Painting', better: 'HIGHER', counts: 'SCORES' }],
      version: '2',
    });
    expect(after.pack.name).toBe('20-0 bands');
    const same = await does<TournamentSettings>(scene, 'updateTournament', { name: 'Renamed' });
    expect(same).toEqual({ ...after, name: 'Renamed', version: '3' });
    const nulls = Object.fromEntries(Object.keys(set).map((field) => [field, null]));
    const cleared = await does<TournamentSettings>(scene, 'updateTournament', nulls);
    expect(cleared).toMatchObject({ ...isCleared, name: 'Renamed', version: '4' });
    expect(cleared.pack.name).toBe('Matched Play Guide');
  });

  it('without a setting changes nothing and raises no version', async () => {
    const scene = await newScene();
    const before = scene.store.items();
    const answer = await does<TournamentSettings>(scene, 'updateTournament', { reason: 'none' });
    expect([answer.version, scene.store.items()]).toEqual(['1', before]);
  });

  it.each<[string, object, RegExp]>([
    ['no name', { name: null }, /name/],
    ['no rounds', { rounds: null }, /rounds/],
    ['an odd limit of doubles', { format: 'DOUBLES', pointsLimit: 601 }, /600 or 602/],
    ['an end before the start', { startsOn: '2026-05-02', endsOn: '2026-05-01' }, /2026-05-02/],
    ['an end without a start', { endsOn: '2026-05-01' }, /startsOn/],
    [
      'one tiebreaker twice',
      {
        tiebreakers: [
          { id: 'A', better: 'HIGHER' },
          { id: 'A', better: 'LOWER' },
        ],
      },
      /already/,
    ],
  ])('is refused with %s', async (_, input, words) => {
    const scene = await newScene();
    const answer = await asks(scene, 'updateTournament', input);
    expect(JSON.stringify(answer)).toMatch(/INVALID_INPUT/);
    expect(JSON.stringify(answer)).toMatch(words);
  });

  it('keeps the format once somebody is registered', async () => {
    const scene = await sceneAfter('registered');
    expect(await asks(scene, 'updateTournament', { format: 'DOUBLES' })).toMatchObject({
      error: { faults: [{ path: 'format', code: 'NOT_ALLOWED' }] },
    });
  });

  it.each<[object]>([
    [{ scenarios: ['Hold Ground'] }],
    [{ roundMinutes: 60 }],
    [{ tiebreakers: [] }],
    [{ tiesByLot: true }],
    [{ unpaired: 'SPARE' }],
    [{ pack: { preset: 'BANDS_20_0' } }],
  ])('of %p wants a reason once round 1 is drawn, which is recorded', async (change) => {
    const scene = await sceneAfter('registered', 'drawn');
    expect(await asks(scene, 'updateTournament', change)).toMatchObject({
      ok: false,
      error: { faults: [{ code: 'REQUIRED' }] },
    });
    const after = await does<TournamentSettings>(scene, 'updateTournament', {
      ...change,
      reason: 'all agreed',
    });
    expect(after.changeReason).toBe('all agreed');
    const { items } = await does<{ items: unknown[] }>(scene, 'history');
    expect(JSON.stringify(items)).toContain('all agreed');
  });
});

describe('the start of a round', () => {
  it('is taken back while it has no result, and started again', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started');
    const before = await cursorOf(scene);
    const undone = await does<Round>(scene, 'unstartRound', { round: 1, reason: 'too early' });
    expect(undone).toMatchObject({
      state: 'DRAWN',
      clock: null,
      unstarted: { times: 1, reason: 'too early' },
    });
    const read = await does<Round>(scene, 'round', { round: 1 });
    expect(read.version).toBe(undone.version);
    expect(hasGrown(before, await cursorOf(scene))).toBe(true);
    const redrawn = await does<Round>(
      scene,
      'redrawRound',
      { round: 1, reason: 'again' },
      {
        ifMatch: undone.version,
      },
    );
    expect((await does<Round>(scene, 'round', { round: 1 })).version).toBe(redrawn.version);
    await does(scene, 'startRound', { round: 1 }, { ifMatch: redrawn.version });
    await steps.reported(scene);
    expect(await does(scene, 'tournament')).toMatchObject({ state: 'ROUND_COMPLETE' });
    expect(await asks(scene, 'unstartRound', { round: 1, reason: 'late' })).toMatchObject({
      error: { code: 'WRONG_STATE' },
    });
  });

  it('stays once there is a result', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started', 'reportedByPlayer');
    expect(await asks(scene, 'unstartRound', { round: 1, reason: 'too early' })).toMatchObject({
      error: { code: 'CONFLICT', reason: 'ROUND_HAS_RESULTS' },
    });
  });

  /** A store in which this write waits until it is let go. */
  const holding = (inner: Store, isHeld: (item: Item) => boolean) => {
    let letGo = (): void => undefined;
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const store: Store = {
      ...inner,
      write: async (item) => {
        if (isHeld(item)) await gone;
        return inner.write(item);
      },
    };
    return { store, letGo };
  };
  const isResult = ({ address }: Item): boolean => address.item === 'RESULT';
  const report = { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [5, 1] };

  it('refuses a report that was on its way when it was taken back', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started');
    const { store, letGo } = holding(scene.store, isResult);
    const late = asks({ ...scene, store: store as Scene['store'] }, 'reportResult', report);
    await does(scene, 'unstartRound', { round: 1, reason: 'too early' });
    const { tables } = await does<Round>(scene, 'redrawRound', { round: 1, reason: 'again' });
    letGo();
    expect(await late).toMatchObject({ error: { code: 'WRONG_STATE', state: 'ROUND_DRAWN' } });
    const { items } = { items: await does<Round>(scene, 'round', { round: 1 }) };
    expect(items.tables.map(({ entrants, result }) => [entrants, result])).toEqual(
      tables.map(({ entrants }) => [entrants, null]),
    );
  });

  it('is started again by a report that came first', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started');
    // The round is written; a report comes before the places of the results are.
    const { store, letGo } = holding(scene.store, isResult);
    const undoing = asks({ ...scene, store: store as Scene['store'] }, 'unstartRound', {
      round: 1,
      reason: 'x',
    });
    const stale = scene.store.items();
    while (!scene.store.items().some(({ address, version }) => address.item === 'ROUND' && version === 3))
      await Promise.resolve();
    const before: Store = {
      ...scene.store,
      get: async (addresses) => {
        const answer = await scene.store.get(addresses);
        return answer.ok
          ? {
              ok: true,
              value: answer.value.map((item) =>
                item?.address.item === 'ROUND'
                  ? (stale.find((one) => one.address.item === 'ROUND') ?? null)
                  : item,
              ),
            }
          : answer;
      },
    };
    expect(await asks({ ...scene, store: before as Scene['store'] }, 'reportResult', report)).toMatchObject({
      ok: true,
    });
    letGo();
    expect((await undoing).ok).toBe(true);
    expect(await does(scene, 'tournament')).toMatchObject({ state: 'ROUND_STARTED' });
    expect(await asks(scene, 'redrawRound', { round: 1, reason: 'again' })).toMatchObject({
      error: { code: 'WRONG_STATE' },
    });
    expect(await asks(scene, 'reportResult', { ...report, table: 2 })).toMatchObject({ ok: true });
    expect(await does(scene, 'tournament')).toMatchObject({ state: 'ROUND_COMPLETE' });
  });
});

describe('a finished tournament', () => {
  it('is reopened, goes on, and is finished again', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started', 'reported', 'finished');
    const before = await cursorOf(scene);
    const key = freshKey();
    const reopened = await asks(scene, 'reopenTournament', { reason: 'one more round' }, key);
    expect(reopened).toEqual({
      ok: true,
      value: { tournament: scene.id, state: 'ROUND_COMPLETE', reason: 'one more round' },
    });
    const between = await cursorOf(scene);
    expect(hasGrown(before, between)).toBe(true);
    await steps.secondRound(scene);
    const after = await cursorOf(scene);
    expect(hasGrown(between, after)).toBe(true);
    // A repetition finds its answer under the round that was drawn over it.
    expect(await asks(scene, 'reopenTournament', { reason: 'one more round' }, key)).toEqual(reopened);
    await does(scene, 'finishTournament');
    await does(scene, 'reopenTournament', { reason: 'a correction' });
    expect(await does(scene, 'tournament')).toMatchObject({ state: 'ALL_ROUNDS_COMPLETE' });
    await does(scene, 'finishTournament');
    expect(await does(scene, 'tournament')).toMatchObject({ state: 'FINISHED' });
    expect(await does(scene, 'standings')).toMatchObject({ final: true });
    const { document } = await does<{ document: string }>(scene, 'exportTournament');
    const copy = await must<{ tournament: { id: string } }>(scene, 'importTournament', {
      input: { document },
    });
    const [own, other] = [scene.id, copy.tournament.id];
    expect(await must(scene, 'standings', { input: { tournament: other } })).toMatchObject({
      standings: (await must<{ standings: unknown }>(scene, 'standings', { input: { tournament: own } }))
        .standings,
    });
  });
});

describe('check-in', () => {
  it('of an entrant is undone until it has played', async () => {
    const scene = await sceneAfter('registered', 'checkIn', 'allCheckedIn');
    const undone = await does(scene, 'undoCheckIn', { entrant: 'e4' });
    expect(undone).toMatchObject({ checkedIn: false, status: 'NOT_CHECKED_IN', version: '3' });
    expect(await asks(scene, 'undoCheckIn', { entrant: 'e4' })).toMatchObject({
      error: { reason: 'ENTRANT_NOT_CHECKED_IN' },
    });
    await does(scene, 'drawRound');
    await does(scene, 'startRound', { round: 1 });
    expect(await asks(scene, 'undoCheckIn', { entrant: 'e1' })).toMatchObject({
      error: { reason: 'ENTRANT_HAS_PLAYED' },
    });
  });

  it('as a whole is closed again before round 1', async () => {
    const scene = await sceneAfter('registered', 'checkIn');
    await does(scene, 'openRegistration');
    expect(await does(scene, 'tournament')).toMatchObject({
      phase: 'REGISTRATION',
      entrants: [{ status: 'ACTIVE' }, { status: 'ACTIVE' }, { status: 'ACTIVE' }, { status: 'ACTIVE' }],
    });
  });
});

describe('a cancelled tournament', () => {
  it('is readable, takes nothing, and goes on where it was', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started');
    const cancelled = await does(scene, 'cancelTournament', { reason: 'the hall is flooded' });
    expect(cancelled).toMatchObject({ cancelled: 'the hall is flooded' });
    expect(
      await asks(scene, 'reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [1, 0] }),
    ).toMatchObject({ error: { code: 'WRONG_STATE', state: 'CANCELLED' } });
    expect(await does(scene, 'tournament')).toMatchObject({ state: 'CANCELLED' });
    await does(scene, 'resumeTournament');
    expect(await does(scene, 'tournament')).toMatchObject({ state: 'ROUND_STARTED', cancelled: null });
  });
});

describe('a deleted tournament', () => {
  it('leaves versions and nothing else, and is gone for everybody', async () => {
    const scene = await newScene({ description: 'Ask Brunhilde', startsOn: '2026-05-01' });
    await does(scene, 'createWebhook', { url: 'https://league.example.org/hook' });
    await does(scene, 'registerEntrant', { name: 'Brunhilde' });
    await does(scene, 'submitArmy', {
      entrant: 'e1',
      army: { ...army, forces: [{ list: 'Brunhilde', warbands: [] }] },
    });
    await does(scene, 'withdrawEntrant', { entrant: 'e1', reason: 'Brunhilde is ill' });
    await does(scene, 'cancelTournament', { reason: 'for Brunhilde' });
    const before = new Map(scene.store.items().map((item) => [JSON.stringify(item.address), item.version]));
    const key = freshKey();
    const deleted = await asks(scene, 'deleteTournament', {}, key);
    expect(deleted).toEqual({ ok: true, value: { tournament: scene.id, version: '4' } });
    expect(await asks(scene, 'deleteTournament', {}, key)).toEqual(deleted);
    for (const item of scene.store.items()) {
      expect(item.version).toBe((before.get(JSON.stringify(item.address)) ?? 0) + 1);
      expect(item.body).not.toMatch(/Brunhilde/);
      expect(item.listing).toBeUndefined();
    }
    // Its webhooks are still to be told.
    expect(scene.store.items().filter(({ isForOutbox }) => isForOutbox)).toHaveLength(1);
    for (const operation of [
      'tournament',
      'standings',
      'history',
      'exportTournament',
      'roleHolders',
    ] as const)
      expect([operation, await asks(scene, operation, {})]).toEqual([
        operation,
        { ok: false, error: { code: 'GONE', kind: 'tournament', id: scene.id } },
      ]);
    for (const [operation, input] of [
      ['registerEntrant', { name: 'B' }],
      ['deleteTournament', {}],
      ['resumeTournament', {}],
    ] as const)
      expect(await asks(scene, operation, input)).toMatchObject({ error: { code: 'GONE' } });
    expect(await must(scene, 'tournaments', { input: { month: '2026-05' } })).toMatchObject({ items: [] });
  });

  it('is not deleted while it is on or finished', async () => {
    const scene = await sceneAfter('registered', 'drawn');
    expect(await asks(scene, 'deleteTournament', {})).toMatchObject({ error: { code: 'WRONG_STATE' } });
  });

  it('is not created again by a repetition of the request that created it', async () => {
    const scene = await newScene();
    const request = { input: { name: 'Once', rounds: 1 }, idempotencyKey: freshKey() };
    const created = await must<{ tournament: { id: string }; organiserToken: string }>(
      scene,
      'createTournament',
      request,
    );
    await must(scene, 'deleteTournament', {
      input: { tournament: created.tournament.id },
      token: created.organiserToken,
    });
    expect(await ask(scene, 'createTournament', request)).toMatchObject({ error: { code: 'GONE' } });
  });
});
