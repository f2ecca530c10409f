import { MOST_ATTEMPTS, pauseAfter } from '../../../../src/app/tournaments/sending/retry-schedule';

/** After which attempt, how long at least and at most, in seconds. Typed off the schedule that Standard Webhooks recommends. */
const schedule = [
  [1, 5, 6],
  [2, 300, 360],
  [3, 1_800, 2_160],
  [4, 7_200, 8_640],
  [5, 18_000, 21_600],
  [6, 36_000, 43_200],
  [7, 50_400, 60_480],
  [8, 72_000, 86_400],
  [9, 86_400, 103_680],
] as const;

it.each(schedule)('after attempt %i the next follows in %i to %i seconds', (attempts, least, most) => {
  expect(pauseAfter(attempts, 0)).toBe(least * 1000);
  expect(pauseAfter(attempts, 0.5)).toBe(((least + most) / 2) * 1000);
  expect(pauseAfter(attempts, 1)).toBe(most * 1000);
});

it('after the tenth attempt, more than three days later, there is none', () => {
  expect(MOST_ATTEMPTS).toBe(10);
  expect(pauseAfter(10, 0)).toBeUndefined();
  const all = schedule.reduce((sum, [attempts]) => sum + (pauseAfter(attempts, 0) ?? 0), 0);
  expect(all).toBe(272_105_000);
});
