import { startBackgroundRuns } from '../../../src/infrastructure/local/background-runs';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const NEVER_MS = 1_000_000;

describe('the runs of a function that changes wake locally', () => {
  it('begin at once, once more when woken during one, and never two at a time', async () => {
    let [runs, atOnce, most] = [0, 0, 0];
    const ends: (() => void)[] = [];
    const deliveries = startBackgroundRuns(
      async () => {
        runs += 1;
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise<void>((end) => ends.push(end));
        atOnce -= 1;
      },
      () => undefined,
      { everyMs: NEVER_MS, gatherMs: 0 },
    );
    expect(runs).toBe(1);
    for (let n = 0; n < 5; n += 1) deliveries.wake();
    ends.shift()?.();
    await turn();
    expect(runs).toBe(2);
    ends.shift()?.();
    await turn();
    expect([runs, most]).toEqual([2, 1]);
    deliveries.wake();
    expect(runs).toBe(3);
    const stopped = deliveries.stop();
    deliveries.wake();
    ends.shift()?.();
    await stopped;
    expect([runs, most]).toEqual([3, 1]);
  });

  it('come again by themselves, also after one that failed', async () => {
    const reported: unknown[] = [];
    let runs = 0;
    let enough = (): void => undefined;
    const three = new Promise<void>((resolve) => {
      enough = resolve;
    });
    const deliveries = startBackgroundRuns(
      () => {
        runs += 1;
        if (runs === 3) enough();
        return Promise.reject(new Error('no store'));
      },
      (error) => reported.push(error),
      { everyMs: 1, gatherMs: 0 },
    );
    await three;
    await deliveries.stop();
    expect(reported.length).toBeGreaterThanOrEqual(2);
  });

  it('hand over each written key once, those that come during a run to the next one', async () => {
    const seen: (readonly string[])[] = [];
    const ends: (() => void)[] = [];
    const runs = startBackgroundRuns(
      async (written) => {
        seen.push(written.map(({ sk }) => sk));
        await new Promise<void>((end) => ends.push(end));
      },
      () => undefined,
      { everyMs: NEVER_MS, gatherMs: 0 },
    );
    for (const sk of ['HEAD', 'ROUND#01', 'HEAD']) runs.wake({ pk: 'TOURNAMENT#a', sk });
    ends.shift()?.();
    await turn();
    runs.wake();
    ends.shift()?.();
    await turn();
    ends.shift()?.();
    await runs.stop();
    expect(seen).toEqual([[], ['HEAD', 'ROUND#01', 'HEAD'], []]);
  });

  it('wait a moment, so that what is written at nearly the same time is handed over together', async () => {
    const seen: (readonly string[])[] = [];
    let handedOver = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      handedOver = resolve;
    });
    const runs = startBackgroundRuns(
      async (written) => {
        seen.push(written.map(({ sk }) => sk));
        handedOver();
      },
      () => undefined,
      { everyMs: NEVER_MS, gatherMs: 1 },
    );
    for (const sk of ['HEAD', 'ROUND#01']) runs.wake({ pk: 'TOURNAMENT#a', sk });
    expect(seen).toEqual([]);
    // A timer of the event loop alone does not keep the process of the tests waiting.
    const alive = setInterval(() => undefined, 1);
    await done;
    clearInterval(alive);
    await runs.stop();
    expect(seen).toEqual([['HEAD', 'ROUND#01']]);
  });
});
