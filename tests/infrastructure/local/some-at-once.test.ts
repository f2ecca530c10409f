import { someAtOnce } from '../../../src/infrastructure/local/some-at-once';

/** Work that ends when it is told to. */
const held = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
};

it('runs three at once and the others in their order, also after one that failed', async () => {
  const run = someAtOnce(3, 60_000);
  const works = Array.from({ length: 6 }, held);
  const begun: number[] = [];
  const all = works.map(({ ended }, index) =>
    run(async () => {
      begun.push(index);
      await ended;
      if (index === 1) throw new Error('failed');
      return index;
    }).catch(() => 'failed' as const),
  );
  expect(begun).toEqual([0, 1, 2]);
  works[1]?.end();
  await all[1];
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const { end } of works) end();
  expect(await Promise.all(all)).toEqual([0, 'failed', 2, 3, 4, 5]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await run(async () => 'later')).toBe('later');
});

it('lets the next begin where one takes too long, and one only', async () => {
  jest.useFakeTimers();
  const run = someAtOnce(1, 500);
  const works = Array.from({ length: 4 }, held);
  const begun: number[] = [];
  const all = works.map(({ ended }, index) =>
    run(() => {
      begun.push(index);
      return ended;
    }),
  );
  await jest.advanceTimersByTimeAsync(499);
  expect(begun).toEqual([0]);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([0, 1]);
  // It has given its place away already.
  works[0]?.end();
  await all[0];
  expect(begun).toEqual([0, 1]);
  works[1]?.end();
  await all[1];
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3]);
  jest.useRealTimers();
});
