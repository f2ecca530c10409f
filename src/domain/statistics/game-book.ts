/** The games of public events whose army lists are published, in a compact form for storage: win rates are counted from them. */
export interface GameBook {
  readonly events: readonly BookEvent[];
  readonly armies: readonly BookArmy[];
  /** The names of scenarios. */
  readonly scenarios: readonly string[];
  readonly games: readonly BookGame[];
}

export interface BookEvent {
  readonly id: string;
  /** YYYY-MM. */
  readonly month: string;
  /** As the event names it. */
  readonly edition: string;
  /** The points limit; null where the event has none. */
  readonly points: number | null;
}

/** An army list, or the lists of an alliance joined with `+`. */
export interface BookArmy {
  readonly id: string;
  readonly name: string;
}

/** A game seen from its first side. Places are those in the lists of the book. */
export type BookGame = readonly [
  event: number,
  /** -1 where none was noted. */
  scenario: number,
  firstArmy: number,
  secondArmy: number,
  /** 2 for a win, 1 for a draw, 0 for a loss. */
  halfPoints: number,
  victoryPointDifference: number,
  /** The score that the ratings of both players let expect, in thousandths. */
  expected: number,
];

/** Fewer games say nothing, whatever their interval. */
export const FEWEST_GAMES = 10;
