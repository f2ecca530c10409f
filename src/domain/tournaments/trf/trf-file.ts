/** A Tournament Report File of FIDE, in its versions of 2016 and 2026, as far as it reports an individual event. */

export const trfVersions = [16, 26] as const;
export type TrfVersion = (typeof trfVersions)[number];

/** How a round ended for a player; a blank is a game that nobody has reported. */
export const trfResults = ['1', '=', '0', 'W', 'D', 'L', '+', '-', 'H', 'F', 'U', 'Z', ' '] as const;
export type TrfResult = (typeof trfResults)[number];

/** The results without an opponent. */
export const trfByes: readonly TrfResult[] = ['H', 'F', 'U', 'Z'];

export interface TrfRound {
  /** The starting number of the opponent; 0 for none. */
  readonly opponent: number;
  readonly colour: 'w' | 'b' | '-';
  readonly result: TrfResult;
}

export interface TrfPlayer {
  readonly number: number;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating: number | null;
  readonly federation: string;
  readonly id: string;
  readonly birth: string;
  /** In tenths of a point. */
  readonly points: number;
  readonly rank: number | null;
  readonly rounds: readonly TrfRound[];
}

/** Players who may not meet from one round to another. */
export interface TrfForbidden {
  readonly from: number;
  readonly to: number;
  readonly players: readonly number[];
}

/** Byes of a round that is not played yet. */
export interface TrfByes {
  readonly kind: 'F' | 'H' | 'Z';
  readonly round: number;
  readonly players: readonly number[];
}

/** The results that a file gives points of its own: W, D, L, A (absence, forfeit loss), P (bye of the draw). */
export type TrfPoints = Readonly<Record<'W' | 'D' | 'L' | 'A' | 'P', number>>;

export interface TrfFile {
  readonly version: TrfVersion;
  /** Lines about the event (012, 022, ...) in the order of the file: tag and text. */
  readonly tags: readonly (readonly [tag: string, text: string])[];
  /** How many rounds the event has; null where the file does not say. */
  readonly rounds: number | null;
  /** In tenths of a point; null where the file does not say. */
  readonly points: TrfPoints | null;
  readonly players: readonly TrfPlayer[];
  readonly forbidden: readonly TrfForbidden[];
  readonly byes: readonly TrfByes[];
  /** Every other line as it stands: national ratings, accelerations, comments. */
  readonly others: readonly string[];
}

/** A win, half a point for a draw, and a bye counts as a win. */
export const usualPoints: TrfPoints = { W: 10, D: 5, L: 0, A: 0, P: 10 };

/** The first and the last column of each field of a player, from 1. */
export const trfColumns = {
  number: [5, 8],
  sex: [10, 10],
  title: [11, 13],
  name: [15, 47],
  rating: [49, 52],
  federation: [54, 56],
  id: [58, 68],
  birth: [70, 79],
  points: [81, 84],
  rank: [86, 89],
} as const;

/** The first column of a round, and how many columns it takes. */
export const ROUNDS_FROM = 92;
export const ROUND_WIDTH = 10;

export const LONGEST_TRF_NAME = 33;
