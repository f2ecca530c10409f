import { type BookGame, FEWEST_GAMES, type GameBook } from './game-book';
import { type PointsBracket, bracketOf } from './points-brackets';
import { type Interval, wilsonInterval } from './wilson';

/** The ways to group games. */
export const groupings = {
  LIST: 'Each army list against all others.',
  PAIR: 'Each pair of army lists, seen from the one that comes first by name.',
  EDITION: 'One list by the edition that was played.',
  POINTS: 'One list by the points limit of the event.',
  SCENARIO: 'One list by the scenario.',
  MONTH: 'One list by the month in which the event started.',
} as const;
export type Grouping = keyof typeof groupings;

/** Which games are counted; all where nothing is said. */
export interface GameFilter {
  readonly list?: string | undefined;
  readonly against?: string | undefined;
  readonly edition?: string | undefined;
  readonly points?: PointsBracket | undefined;
  readonly scenario?: string | undefined;
  /** The first month, YYYY-MM. */
  readonly from?: string | undefined;
  /** The last month, YYYY-MM. */
  readonly to?: string | undefined;
  /** The events of a league. */
  readonly events?: ReadonlySet<string> | undefined;
}

/** How often an army list won, from its own side. */
export interface WinRate {
  /** The id of the group: of a list, of a pair joined with `/`, or the value. */
  readonly key: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Of Victory Points, a game. */
  readonly meanDifference: number;
  /** Wins and half of the draws, from 0 to 1. */
  readonly rate: number;
  readonly interval: Interval;
  /** The same share with the strength of the players taken out, from 0 to 1. */
  readonly adjustedRate: number;
}

export interface WinRates {
  readonly rates: readonly WinRate[];
  /** The games that the filter leaves, mirror games left out. */
  readonly games: number;
  /** Games of an army list against itself: nobody learns from them how good it is. */
  readonly mirrorGames: number;
  /** Groups with fewer games than are shown. */
  readonly groupsTooSmall: number;
}

/** A game from the side that is counted. */
interface Side {
  readonly game: BookGame;
  readonly own: number;
  readonly other: number;
  readonly halfPoints: number;
  readonly difference: number;
  readonly expected: number;
}

const firstSide = (game: BookGame): Side => ({
  game,
  own: game[2],
  other: game[3],
  halfPoints: game[4],
  difference: game[5],
  expected: game[6],
});

const secondSide = (game: BookGame): Side => ({
  game,
  own: game[3],
  other: game[2],
  halfPoints: 2 - game[4],
  difference: -game[5],
  expected: 1000 - game[6],
});

interface Tally {
  readonly key: string;
  readonly name: string;
  games: number;
  wins: number;
  draws: number;
  difference: number;
  expected: number;
}

type KeyOf = (side: Side) => { readonly key: string; readonly name: string };

const keys: { readonly [G in Grouping]: (book: GameBook) => KeyOf } = {
  LIST:
    ({ armies }) =>
    ({ own }) => ({ key: armies[own]?.id ?? '', name: armies[own]?.name ?? '' }),
  PAIR:
    ({ armies }) =>
    ({ own, other }) => ({
      key: `${armies[own]?.id}/${armies[other]?.id}`,
      name: `${armies[own]?.name} against ${armies[other]?.name}`,
    }),
  EDITION:
    ({ events }) =>
    ({ game: [event] }) => {
      const edition = events[event]?.edition ?? '';
      return { key: edition, name: edition };
    },
  POINTS:
    ({ events }) =>
    ({ game: [event] }) =>
      bracketOf(events[event]?.points ?? null),
  SCENARIO:
    ({ scenarios }) =>
    ({ game: [, scenario] }) => {
      const name = scenarios[scenario] ?? 'No scenario noted';
      return { key: scenario < 0 ? '' : name, name };
    },
  MONTH:
    ({ events }) =>
    ({ game: [event] }) => {
      const month = events[event]?.month ?? '';
      return { key: month, name: month };
    },
};

const isWithin = ({ from, to }: GameFilter, month: string): boolean =>
  (from === undefined || month >= from) && (to === undefined || month <= to);

/** For each event whether its games count. */
const countedEvents = ({ events }: GameBook, filter: GameFilter): readonly boolean[] =>
  events.map(
    ({ id, month, edition, points }) =>
      isWithin(filter, month) &&
      (filter.edition === undefined || filter.edition === edition) &&
      (filter.points === undefined || bracketOf(points).key === filter.points) &&
      (filter.events?.has(id) ?? true),
  );

const rateOf = ({ key, name, games, wins, draws, difference, expected }: Tally): WinRate => {
  const score = wins + draws / 2;
  return {
    key,
    name,
    games,
    wins,
    draws,
    losses: games - wins - draws,
    meanDifference: difference / games,
    rate: score / games,
    interval: wilsonInterval(score, games),
    adjustedRate: Math.min(1, Math.max(0, 0.5 + (score - expected / 1000) / games)),
  };
};

/** The sides of a game that are counted, each with its own list: of a pair only that which comes first by name. */
const sidesOf = (
  { armies }: GameBook,
  game: BookGame,
  { by, list }: { readonly by: Grouping; readonly list: number | undefined },
): readonly Side[] => {
  const sides = [firstSide(game), secondSide(game)];
  if (list !== undefined) return sides.filter(({ own }) => own === list);
  if (by !== 'PAIR') return sides;
  const [first, second] = [armies[game[2]]?.name ?? '', armies[game[3]]?.name ?? ''];
  return first < second ? sides.slice(0, 1) : sides.slice(1);
};

/** The place of an army list in the book; -1 where no game was played with it. */
const placeOf = ({ armies }: GameBook, list: string | undefined): number | undefined =>
  list === undefined ? undefined : armies.findIndex(({ id }) => id === list);

/**
 * The win rates of army lists. Games of a list against itself count for none. Groups of fewer than 10 games are left out and
 * counted.
 */
export const winRates = (book: GameBook, by: Grouping, filter: GameFilter): WinRates => {
  const counts = countedEvents(book, filter);
  const [list, against] = [placeOf(book, filter.list), placeOf(book, filter.against)];
  const scenario = filter.scenario === undefined ? undefined : book.scenarios.indexOf(filter.scenario);
  const keyOf = keys[by](book);
  const tallies = new Map<string, Tally>();
  let [games, mirrorGames] = [0, 0];
  for (const game of book.games) {
    if (counts[game[0]] !== true || (scenario !== undefined && game[1] !== scenario)) continue;
    const sides = sidesOf(book, game, { by, list }).filter(
      ({ other }) => against === undefined || other === against,
    );
    if (sides.length === 0) continue;
    if (game[2] === game[3]) {
      mirrorGames += 1;
      continue;
    }
    games += 1;
    for (const side of sides) {
      const { key, name } = keyOf(side);
      const tally = tallies.get(key) ?? {
        key,
        name,
        games: 0,
        wins: 0,
        draws: 0,
        difference: 0,
        expected: 0,
      };
      tallies.set(key, tally);
      tally.games += 1;
      if (side.halfPoints === 2) tally.wins += 1;
      if (side.halfPoints === 1) tally.draws += 1;
      tally.difference += side.difference;
      tally.expected += side.expected;
    }
  }
  const all = [...tallies.values()];
  const shown = all.filter((tally) => tally.games >= FEWEST_GAMES).map(rateOf);
  const isByValue = by === 'MONTH' || by === 'POINTS' || by === 'EDITION';
  return {
    rates: shown.toSorted((a, b) =>
      isByValue
        ? a.key < b.key
          ? -1
          : 1
        : b.rate - a.rate || b.games - a.games || (a.name < b.name ? -1 : 1),
    ),
    games,
    mirrorGames,
    groupsTooSmall: all.length - shown.length,
  };
};
