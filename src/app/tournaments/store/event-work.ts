import type { Tournament } from '../../../domain/tournaments/event/tournament';

/** Units of work for each entrant in each round: its game, its line, its table, and the projection made of them. */
const UNITS_A_PART = 0.014;

/** The units of work that a whole event is, to read it or to make its projection again. */
export const eventWork = ({ entrants, rounds }: Pick<Tournament, 'entrants' | 'rounds'>): number =>
  UNITS_A_PART * rounds.length * (1 + entrants.length);
