/** The duties at an event. Source: document 001, ROLES AND RESPONSIBILITIES; a co-organiser is ours. */
export const grantableRoles = {
  CO_ORGANISER: 'Does everything the organiser does, except naming co-organisers.',
  SCOREKEEPER: 'Draws the rounds and collects the results.',
  REFEREE: 'Settles disputes; its ruling is final.',
  PLAYER: 'Reports and confirms its own games, submits its army, withdraws.',
  SPARE_PLAYER: 'Reports and confirms the games against the Spare Player.',
} as const;
export const roles = { ORGANISER: 'Runs it.', ...grantableRoles } as const;
export type Role = keyof typeof roles;

/** Groups of roles that may do the same things. */
export const organisers = ['ORGANISER', 'CO_ORGANISER'] as const satisfies readonly Role[];
export const scorekeepers = [...organisers, 'SCOREKEEPER'] as const satisfies readonly Role[];
export const referees = [...organisers, 'REFEREE'] as const satisfies readonly Role[];
/** The players: a PLAYER only for its own games, a SPARE_PLAYER only for those against the Spare Player. */
export const sides = ['PLAYER', 'SPARE_PLAYER'] as const satisfies readonly Role[];
