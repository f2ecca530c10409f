import type { PlayerNumber } from './numbers';

/** The number that stands for the Spare Player, who is no entrant. */
export const SPARE: PlayerNumber = 0;

/** Both sides of a table, in its order: where one entrant sits, the Spare Player is the other. */
export const bothSides = (entrants: readonly PlayerNumber[]): readonly PlayerNumber[] =>
  entrants.length === 1 ? [...entrants, SPARE] : entrants;
