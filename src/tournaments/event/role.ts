/** Who has which duty at an event. Source: document 001, ROLES AND RESPONSIBILITIES; a co-organiser is ours. */
export const roles = [
  'ORGANISER',
  'CO_ORGANISER',
  'SCOREKEEPER',
  'REFEREE',
  'PLAYER',
  'SPARE_PLAYER',
] as const;
export type Role = (typeof roles)[number];
