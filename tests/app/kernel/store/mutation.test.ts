import { createRecord } from '../../../../src/app/kernel/owned/creation';
import { itemKind, itemOf, logOf, loggedOf } from '../../../../src/app/kernel/store/items';
import { type Hooks, type Mutation, mutate } from '../../../../src/app/kernel/store/mutation';
import type { Logged } from '../../../../src/shared/change-log';
import { ok, refused } from '../../../../src/shared/result';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { contextFor } from '../../tournaments/organiser';

/** A feature that the kernel has never heard of. */
interface LampFacts {
  readonly isLit: boolean;
  readonly note?: string;
}

const lampKind = itemKind<LampFacts>({
  place: (_, log) => ({ expiresAtMs: (log.at(-1)?.at ?? 0) + 1000 }),
});
const address = { item: 'ROLL', roll: 'lamp' } as const;
const NOW_MS = 1_700_000_000_000;
const KEY = 'a-key-of-sixteen-or-more';

const newScene = async () => {
  const store = memoryStore(() => NOW_MS);
  const context = (idempotencyKey: string) => contextFor({ store, nowMs: () => NOW_MS }, { idempotencyKey });
  await createRecord(
    {
      operation: 'createLamp',
      input: {},
      kind: lampKind,
      address,
      facts: () => ok({ isLit: false }),
      answer: () => null,
    },
    context(KEY),
  );
  const light = (key: string, changes: Partial<Mutation<LampFacts, Logged<LampFacts>, number>> = {}) =>
    mutate<LampFacts, Logged<LampFacts>, number>(
      {
        operation: 'light',
        idempotencyScope: ['lamp'],
        input: {},
        read: async () => {
          const items = await store.get([address]);
          if (!items.ok) return items;
          const lamp = loggedOf(lampKind, items.value[0]);
          return lamp ? ok(lamp) : refused({ code: 'NOT_FOUND', kind: 'lamp', id: 'lamp' });
        },
        places: ({ log }) => [{ kind: lampKind, address, log }],
        decide: ({ log, facts }) =>
          facts.isLit
            ? refused({ code: 'WRONG_STATE', state: 'LIT', operation: 'light', allowed: [] })
            : ok({ kind: lampKind, address, log, set: { isLit: true }, receipt: { lux: 7 } }),
        answer: ({ log }) => log.length,
        ...changes,
      },
      context(key),
    );
  return { store, light };
};

describe('a change in the store', () => {
  it('is written with who, when and what, as releases since 0.1.0 read it', async () => {
    const { store, light } = await newScene();
    expect(await light('one')).toEqual({ ok: true, value: 2 });
    const [item] = store.items();
    expect(item).toMatchObject({ version: 2, schema: 2, expiresAtMs: NOW_MS + 1000 });
    expect(JSON.parse(item?.body ?? '')).toMatchObject([
      { op: 'createLamp', by: 'ANYONE', at: NOW_MS, set: { isLit: false } },
      { op: 'light', by: 'ANYONE', at: NOW_MS, set: { isLit: true }, told: { lux: 7 } },
    ]);
    expect(Object.keys((JSON.parse(item?.body ?? '') as object[])[1] ?? {})).toEqual([
      'op',
      'by',
      'at',
      'set',
      'key',
      'input',
      'told',
    ]);
  });

  it('runs the hook after the write and again for a repetition, but not for a refusal', async () => {
    const { store, light } = await newScene();
    const seen: string[] = [];
    const hooks: Hooks<Logged<LampFacts>> = {
      afterWrite: async (at) => {
        seen.push(`${at.item} ${store.items()[0]?.version}`);
        return ok(null);
      },
    };
    await light('one', { hooks });
    await light('one', { hooks });
    expect(await light('two', { hooks })).toMatchObject({ ok: false, error: { code: 'WRONG_STATE' } });
    expect(seen).toEqual(['ROLL 2', 'ROLL 2']);
  });

  it('is not acknowledged where the hook fails, and a repetition makes up for it', async () => {
    const { light } = await newScene();
    const unavailable = refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 } as const);
    const hooks: Hooks<Logged<LampFacts>> = { afterWrite: async () => unavailable };
    expect(await light('one', { hooks })).toEqual(unavailable);
    expect(await light('one')).toEqual({ ok: true, value: 2 });
  });

  it('is marked for the outbox only where its feature says so', async () => {
    const { store, light } = await newScene();
    const asked: unknown[] = [];
    const hooks: Hooks<Logged<LampFacts>> = {
      isForOutbox: ({ op, receipt }, at) => {
        asked.push([op, receipt, at.address, at.snapshot.version]);
        return true;
      },
    };
    await light('one', { hooks });
    expect(asked).toEqual([['light', { lux: 7 }, address, 1]]);
    expect(store.items()[0]?.isForOutbox).toBe(true);
    const [created, lit] = logOf(lampKind, store.items()[0] ?? itemOf(lampKind, address, []));
    expect([created?.isForOutbox, lit?.isForOutbox]).toEqual([undefined, true]);
  });

  it('that its item has no room for is refused', async () => {
    const { light } = await newScene();
    const note = 'n'.repeat(400_001);
    expect(
      await light('one', { decide: ({ log }) => ok({ kind: lampKind, address, log, set: { note } }) }),
    ).toEqual({
      ok: false,
      error: {
        code: 'CONFLICT',
        reason: 'HISTORY_FULL',
        detail: 'It has been changed so often that its history is full.',
      },
    });
  });
});

describe('a kind of item', () => {
  it('packs what is stored and unpacks it again', () => {
    const packed = itemKind<LampFacts>({
      pack: (log) => ({ packed: log }),
      unpack: (stored) => (stored as { packed: [] }).packed,
    });
    const log = [{ op: 'light', by: 'ANYONE', at: 1, set: { isLit: true }, key: 'k', input: 'i' }];
    const item = itemOf(packed, address, log);
    expect(item.body.startsWith('{"packed":')).toBe(true);
    expect(logOf(packed, item)).toEqual(log);
  });
});
