import { ELO_NEWCOMER, eloAfter, expectedScore } from '../tournaments/league/elo';
import type { BookArmy, BookEvent, BookGame, GameBook } from './game-book';
import { places } from './places';

/** A game that was played out. */
export interface PlayedGame {
  readonly scenario: string | null;
  /** Of each side; null where its list is not public. */
  readonly armies: readonly [BookArmy | null, BookArmy | null];
  /** The players, each by a name that is the same at other events. */
  readonly players: readonly [string, string];
  /** Of the first side: 2 for a win, 1 for a draw, 0 for a loss. */
  readonly halfPoints: 0 | 1 | 2;
  readonly victoryPointDifference: number;
}

export interface PlayedEvent extends BookEvent {
  readonly games: readonly PlayedGame[];
}

type Ratings = ReadonlyMap<string, number>;

/** Everybody's rating after an event: all its games are judged by the ratings before it. */
const ratingsAfterEvent = (before: Ratings, games: readonly PlayedGame[]): Ratings => {
  const of = (player: string): number => before.get(player) ?? ELO_NEWCOMER;
  const own = new Map<string, { readonly against: number; readonly score: number }[]>();
  const add = (player: string, against: string, halfPoints: number): void => {
    const known = own.get(player) ?? [];
    known.push({ against: of(against), score: halfPoints / 2 });
    own.set(player, known);
  };
  for (const { players, halfPoints } of games) {
    add(players[0], players[1], halfPoints);
    add(players[1], players[0], 2 - halfPoints);
  }
  return new Map([
    ...before,
    ...[...own].map(([player, all]) => [player, eloAfter(of(player), all)] as const),
  ]);
};

/** The book of these events, the earliest first. Games of unknown lists count for the ratings alone. */
export const makeBook = (played: readonly PlayedEvent[]): GameBook => {
  const armies = places<BookArmy>(({ id }) => id);
  const scenarios = places<string>((name) => name);
  const events: BookEvent[] = [];
  const games: BookGame[] = [];
  let ratings: Ratings = new Map();
  for (const { games: ofEvent, ...event } of played) {
    const place = events.push(event) - 1;
    const of = (player: string): number => ratings.get(player) ?? ELO_NEWCOMER;
    for (const { scenario, armies: lists, players, halfPoints, victoryPointDifference } of ofEvent) {
      const [first, second] = lists;
      if (!first || !second) continue;
      games.push([
        place,
        scenario === null ? -1 : scenarios.placeOf(scenario),
        armies.placeOf(first),
        armies.placeOf(second),
        halfPoints,
        victoryPointDifference,
        Math.round(1000 * expectedScore(of(players[0]), of(players[1]))),
      ]);
    }
    ratings = ratingsAfterEvent(ratings, ofEvent);
  }
  return { events, armies: armies.values, scenarios: scenarios.values, games };
};
