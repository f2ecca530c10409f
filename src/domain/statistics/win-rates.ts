import { type BookArmy, type BookEvent, type BookGame, FEWEST_GAMES, type GameBook } from './game-book';
import { places } from './places';
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
  /** By name, those that have played games enough in the events asked about, whatever else is asked. */
  readonly lists: readonly BookArmy[];
  /** The games that the filter leaves, mirror games left out. */
  readonly games: number;
  /** Games of an army list against itself: nobody learns from them how good it is. */
  readonly mirrorGames: number;
  /** Groups with fewer games than are shown. */
  readonly groupsTooSmall: number;
}

/** The side from which a game is counted: the first or the second of its table. */
type Side = 0 | 1;
const bothSides = [0, 1] as const;

const own = (game: BookGame, side: Side): number => (side === 0 ? game[2] : game[3]);
const other = (game: BookGame, side: Side): number => (side === 0 ? game[3] : game[2]);

interface Group {
  readonly key: string;
  readonly name: string;
}

interface Tally extends Group {
  games: number;
  wins: number;
  draws: number;
  difference: number;
  expected: number;
}

/** The groups of a book by number: thousands of games are counted by numbers, and only those of a group that is new are named. */
interface Groups {
  readonly placeOf: (game: BookGame, side: Side) => number;
  readonly groupAt: (place: number) => Group;
}

/** Groups by a value of the event. */
const byEvent =
  (groupOf: (event: BookEvent) => Group) =>
  ({ events }: GameBook): Groups => {
    const groups = places<Group>(({ key }) => key);
    const ofEvents = events.map((event) => groups.placeOf(groupOf(event)));
    return {
      placeOf: (game) => ofEvents[game[0]] ?? -1,
      groupAt: (place) => groups.values[place] ?? { key: '', name: '' },
    };
  };

const groupsBy: { readonly [G in Grouping]: (book: GameBook) => Groups } = {
  LIST: ({ armies }) => ({
    placeOf: own,
    groupAt: (place) => ({ key: armies[place]?.id ?? '', name: armies[place]?.name ?? '' }),
  }),
  PAIR: ({ armies }) => ({
    placeOf: (game, side) => own(game, side) * armies.length + other(game, side),
    groupAt: (place) => {
      const [one, two] = [armies[Math.floor(place / armies.length)], armies[place % armies.length]];
      return { key: `${one?.id}/${two?.id}`, name: `${one?.name} against ${two?.name}` };
    },
  }),
  EDITION: byEvent(({ edition }) => ({ key: edition, name: edition })),
  POINTS: byEvent(({ points }) => bracketOf(points)),
  SCENARIO: ({ scenarios }) => ({
    placeOf: (game) => game[1],
    groupAt: (place) => ({ key: scenarios[place] ?? '', name: scenarios[place] ?? 'No scenario noted' }),
  }),
  MONTH: byEvent(({ month }) => ({ key: month, name: month })),
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

/** Whether a game is counted from a side: of a pair only from that of the list that comes first by name. */
const sideFilter = (
  { armies }: GameBook,
  { by, list, against }: Readonly<Record<'list' | 'against', number | undefined>> & { readonly by: Grouping },
): ((game: BookGame, side: Side) => boolean) => {
  const byName = armies.map((_, place) => place);
  byName.sort((a, b) => ((armies[a]?.name ?? '') < (armies[b]?.name ?? '') ? -1 : 1));
  const ranks = armies.map(() => 0);
  byName.forEach((place, rank) => (ranks[place] = rank));
  return (game, side) => {
    const mine = own(game, side);
    const theirs = other(game, side);
    if (against !== undefined && theirs !== against) return false;
    if (list !== undefined) return mine === list;
    return by !== 'PAIR' || (ranks[mine] ?? 0) <= (ranks[theirs] ?? 0);
  };
};

/** The army lists that have played 10 games or more against others at these events, by name. */
const listsOf = (
  { armies, events, games }: GameBook,
  { events: asked }: Pick<GameFilter, 'events'>,
): readonly BookArmy[] => {
  const isAsked = events.map(({ id }) => asked?.has(id) ?? true);
  const played = armies.map(() => 0);
  for (const game of games)
    if (isAsked[game[0]] === true && game[2] !== game[3])
      for (const side of bothSides) played[own(game, side)] = (played[own(game, side)] ?? 0) + 1;
  return armies
    .filter((_, place) => (played[place] ?? 0) >= FEWEST_GAMES)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
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
  const { placeOf: placeOfGroup, groupAt } = groupsBy[by](book);
  const isSideCounted = sideFilter(book, { by, list, against });
  const tallies = new Map<number, Tally>();
  const add = (game: BookGame, side: Side): void => {
    const place = placeOfGroup(game, side);
    let tally = tallies.get(place);
    if (!tally) {
      tally = { ...groupAt(place), ...{ games: 0, wins: 0, draws: 0, difference: 0, expected: 0 } };
      tallies.set(place, tally);
    }
    // By their places: taking an array apart costs more than all else here.
    const halfPoints = game[4];
    const difference = game[5];
    const expected = game[6];
    tally.games += 1;
    if (halfPoints === (side === 0 ? 2 : 0)) tally.wins += 1;
    if (halfPoints === 1) tally.draws += 1;
    tally.difference += side === 0 ? difference : -difference;
    tally.expected += side === 0 ? expected : 1000 - expected;
  };
  let [games, mirrorGames] = [0, 0];
  for (const game of book.games) {
    if (counts[game[0]] !== true || (scenario !== undefined && game[1] !== scenario)) continue;
    const isMirror = game[2] === game[3];
    let isCounted = false;
    for (const side of bothSides)
      if (isSideCounted(game, side)) {
        isCounted = true;
        if (!isMirror) add(game, side);
      }
    if (isCounted && isMirror) mirrorGames += 1;
    else if (isCounted) games += 1;
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
    lists: listsOf(book, filter),
    games,
    mirrorGames,
    groupsTooSmall: all.length - shown.length,
  };
};
