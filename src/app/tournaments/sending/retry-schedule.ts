const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pause after each failed attempt, the schedule of Standard Webhooks. */
const pausesMs = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

export const MOST_ATTEMPTS = pausesMs.length + 1;

/** The largest share of a pause that is added at random, so that messages that failed together do not return together. */
const JITTER = 0.2;

/**
 * Milliseconds from a failed attempt to the next one; undefined after the last.
 *
 * @param attempts how many there were, from 1
 * @param chance from 0 up to 1, drawn by lot
 */
export const pauseAfter = (attempts: number, chance: number): number | undefined => {
  const pause = pausesMs[attempts - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + JITTER * chance));
};
