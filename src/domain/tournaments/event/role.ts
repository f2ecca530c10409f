/** The duties at an event. Source: document 001, ROLES AND RESPONSIBILITIES; a co-organiser is ours. */
export const roles = [
  'ORGANISER',
  'CO_ORGANISER',
  'SCOREKEEPER',
  'REFEREE',
  'PLAYER',
  'SPARE_PLAYER',
] as const;
export type Role = (typeof roles)[number];

/** Groups of roles that may do the same things. */
export const organisers = ['ORGANISER', 'CO_ORGANISER'] as const satisfies readonly Role[];
export const scorekeepers = [...organisers, 'SCOREKEEPER'] as const satisfies readonly Role[];
export const referees = [...organisers, 'REFEREE'] as const satisfies readonly Role[];
/** The players: a PLAYER only for its own games, a SPARE_PLAYER only for those against the Spare Player. */
export const sides = ['PLAYER', 'SPARE_PLAYER'] as const satisfies readonly Role[];
