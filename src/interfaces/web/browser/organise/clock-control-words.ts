/** What the console says of stopping a round's clock and giving it more time. */
export const clockControlWords = {
  clock: 'The clock',
  pause: 'Pause the clock',
  resume: 'Resume the clock',
  extend: 'Minutes more',
  extendButton: 'Extend',
  extended: 'Extend the round',
} as const;
