import type { Game } from '../game';

/**
 * Who has met whom before, by position: the entrants to be paired are numbered from 0 in the order they are given.
 * Games with anybody else are left out.
 */
export interface Meetings {
  /** Those that this one has met, once for each game. */
  readonly opponentsOf: (position: number) => readonly number[];
  /** The rounds in which the two met, in order; empty when they have not. */
  readonly roundsMet: (a: number, b: number) => readonly number[];
  /** The most different opponents anyone has met. */
  readonly mostOpponents: number;
  /** The same once these pairs have met too. */
  readonly mostOpponentsAfter: (pairs: readonly (readonly [number, number])[]) => number;
}

/** The length of the longest list, each number counted once. */
const mostDifferent = (lists: readonly (readonly number[])[]): number => {
  const lastSeenIn = new Int32Array(lists.length).fill(-1);
  return lists.reduce((most, list, index) => {
    let different = 0;
    for (const item of list) {
      if (lastSeenIn[item] === index) continue;
      lastSeenIn[item] = index;
      different += 1;
    }
    return Math.max(most, different);
  }, 0);
};

/** The meetings in these games among `entrants` (ids). A concession and a game lost by both count as having met. */
export const meetingsOf = (entrants: readonly string[], games: readonly Game[]): Meetings => {
  const positionOf = new Map(entrants.map((id, position) => [id, position]));
  const opponents: number[][] = entrants.map(() => []);
  const rounds: number[][] = entrants.map(() => []);
  for (const { entrants: sides, round } of games) {
    const [a, b] = [positionOf.get(sides[0]), sides[1] === undefined ? undefined : positionOf.get(sides[1])];
    if (a === undefined || b === undefined) continue;
    opponents[a]?.push(b);
    opponents[b]?.push(a);
    rounds[a]?.push(round);
    rounds[b]?.push(round);
  }
  const opponentsOf = (position: number): readonly number[] => opponents[position] ?? [];

  return {
    opponentsOf,
    roundsMet: (a, b) =>
      opponentsOf(a)
        .flatMap((opponent, game) => (opponent === b ? [rounds[a]?.[game] as number] : []))
        .toSorted((one, other) => one - other),
    mostOpponents: mostDifferent(opponents),
    mostOpponentsAfter: (pairs) => {
      const afterwards = opponents.map((met) => [...met]);
      for (const [a, b] of pairs) {
        afterwards[a]?.push(b);
        afterwards[b]?.push(a);
      }
      return mostDifferent(afterwards);
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
