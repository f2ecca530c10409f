/** Texts of a round's clock, on the server's pages and on those drawn in the browser. */

const SECONDS_IN_MINUTE = 60;
const SECONDS_IN_HOUR = 3600;

const two = (value: number): string => String(value).padStart(2, '0');

/** "1:05:09" or "5:09". */
export const timeLeft = (seconds: number): string => {
  const hours = Math.floor(seconds / SECONDS_IN_HOUR);
  const minutes = Math.floor((seconds % SECONDS_IN_HOUR) / SECONDS_IN_MINUTE);
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % SECONDS_IN_MINUTE)}`;
};

export const clockTexts = {
  over: 'Time is up',
  paused: (seconds: number) => `Paused, ${timeLeft(seconds)} left`,
  ends: (time: string) => `ends at ${time} UTC`,
  changed: 'Why the clock was changed',
} as const;
