import type { Game } from '../game';

/**
 * Earlier meetings by position: the entrants to be paired are numbered from 0 in the order they are given.
 * Games with anybody else are left out.
 */
export interface Meetings {
  /** How many entrants there are. */
  readonly size: number;
  /** The opponents of this entrant, once for each game. */
  readonly opponentsOf: (position: number) => Int32Array;
  /** The rounds in which the two met, in order; empty when they have not. */
  readonly roundsMet: (a: number, b: number) => readonly number[];
  /** The most different opponents anyone has met. */
  readonly mostOpponents: number;
  /** The same once these pairs, in which nobody stands twice, have met too. */
  readonly mostOpponentsAfter: (pairs: readonly (readonly [number, number])[]) => number;
}

/** Everybody's games, one entrant after the other: those of position `p` stand from `starts[p]` up to `starts[p + 1]`. */
type Games = ReturnType<typeof gamesAmong>;

/** The games in which both were given, by position. Flat: a list for each of a thousand entrants would cost more than all else. */
const gamesAmong = (entrants: readonly string[], games: readonly Game[]) => {
  const positionOf = new Map(entrants.map((id, position) => [id, position]));
  const first = new Int32Array(games.length).fill(-1);
  const second = new Int32Array(games.length).fill(-1);
  const ends = new Int32Array(entrants.length + 1);
  games.forEach(({ entrants: [one, other] }, index) => {
    const a = positionOf.get(one);
    const b = other === undefined ? undefined : positionOf.get(other);
    if (a === undefined || b === undefined) return;
    first[index] = a;
    second[index] = b;
    ends[a + 1] = (ends[a + 1] as number) + 1;
    ends[b + 1] = (ends[b + 1] as number) + 1;
  });
  for (let position = 1; position < ends.length; position += 1)
    ends[position] = (ends[position] as number) + (ends[position - 1] as number);
  const starts = ends.slice();
  const opponents = new Int32Array(starts.at(-1) ?? 0);
  const rounds = new Int32Array(opponents.length);
  const add = (position: number, opponent: number, round: number): void => {
    const at = ends[position] as number;
    opponents[at] = opponent;
    rounds[at] = round;
    ends[position] = at + 1;
  };
  games.forEach(({ round }, index) => {
    const [a, b] = [first[index] as number, second[index] as number];
    if (a < 0) return;
    add(a, b, round);
    add(b, a, round);
  });
  return { starts, opponents, rounds };
};

/** How many different opponents each position has met. */
const differentOpponents = ({ starts, opponents }: Games): Int32Array => {
  const counts = new Int32Array(starts.length - 1);
  const lastMetBy = new Int32Array(counts.length).fill(-1);
  for (let position = 0; position < counts.length; position += 1)
    for (let at = starts[position] as number; at < (starts[position + 1] as number); at += 1) {
      const opponent = opponents[at] as number;
      if (lastMetBy[opponent] === position) continue;
      lastMetBy[opponent] = position;
      counts[position] = (counts[position] as number) + 1;
    }
  return counts;
};

const highest = (counts: Int32Array): number => counts.reduce((most, count) => Math.max(most, count), 0);

/** The meetings in these games among `entrants` (ids). A concession and a game lost by both count as having met. */
export const meetingsOf = (entrants: readonly string[], games: readonly Game[]): Meetings => {
  const among = gamesAmong(entrants, games);
  const { starts, opponents, rounds } = among;
  const opponentsOf = (position: number): Int32Array =>
    opponents.subarray(starts[position], starts[position + 1]);
  const roundsMet = (a: number, b: number): number[] => {
    const met: number[] = [];
    const end = starts[a + 1] as number;
    for (let at = starts[a] as number; at < end; at += 1)
      if (opponents[at] === b) met.push(rounds[at] as number);
    return met.sort((one, other) => one - other);
  };
  const different = differentOpponents(among);

  return {
    size: entrants.length,
    opponentsOf,
    roundsMet,
    mostOpponents: highest(different),
    mostOpponentsAfter: (pairs) => {
      const counts = different.slice();
      const meet = (a: number, b: number): void => {
        if (roundsMet(a, b).length === 0) counts[a] = (counts[a] as number) + 1;
      };
      for (const [a, b] of pairs) {
        meet(a, b);
        meet(b, a);
      }
      return highest(counts);
    },
  };
};

/** How often each of `entrants` (ids) has had a bye or met the Spare Player, in their order. */
export const timesUnpaired = (entrants: readonly string[], games: readonly Game[]): readonly number[] => {
  const times = new Map<string, number>();
  for (const { kind, entrants: sides } of games)
    if (kind === 'BYE' || kind === 'SPARE') times.set(sides[0], (times.get(sides[0]) ?? 0) + 1);
  return entrants.map((id) => times.get(id) ?? 0);
};

/**
 * How many further rounds can certainly be drawn without a rematch, whatever the results: with at most d opponents met
 * each, any even number of 2(d + 1) or more entrants can be paired (Dirac), so with m entrants (an odd number leaves one
 * unpaired) m/2 - d rounds can. More may turn out possible; this many are certain.
 */
export const roundsWithoutRematch = (activeEntrants: number, mostOpponentsMet: number): number =>
  Math.max(0, Math.floor(activeEntrants / 2) - mostOpponentsMet);
