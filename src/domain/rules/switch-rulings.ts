/** The switches that questions set, with the numbers of their rulings. `switches.ts` says what their values mean. */
export const switchRulings = {
  mightCap: '8',
  duelFloor: '9',
  naturalSixStands: '10',
  bashAndStunForgoStrikes: '16a',
  shieldingStopsSide: '16b',
  strikesRolled: '16c',
  interveningModelIsHit: '16h',
  minorHeroMayLead: '24',
  monstersStand: '42',
} as const;

/** The switches by the number of their ruling. */
export const rulingSwitches: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(switchRulings).map(([name, ruling]) => [ruling, name]),
);
