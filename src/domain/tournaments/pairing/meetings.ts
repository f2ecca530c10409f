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
  /** The same once these pairs, in which nobody stands twice, have met too. */
  readonly mostOpponentsAfter: (pairs: readonly (readonly [number, number])[]) => number;
}

/** How many different numbers (below the number of lists) each list holds. */
const differentIn = (lists: readonly (readonly number[])[]): readonly number[] => {
  const lastSeenIn = new Int32Array(lists.length).fill(-1);
  return lists.map((list, index) => {
    let different = 0;
    for (const item of list) {
      if (lastSeenIn[item] === index) continue;
      lastSeenIn[item] = index;
      different += 1;
    }
    return different;
  });
};

const highest = (counts: readonly number[]): number =>
  counts.reduce((most, count) => Math.max(most, count), 0);

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
  const differentOpponents = differentIn(opponents);

  const byOpponent = new Map<number, ReadonlyMap<number, readonly number[]>>();
  const roundsOf = (position: number): ReadonlyMap<number, readonly number[]> => {
    const known = byOpponent.get(position);
    if (known) return known;
    const met = new Map<number, number[]>();
    opponentsOf(position).forEach((opponent, game) =>
      met.set(opponent, [...(met.get(opponent) ?? []), rounds[position]?.[game] as number]),
    );
    for (const inRounds of met.values()) inRounds.sort((one, other) => one - other);
    byOpponent.set(position, met);
    return met;
  };

  return {
    opponentsOf,
    roundsMet: (a, b) => roundsOf(a).get(b) ?? [],
    mostOpponents: highest(differentOpponents),
    mostOpponentsAfter: (pairs) => {
      const counts = [...differentOpponents];
      const meet = (a: number, b: number): void => {
        if (!opponentsOf(a).includes(b)) counts[a] = (counts[a] ?? 0) + 1;
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
