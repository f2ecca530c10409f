import fc from 'fast-check';
import type { Entrant } from '../../../../src/domain/tournaments/entrant';
import type { Game } from '../../../../src/domain/tournaments/game';
import {
  type DrawInput,
  type RoundDraw,
  drawRound,
} from '../../../../src/domain/tournaments/pairing/draw-round';

/** Repeatable random numbers from 0 to 1 (mulberry32), so that a failing event can be played again. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export interface EventShape {
  readonly seed: number;
  readonly size: number;
  readonly rounds: number;
  readonly unpaired: 'BYE' | 'SPARE';
  /** Tables set at random instead of drawn, so that histories arise that no draw would make. */
  readonly isByHand: boolean;
  readonly isDoubles: boolean;
}

export const eventShapes = (smallest: number, largest: number): fc.Arbitrary<EventShape> =>
  fc.record({
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    size: fc.integer({ min: smallest, max: largest }),
    rounds: fc.integer({ min: 2, max: 8 }),
    unpaired: fc.constantFrom('BYE', 'SPARE'),
    isByHand: fc.boolean(),
    isDoubles: fc.boolean(),
  });

type Random = () => number;
const below = (random: Random, limit: number): number => Math.floor(random() * limit);

const score = (random: Random) => ({
  victoryPoints: [below(random, 13), below(random, 13)] as const,
  ...(random() < 0.8 ? { leaderKilled: [random() < 0.4, random() < 0.4] as const } : {}),
});

const tableResult = (round: number, entrants: readonly [string, string], random: Random): Game => {
  const kind = random();
  if (kind < 0.04)
    return { round, kind: 'CONCESSION', entrants, concededBy: entrants[below(random, 2)] as string };
  if (kind < 0.06) return { round, kind: 'BOTH_LOST', entrants };
  return { round, kind: 'PLAYED', entrants, ...score(random) };
};

const tablesByHand = (
  entrants: readonly Entrant[],
  random: Random,
): Pick<RoundDraw, 'tables' | 'unpaired'> => {
  const ids = entrants
    .filter(({ active }) => active !== false)
    .map(({ id }) => [random(), id] as const)
    .sort(([a], [b]) => a - b)
    .map(([, id]) => id);
  const reason = { code: 'MOVED_BY_ORGANISER', text: 'by hand' } as const;
  const last = ids[ids.length - 1] as string;
  return {
    tables: Array.from({ length: Math.floor(ids.length / 2) }, (_, table) => ({
      table: table + 1,
      entrants: [ids[2 * table] as string, ids[2 * table + 1] as string] as const,
      reason,
    })),
    unpaired: ids.length % 2 === 1 ? { entrant: last, kind: 'BYE', reason } : null,
  };
};

export interface PlayedRound {
  readonly input: DrawInput;
  readonly draw: RoundDraw;
}

/** Plays the event round by round, with drop-outs and late entrants; answers each round's question and draw. */
export const playEvent = (shape: EventShape): readonly PlayedRound[] => {
  const { seed, size, rounds, unpaired, isByHand, isDoubles } = shape;
  const random = randomFrom(seed);
  const named = (number: number): Entrant => ({ id: `${isDoubles ? 'team' : 'player'}-${number}`, number });
  let entrants: readonly Entrant[] = Array.from({ length: size }, (_, index) => named(index + 1));
  let games: readonly Game[] = [];
  const played: PlayedRound[] = [];

  for (let round = 1; round <= rounds; round += 1) {
    const input: DrawInput = {
      round,
      rounds: rounds + 1,
      unpaired,
      entrants,
      games,
      seed: `round 1 of ${seed}`,
    };
    const draw = drawRound(input);
    played.push({ input, draw });

    const { tables, unpaired: leftOver } = isByHand ? tablesByHand(entrants, random) : draw;
    const alone: readonly Game[] = leftOver
      ? [
          unpaired === 'BYE'
            ? { round, kind: 'BYE', entrants: [leftOver.entrant] }
            : { round, kind: 'SPARE', entrants: [leftOver.entrant], ...score(random) },
        ]
      : [];
    games = [...games, ...tables.map((table) => tableResult(round, table.entrants, random)), ...alone];

    const left = entrants.filter(({ active }) => active !== false).length;
    entrants = entrants.map((one) => (left > 6 && random() < 0.03 ? { ...one, active: false } : one));
    if (random() < 0.2) entrants = [...entrants, named(entrants.length + 1)];
  }
  return played;
};
