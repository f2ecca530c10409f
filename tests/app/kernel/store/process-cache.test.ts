import { createProcessCache } from '../../../../src/app/kernel/store/process-cache';

describe('what one process answers for all who ask at one moment', () => {
  it('is made once for those who ask within it, and again after it', async () => {
    let [nowMs, made] = [0, 0];
    const processCache = createProcessCache({ nowMs: () => nowMs });
    const ask = () => processCache.shared('a', 500, async () => (made += 1));
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    nowMs = 499;
    expect(await ask()).toBe(1);
    nowMs = 500;
    expect(await ask()).toBe(2);
  });

  it('is not remembered where it failed', async () => {
    const processCache = createProcessCache({ nowMs: () => 0 });
    await expect(processCache.shared('a', 500, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await processCache.shared('a', 500, async () => 'yes')).toBe('yes');
  });

  it('lets each ask so often in ten seconds, whatever others do', () => {
    let nowMs = 0;
    const processCache = createProcessCache({ nowMs: () => nowMs });
    expect([1, 2, 3].map(() => processCache.allow('a', 2).ok)).toEqual([true, true, false]);
    expect(processCache.allow('b', 2).ok).toBe(true);
    nowMs = 9_001;
    expect(processCache.allow('a', 2)).toEqual({
      ok: false,
      error: {
        code: 'TOO_MANY_REQUESTS',
        policy: 'moment',
        most: 2,
        windowSeconds: 10,
        retryAfterSeconds: 1,
      },
    });
    nowMs = 10_000;
    expect(processCache.allow('a', 2).ok).toBe(true);
  });
});
