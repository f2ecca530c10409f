/**
 * Draws of 66 to 300 entrants in random states, judged by a matching of its own: no rematch that some pairing avoids, no broken hard wish that some
 * pairing without a rematch avoids, and no exchange between two tables that is better by the documented criteria. Where a rematch cannot be
 * avoided, hard wishes are judged by these exchanges alone. MUSTER_SEED repeats a run.
 */
import { drawRound, type DrawInput } from '../../../src/domain/tournaments/pairing/draw-round';
import { matchedPlayGuide } from '../../../src/domain/tournaments/pack/matched-play-guide';
import { randomBits } from '../random-bits';
import { fewestLeftOver } from './own-matching';

const STATES = 3000;

const randomFrom = (text: string): (() => number) => {
  const bits = randomBits(text);
  return () => bits() / 2 ** 32;
};

type Shape = 'RANKING' | 'GROUPS' | 'HALVES';

interface State {
  readonly shape: Shape;
  readonly input: DrawInput;
  /** By place in the ranking. */
  readonly points: readonly number[];
  readonly met: readonly ReadonlySet<number>[];
  readonly group: readonly (string | undefined)[];
  readonly strength: 'HARD' | 'SOFT' | undefined;
}

const stateOf = (random: () => number): State => {
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)]!;
  // Short ones are the more frequent, as they take less time.
  const size = 66 + 2 * Math.floor(118 * random() ** 4);
  const shape = pick<Shape>(['RANKING', 'GROUPS', 'HALVES']);
  const strength = pick<State['strength']>(['HARD', 'HARD', 'SOFT', undefined]);
  const apart = pick(['CLUB', 'HOUSEHOLD', 'ALIGNMENT'] as const);
  const groups = apart === 'ALIGNMENT' ? 2 : pick([2, 3, 8, 20]);
  const share = pick([0.2, 0.5, 0.6]);
  const points = Array.from({ length: size }, () => 3 * below(pick([3, 7])));
  points.sort((a, b) => b - a);
  const met = Array.from({ length: size }, () => new Set<number>());
  const meet = (a: number, b: number): void => {
    if (a === b) return;
    met[a]!.add(b);
    met[b]!.add(a);
  };
  // Rounds among neighbours, and a clique at the bottom that cannot be paired within itself.
  for (let round = below(8); round > 0; round -= 1)
    for (let place = 0; place < size; place += 1)
      if (random() < 0.5) meet(place, Math.min(size - 1, place + 1 + below(12)));
  const clique = random() < 0.3 ? below(14) : random() < 0.1 ? size / 2 + below(size / 6) : 0;
  for (let a = size - clique; a < size; a += 1) for (let b = a + 1; b < size; b += 1) meet(a, b);
  const group = points.map(() =>
    apart === 'ALIGNMENT'
      ? random() < share
        ? 'GOOD'
        : 'EVIL'
      : random() < share
        ? 'the largest'
        : `group ${below(groups)}`,
  );
  const field = { CLUB: 'club', HOUSEHOLD: 'household', ALIGNMENT: 'alignment' }[apart];
  return {
    shape,
    points,
    met,
    group,
    strength,
    input: {
      round: 9,
      rounds: 12,
      unpaired: 'BYE',
      seed: 'long draws',
      entrants: points.map((_, place) => ({
        id: String(place),
        number: place + 1,
        ...(strength && { [field]: group[place] }),
      })),
      games: met.flatMap((others, a) =>
        [...others]
          .filter((b) => b > a)
          .map((b) => ({ round: 1, kind: 'BOTH_LOST' as const, entrants: [String(a), String(b)] as const })),
      ),
      adjustments: points.map((given, place) => ({
        entrant: String(place),
        tournamentPoints: given,
        victoryPoints: size - place,
        reason: 'fixes the ranking',
      })),
      pairing: {
        ...matchedPlayGuide.pairing,
        ...(shape !== 'RANKING' && {
          laterRounds: { by: 'SCORE_GROUPS', within: shape === 'HALVES' ? 'HALVES' : 'RANKING' },
        }),
        apart: strength ? [{ apart, strength, rounds: null }] : [],
      },
    },
  };
};

/** The half of its score group that each place is of. */
const halvesOf = (points: readonly number[]): readonly number[] =>
  points.map((own, place) => {
    const first = points.indexOf(own);
    const members = points.filter((other) => other === own).length;
    return place - first < Math.floor(members / 2) ? 0 : 1;
  });

/** What a table breaks, the gravest first: rematch, hard wish, score groups between, soft wish, within a half. */
const breaksOf = (state: State) => {
  const { points, met, group, strength, shape } = state;
  const levels = [...new Set(points)];
  const groupPlace = points.map((own) => levels.indexOf(own));
  const half = halvesOf(points);
  return (a: number, b: number): readonly number[] => {
    const shared = strength !== undefined && group[a] === group[b];
    return [
      met[a]!.has(b) ? 1 : 0,
      shared && strength === 'HARD' ? 1 : 0,
      shape === 'RANKING' ? 0 : Math.abs(groupPlace[a]! - groupPlace[b]!),
      shared && strength === 'SOFT' ? 1 : 0,
      shape === 'HALVES' && points[a] === points[b] && half[a] === half[b] ? 1 : 0,
    ];
  };
};

const sum = (some: readonly number[], others: readonly number[]): readonly number[] =>
  some.map((value, index) => value + others[index]!);
/** One of a graver kind weighs more than all tables with one of the next. */
const WEIGHTS = [42, 33, 16, 8, 0].map((power) => 2 ** power);

/** The same as one number for each table, by row. */
const weightsOf = (size: number, breaks: ReturnType<typeof breaksOf>): Float64Array => {
  const weights = new Float64Array(size * size);
  for (let a = 0; a < size; a += 1)
    for (let b = a; b < size; b += 1) {
      let weight = 0;
      breaks(a, b).forEach((times, level) => (weight += times * WEIGHTS[level]!));
      weights[a * size + b] = weight;
      weights[b * size + a] = weight;
    }
  return weights;
};

/** Whether two tables change places to the better: less broken, or in a draw by rank as much and a better opponent for the best. */
const canExchange = (tables: readonly (readonly [number, number])[], state: State): boolean => {
  const size = state.points.length;
  const weights = weightsOf(size, breaksOf(state));
  const weigh = (one: number, other: number): number => weights[one * size + other]!;
  const isByRank = state.shape !== 'HALVES';
  const isBetter = (now: number, then: number, opponent: number, instead: number): boolean =>
    then < now || (isByRank && then === now && instead < opponent);
  return tables.some(([a, b], index) =>
    tables.slice(index + 1).some(([c, d]) => {
      const now = weigh(a, b) + weigh(c, d);
      return isBetter(now, weigh(a, c) + weigh(b, d), b, c) || isBetter(now, weigh(a, d) + weigh(b, c), b, d);
    }),
  );
};

describe('draws of 66 to 300 entrants', () => {
  const seed = process.env['MUSTER_SEED'] ?? 'long draws';

  test(`${STATES} random states, seed ${seed}: nothing grave that some pairing avoids, and no better exchange`, () => {
    const random = randomFrom(seed);
    const seen = { states: 0, rematches: 0, hard: 0 };
    for (let at = 0; at < STATES; at += 1) {
      const state = stateOf(random);
      const breaks = breaksOf(state);
      const { tables } = drawRound(state.input);
      const pairs = tables.map(({ entrants: [a, b] }) => [Number(a), Number(b)] as const);
      const broken = pairs.map(([a, b]) => breaks(a, b)).reduce(sum);
      const size = state.points.length;
      expect(new Set(pairs.flat()).size).toBe(size);
      const place = `state ${at}`;
      // Nothing broken is the least without a proof.
      if (broken[0]! > 0)
        expect([place, 2 * broken[0]!]).toEqual([
          place,
          fewestLeftOver(size, (a, b) => breaks(a, b)[0] === 0),
        ]);
      if (broken[1]! > 0) {
        const isClean = (a: number, b: number): boolean => breaks(a, b)[0] === 0 && breaks(a, b)[1] === 0;
        const unclean = pairs.filter(([a, b]) => !isClean(a, b)).length;
        // A rematch that must be can bring more of them; then only exchanges are judged.
        if (broken[0] === 0) expect([place, 2 * unclean]).toEqual([place, fewestLeftOver(size, isClean)]);
      }
      expect([place, canExchange(pairs, state)]).toEqual([place, false]);
      for (const { reason } of tables)
        if (reason.code === 'REMATCH_UNAVOIDABLE') expect(broken[0]).toBeGreaterThan(0);
      seen.states += 1;
      seen.rematches += broken[0]! > 0 ? 1 : 0;
      seen.hard += broken[1]! > 0 ? 1 : 0;
    }
    expect(seen.states).toBe(STATES);
    expect(seen.rematches).toBeGreaterThan(STATES / 50);
    expect(seen.hard).toBeGreaterThan(STATES / 50);
  }, 600_000);
});
