import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sweepUnfinished } from '../../../../src/app/armies/stored-catalogues/sweep-unfinished';
import type { CreatedCatalogue } from '../../../../src/app/kernel/generated/answers';
import type { Item, Store } from '../../../../src/app/kernel/store/store';
import { refused } from '../../../../src/shared/result';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { ask, freshKey, must } from '../../tournaments/organiser';

const file = (name: string) => ({
  name,
  content: readFileSync(join(__dirname, '../../../infrastructure/battlescribe/fixtures', name)).toString(
    'base64',
  ),
});
const [watch, system] = [file('shire-watch.cat'), file('shire-watch.gst')];

/** Captain Bolger and five Hedge Guards, as the fixture has them. */
const forces = [
  {
    list: 'the-hedge-watch',
    warbands: [{ leader: { profile: 'captain-bolger' }, followers: [{ profile: 'hedge-guard', count: 5 }] }],
  },
];

describe('an upload that is broken off', () => {
  it('before anything is written leaves nothing', async () => {
    const store = memoryStore();
    const failing: Store = {
      ...store,
      write: async (item) =>
        item.address.item === 'CATALOGUE'
          ? refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 })
          : store.write(item),
    };
    const request = {
      input: { name: 'Watch', files: [watch, system] },
      idempotencyKey: 'broken-off-request-1',
    };
    expect(await ask({ store: failing }, 'createCatalogue', request)).toMatchObject({
      error: { code: 'UNAVAILABLE' },
    });
    expect(store.items()).toEqual([]);
    const repeated = await ask<CreatedCatalogue>({ store }, 'createCatalogue', request);
    expect(repeated).toMatchObject({ ok: true });
    expect(store.items().filter(({ expiresAtMs }) => expiresAtMs !== undefined)).toEqual([]);
  });

  const HOUR_MS = 60 * 60 * 1000;
  const START_MS = 1_700_000_000_000;

  /** A store whose process ends after so many writes; the time is what `passes` says. */
  const ending = () => {
    let nowMs = START_MS;
    let left = Infinity;
    const store = memoryStore(() => nowMs);
    const unless =
      (write: Store['write']): Store['write'] =>
      async (item) => {
        left -= 1;
        return left < 0 ? refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 }) : write(item);
      };
    return {
      calm: { store, nowMs: () => nowMs },
      broken: {
        store: { ...store, write: unless(store.write), rewrite: unless(store.rewrite) },
        nowMs: () => nowMs,
      },
      endAfter: (writes: number) => void (left = writes),
      passes: (hours: number) => void (nowMs += hours * HOUR_MS),
    };
  };
  /** The parts that stay for good. */
  const staying = (store: ReturnType<typeof memoryStore>): readonly Item[] =>
    store
      .items()
      .filter(({ address, expiresAtMs }) => address.item === 'CATALOGUE_PART' && expiresAtMs === undefined);
  const catalogueIn = (store: ReturnType<typeof memoryStore>): string => {
    const head = store.items().find(({ address }) => address.item === 'CATALOGUE');
    return head?.address.item === 'CATALOGUE' ? head.address.catalogue : '';
  };
  // The head, three documents, the head again: after the fifth write it can be seen.
  const brokenOff = [1, 2, 3, 4];

  it.each(brokenOff)('after %d writes is not visible, and whole once it is repeated', async (writes) => {
    const { calm, broken, endAfter, passes } = ending();
    const request = {
      input: { name: 'Watch', files: [watch, system] },
      idempotencyKey: 'broken-off-request-2',
    };
    endAfter(writes);
    expect(await ask(broken, 'createCatalogue', request)).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    const id = catalogueIn(calm.store);
    passes(23);
    expect(await ask(calm, 'catalogue', { input: { catalogue: id } })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(await sweepUnfinished(calm.store, calm.nowMs())).toMatchObject({ ok: true });
    expect(await ask(calm, 'createCatalogue', request)).toMatchObject({
      value: { catalogue: { versions: [{ number: 1, lists: 1 }], version: '1' }, made: { number: 1 } },
    });
    expect(await must(calm, 'catalogue', { input: { catalogue: id } })).toMatchObject({
      versions: [{ number: 1 }],
      version: '1',
    });
    // What is finished is nobody's to take away.
    passes(48);
    const before = calm.store.items();
    expect(await sweepUnfinished(calm.store, calm.nowMs())).toMatchObject({ ok: true });
    expect(calm.store.items()).toEqual(before);
    expect(before.filter(({ listing }) => listing)).toEqual([]);
  });

  it.each(brokenOff)('after %d writes leaves nothing if it is never repeated', async (writes) => {
    const { calm, broken, endAfter, passes } = ending();
    const request = {
      input: { name: 'Watch', files: [watch, system] },
      idempotencyKey: 'broken-off-request-3',
    };
    endAfter(writes);
    await ask(broken, 'createCatalogue', request);
    expect(staying(calm.store)).toHaveLength(writes - 1);
    passes(26);
    // What takes it away may be broken off anywhere, too.
    for (let survived = 0; survived <= writes; survived += 1) {
      endAfter(survived);
      await sweepUnfinished(broken.store, calm.nowMs());
    }
    expect(staying(calm.store)).toEqual([]);
    expect(calm.store.items().filter(({ listing }) => listing)).toEqual([]);
    const id = catalogueIn(calm.store);
    expect(await ask(calm, 'catalogue', { input: { catalogue: id } })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(await ask(calm, 'createCatalogue', request)).toMatchObject({
      error: { code: 'CONFLICT', reason: 'UPLOAD_EXPIRED' },
    });
    expect(staying(calm.store)).toEqual([]);
    await must(calm, 'createCatalogue', { ...request, idempotencyKey: 'a-new-request-of-today' });
  });

  it.each(brokenOff)('after %d writes adds no version: the next one is added beside it', async (writes) => {
    const { calm, broken, endAfter, passes } = ending();
    const { catalogue, catalogueToken: token } = await must<CreatedCatalogue>(calm, 'createCatalogue', {
      input: { name: 'Watch', files: [watch, system] },
    });
    const id = catalogue.id;
    const input = { catalogue: id, files: [watch, system] };
    const failed = { input, token, idempotencyKey: 'broken-off-request-4' };
    endAfter(writes);
    expect(await ask(broken, 'addCatalogueVersion', failed)).toMatchObject({
      error: { code: 'UNAVAILABLE' },
    });
    expect(await must(calm, 'catalogue', { input: { catalogue: id } })).toEqual(catalogue);
    expect(await ask(calm, 'catalogueVersion', { input: { catalogue: id, version: 2 } })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    const next = await must<CreatedCatalogue>(calm, 'addCatalogueVersion', {
      input,
      token,
      ifMatch: '"1"',
    });
    expect(next.catalogue).toMatchObject({ versions: [{ number: 1 }, { number: 3 }], version: '2' });
    passes(1);
    const repeated = await must<CreatedCatalogue>(calm, 'addCatalogueVersion', failed);
    expect(repeated.made).toMatchObject({ number: 2, lists: [{ list: 'the-hedge-watch' }] });
    expect(await must(calm, 'catalogue', { input: { catalogue: id } })).toMatchObject({
      versions: [{ number: 1 }, { number: 2 }, { number: 3 }],
      version: '3',
    });
  });

  it('is taken away alone: the versions beside it stay, and so does what the owner has seen', async () => {
    const { calm, broken, endAfter, passes } = ending();
    const { catalogue, catalogueToken: token } = await must<CreatedCatalogue>(calm, 'createCatalogue', {
      input: { name: 'Watch', files: [watch, system] },
    });
    const id = catalogue.id;
    endAfter(4);
    const input = { catalogue: id, files: [watch, system] };
    await ask(broken, 'addCatalogueVersion', { input, token, idempotencyKey: freshKey() });
    expect(staying(calm.store)).toHaveLength(6);
    passes(26);
    await sweepUnfinished(calm.store, calm.nowMs());
    expect(staying(calm.store)).toHaveLength(3);
    expect(await must(calm, 'catalogue', { input: { catalogue: id } })).toEqual(catalogue);
    const lists = [{ catalogue: id, version: 1 }];
    expect(await must(calm, 'validateArmy', { input: { pointsLimit: 100, forces, lists } })).toMatchObject({
      legal: true,
    });
  });
});
