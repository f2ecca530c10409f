import { rememberingStore } from '../../../../src/app/kernel/store/wrapped-stores';
import { createChangeQueue } from '../../../../src/app/kernel/store/change-queue';
import type { Item, Store } from '../../../../src/app/kernel/store/store';
import { ok } from '../../../../src/shared/result';
import { callAny, type AnyUseCase } from '../../../../src/app/kernel/use-case';
import type { StoredContext } from '../../../../src/app/kernel/store/context';
import { revokeRole } from '../../../../src/app/tournaments/roles/revoke-role';
import { cancelTournament } from '../../../../src/app/tournaments/event/cancel-tournament';
import type { Input } from '../../../questions/question';
import { setSignUp } from '../../../../src/app/tournaments/entrants/set-sign-up';
import { signUp } from '../../../../src/app/tournaments/entrants/sign-up';
import { registerEntrant } from '../../../../src/app/tournaments/entrants/register-entrant';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { contextFor, freshKey, must } from '../../tournaments/organiser';
import { type Scene, does, newScene } from '../../tournaments/scene';

const change = (
  scene: Scene,
  [useCase, input]: readonly [unknown, Input],
  { token = scene.token, ...more }: Partial<StoredContext> & { readonly token?: string } = {},
) =>
  callAny(
    useCase as AnyUseCase<StoredContext>,
    { tournament: scene.id, ...input },
    { ...contextFor(scene, { token, idempotencyKey: freshKey() }), ...more },
  );

const register = (scene: Scene, name: string, more: Partial<StoredContext> = {}) =>
  change(scene, [registerEntrant, { name }], more);

const never = async (): Promise<void> => new Promise(() => undefined);

/** A store that lets somebody else write first, so many times. */
const lostRaces = (store: Store, races: number): { readonly store: Store; readonly writes: () => number } => {
  let writes = 0;
  return {
    store: {
      ...store,
      write: async (item) => {
        writes += 1;
        return writes <= races ? ok('CONFLICT') : store.write(item);
      },
    },
    writes: () => writes,
  };
};

describe('a change that loses race after race', () => {
  it('waits a random part of a doubling time between its attempts, then is refused as CONTENDED', async () => {
    const scene = await newScene();
    const { store, writes } = lostRaces(scene.store, Number.POSITIVE_INFINITY);
    const pauses: number[] = [];
    const drawn: number[] = [];
    const answer = await register(scene, 'Late', {
      store,
      clock: { nowMs: () => 0, pause: async (ms) => void pauses.push(ms) },
      random: {
        dice: (_count, sides) => {
          drawn.push(sides);
          return [sides / 2];
        },
        token: () => '',
      },
    });
    expect(answer).toEqual({ ok: false, error: { code: 'CONTENDED', retryAfterSeconds: 1 } });
    expect(writes()).toBe(8);
    expect(drawn).toEqual([20, 40, 80, 160, 320, 640, 1280]);
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640]);
  });

  it('is done when it wins one of them', async () => {
    const scene = await newScene();
    const { store } = lostRaces(scene.store, 7);
    expect(await register(scene, 'Late', { store })).toMatchObject({ ok: true, value: { number: 1 } });
  });
});

it('are seen by what is read after them through the same store of a request', async () => {
  const scene = await newScene();
  const store = rememberingStore(scene.store);
  const changeQueue = createChangeQueue({ nowMs: () => 0, pause: never });
  await store.readTournament(scene.id);
  await register(scene, 'A', { store, changeQueue });
  const items = await store.readTournament(scene.id);
  expect(items.ok && items.value.map(({ address }) => address.item)).toEqual(['ENTRANT', 'HEAD']);
});

describe('changes that take turns', () => {
  const counted = (scene: Scene) => {
    const counts = { reads: 0, conflicts: 0 };
    const store: Store = {
      ...scene.store,
      readTournament: async (id) => {
        counts.reads += 1;
        return scene.store.readTournament(id);
      },
      write: async (item) => {
        const written = await scene.store.write(item);
        if (written.ok && written.value === 'CONFLICT') counts.conflicts += 1;
        return written;
      },
    };
    return { store, counts };
  };

  it('do not overtake each other, and read once what all of them need', async () => {
    const scene = await newScene();
    const { store, counts } = counted(scene);
    const changeQueue = createChangeQueue({ nowMs: () => 0, pause: never });
    const names = Array.from({ length: 40 }, (_, index) => `Entrant ${index + 1}`);
    const answers = await Promise.all(names.map((name) => register(scene, name, { store, changeQueue })));
    expect(answers.map((answer) => answer.ok && (answer.value as { number: number }).number)).toEqual(
      names.map((_, index) => index + 1),
    );
    expect(counts).toEqual({ reads: 1, conflicts: 0 });
    const { entrants } = await does<{ entrants: { name: string }[] }>(scene, 'tournament');
    expect(entrants.map(({ name }) => name)).toEqual(names);
  });

  it('see what another process wrote in between, since their write is conditional', async () => {
    const scene = await newScene();
    const { store, counts } = counted(scene);
    let elsewhere: Promise<unknown> | undefined;
    const outside: Store = {
      ...store,
      write: async (item) => {
        // Between the first turn and the second, another process registers somebody.
        if (item.address.item === 'ENTRANT' && item.address.number === 2)
          elsewhere ??= must(scene, 'registerEntrant', {
            input: { tournament: scene.id, name: 'Elsewhere' },
            token: scene.token,
          });
        await elsewhere;
        return store.write(item);
      },
    };
    const changeQueue = createChangeQueue({ nowMs: () => 0, pause: never });
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) => register(scene, name, { store: outside, changeQueue })),
    );
    expect(answers.map((answer) => answer.ok && (answer.value as { number: number }).number)).toEqual([
      1, 3, 4,
    ]);
    expect(counts.conflicts).toBe(1);
  });

  const registering = (at: number): readonly [unknown, Input] => [registerEntrant, { name: `Late ${at}` }];
  it.each<
    [
      string,
      (sam: string) => readonly [unknown, Input],
      (at: number, digest: string) => readonly [unknown, Input],
      object,
    ]
  >([
    ['a revoked token', (sam) => [revokeRole, { id: sam }], registering, { code: 'FORBIDDEN' }],
    ['a cancelled event', () => [cancelTournament, { reason: 'snow' }], registering, { code: 'WRONG_STATE' }],
    [
      'a closed sign-up',
      () => [setSignUp, { isOpen: false, privacyText: 'Kept for a month.' }],
      (at, consentTo) => [signUp, { name: `Late ${at}`, consentTo }],
      { code: 'CONFLICT', reason: 'SIGN_UP_CLOSED' },
    ],
  ])(
    'obey %s that was acknowledged while they waited, whatever they had read',
    async (_name, first, second, error) => {
      const scene = await newScene();
      const { privacyDigest } = await does<{ privacyDigest: string }>(scene, 'setSignUp', {
        isOpen: true,
        privacyText: 'Kept for a month.',
      });
      const sam = await does<{ id: string; token: string }>(scene, 'grantRole', { role: 'CO_ORGANISER' });
      let nowMs = 0;
      // Each turn finds what the one before passed on too old to use.
      const changeQueue = createChangeQueue({ nowMs: () => (nowMs += 1_000), pause: never });
      const ofRequests = [1, 2, 3].map(() => rememberingStore(scene.store));
      for (const store of ofRequests) await store.readTournament(scene.id);
      const acknowledged = change(scene, first(sam.id), { changeQueue });
      const waiting = ofRequests.map((store, at) =>
        change(scene, second(at, privacyDigest), { store, changeQueue, token: sam.token }),
      );
      expect(await acknowledged).toMatchObject({ ok: true });
      for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ error });
      expect((await does<{ entrants: unknown[] }>(scene, 'tournament')).entrants).toEqual([]);
    },
  );

  it('pass nothing on for longer than a second, and nothing once nobody waits', async () => {
    const scene = await newScene();
    const { store, counts } = counted(scene);
    let nowMs = 0;
    const changeQueue = createChangeQueue({ nowMs: () => nowMs, pause: never });
    await register(scene, 'A', { store, changeQueue });
    await register(scene, 'B', { store, changeQueue });
    expect(counts.reads).toBe(2);
    await Promise.all(
      ['C', 'D'].map((name) =>
        changeQueue.enqueue(scene.id, store, async (passed) => {
          await passed.readTournament(scene.id);
          nowMs += 1_000;
          return name;
        }),
      ),
    );
    expect(counts.reads).toBe(4);
  });

  it('wait a second at most for one whose store does not answer', async () => {
    const changeQueue = createChangeQueue({ nowMs: () => 0, pause: async () => undefined });
    void changeQueue.enqueue('t', memoryStore(), never);
    expect(await changeQueue.enqueue('t', memoryStore(), async () => 'mine')).toBe('mine');
  });

  it('go on after one that broke', async () => {
    const changeQueue = createChangeQueue({ nowMs: () => 0, pause: never });
    const broken = changeQueue.enqueue('t', memoryStore(), async () => {
      throw new Error('a bug');
    });
    const next = changeQueue.enqueue('t', memoryStore(), async (store) => (await store.get([])).ok);
    await expect(broken).rejects.toThrow('a bug');
    expect(await next).toBe(true);
  });

  it('read anew after a change whose place is not known, or that was not written', async () => {
    const store = memoryStore();
    const changeQueue = createChangeQueue({ nowMs: () => 0, pause: never });
    const head: Item = { address: { item: 'HEAD', tournament: 't' }, version: 1, schema: 2, body: '[]' };
    const result: Item = {
      address: { item: 'RESULT', tournament: 't', round: 1, table: 1 },
      version: 1,
      schema: 2,
      body: '[]',
    };
    const seen = await Promise.all([
      changeQueue.enqueue('t', store, async (passed) => {
        await passed.readTournament('t');
        await passed.write(head);
        return passed.readTournament('t');
      }),
      changeQueue.enqueue('t', store, async (passed) => {
        await passed.write(result);
        return passed.readTournament('t');
      }),
      changeQueue.enqueue('t', store, async (passed) => {
        await passed.write({ ...head, version: 2 });
        return passed.readTournament('t');
      }),
    ]);
    expect(seen).toEqual([ok([head]), ok([head, result]), ok([{ ...head, version: 2 }, result])]);
  });
});
