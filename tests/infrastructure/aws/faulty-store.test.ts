import type { Item } from '../../../src/app/kernel/store/store';
import { type FaultName, faultNames, faultyStore, staleIndexStore } from './faulty-store';
import { memoryStore } from './memory-store';

const item = (tournament: string, version = 1): Item => ({
  address: { item: 'HEAD', tournament },
  version,
  schema: 1,
  body: `version ${version}`,
  listing: { name: '2026-11', order: `2026-11-21#${tournament}` },
});

describe('a faulty store', () => {
  /** What the caller hears, and which version is there at once and in the end. */
  const outcomes: Readonly<Record<FaultName, readonly [told: string, atOnce: number, inTheEnd: number]>> = {
    THROTTLED: ['UNAVAILABLE', 0, 0],
    LOST_ANSWER: ['UNAVAILABLE', 1, 1],
    LATE: ['UNAVAILABLE', 0, 1],
    SENT_TWICE: ['CONFLICT', 1, 1],
    FALSE_CONFLICT: ['CONFLICT', 0, 0],
  };

  it.each(faultNames)('%s', async (fault) => {
    const inner = memoryStore();
    const late: (() => Promise<void>)[] = [];
    const store = faultyStore(inner, {
      nextFault: (of) => (of === 'write' ? fault : undefined),
      pause: async () => undefined,
      later: (work) => late.push(work),
    });
    const versions = () => inner.items().reduce((sum, { version }) => sum + version, 0);
    const answer = await store.write(item('a'));
    const atOnce = versions();
    for (const work of late) await work();
    expect([answer.ok ? answer.value : answer.error.code, atOnce, versions()]).toEqual(outcomes[fault]);
  });
});

it('a stale index shows what was there, while reads by address show what is', async () => {
  const store = staleIndexStore(1);
  await store.write(item('a'));
  await store.write(item('b'));
  expect(await store.listed('2026-11', 10)).toMatchObject({
    ok: true,
    value: { addresses: [item('a').address], next: null },
  });
  expect(await store.get([item('b').address])).toEqual({ ok: true, value: [item('b')] });
});
