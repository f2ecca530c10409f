import type { Ways } from './strike-dice';
import { amongSixes, sixToThe } from './strike-dice';

/**
 * What may happen at a state of a game of two: dice (ways among 6 to the power of `sixes`), a choice of one of the two,
 * or the next state. The striker wants the end's worth high, the target wants it low.
 */
export type Moment =
  | { readonly kind: 'DICE'; readonly sixes: number; readonly faces: readonly (readonly [bigint, Moment])[] }
  | { readonly kind: 'CHOICE'; readonly by: 'STRIKER' | 'TARGET'; readonly options: readonly Moment[] }
  | { readonly kind: 'NEXT'; readonly state: number };

/** What an end is worth to the striker: the first number decides, the second among equals. Whole numbers. */
export type EndWorth = readonly [number, number];

/** A game without circles whose states are whole numbers. `momentAt` answers the worth of a state where the game ends. */
export interface DecisionGame {
  readonly start: number;
  readonly momentAt: (state: number) => Moment | EndWorth;
}

interface Value {
  readonly first: bigint;
  readonly second: bigint;
  readonly sixes: number;
}

/** A moment once solved: the same, with the option taken. */
type Solved =
  | {
      readonly kind: 'DICE';
      readonly sixes: number;
      readonly faces: readonly (readonly [bigint, Solved])[];
      readonly value: Value;
    }
  | { readonly kind: 'NEXT'; readonly state: number; readonly value: Value };

const isEnd = (moment: Moment | EndWorth): moment is EndWorth => Array.isArray(moment);

const difference = (a: Value, b: Value): bigint => {
  const sixes = Math.max(a.sixes, b.sixes);
  const [x, y] = [sixToThe(sixes - a.sixes), sixToThe(sixes - b.sixes)];
  const first = a.first * x - b.first * y;
  return first === 0n ? a.second * x - b.second * y : first;
};

const average = (faces: readonly (readonly [bigint, Solved])[], sixes: number): Value => {
  const below = Math.max(...faces.map(([, { value }]) => value.sixes));
  let [first, second] = [0n, 0n];
  for (const [ways, { value }] of faces) {
    const weight = ways * sixToThe(below - value.sixes);
    first += weight * value.first;
    second += weight * value.second;
  }
  return { first, second, sixes: below + sixes };
};

/**
 * Solves the game exactly, from its ends backwards, and follows best play forwards: the ways in which each end is
 * reached. Among options of equal worth the first is taken.
 */
export const playDecisions = ({ start, momentAt }: DecisionGame): ReadonlyMap<number, Ways> => {
  const values = new Map<number, Value>();
  /** Solved states, each after all that can follow it; ends have no moment. */
  const solved: { readonly state: number; readonly moment: Solved | null }[] = [];

  const solve = (moment: Moment): Solved => {
    if (moment.kind === 'NEXT') return { ...moment, value: valueOf(moment.state) };
    if (moment.kind === 'DICE') {
      const faces = moment.faces.map(([ways, then]) => [ways, solve(then)] as const);
      return { kind: 'DICE', sixes: moment.sixes, faces, value: average(faces, moment.sixes) };
    }
    const wanted = moment.by === 'STRIKER' ? 1n : -1n;
    return moment.options
      .map(solve)
      .reduce((best, option) => (wanted * difference(option.value, best.value) > 0n ? option : best));
  };
  const valueOf = (state: number): Value => {
    const known = values.get(state);
    if (known) return known;
    const moment = momentAt(state);
    const done = isEnd(moment) ? null : solve(moment);
    const value = done?.value ?? {
      first: BigInt((moment as EndWorth)[0]),
      second: BigInt((moment as EndWorth)[1]),
      sixes: 0,
    };
    values.set(state, value);
    solved.push({ state, moment: done });
    return value;
  };

  valueOf(start);
  const reached = new Map<number, Ways>([[start, { ways: 1n, sixes: 0 }]]);
  const reach = (state: number, more: Ways): void => {
    const known = reached.get(state);
    const sixes = Math.max(known?.sixes ?? 0, more.sixes);
    reached.set(state, { ways: (known ? amongSixes(known, sixes) : 0n) + amongSixes(more, sixes), sixes });
  };
  const follow = (moment: Solved, { ways, sixes }: Ways): void => {
    if (moment.kind === 'NEXT') reach(moment.state, { ways, sixes });
    else
      for (const [share, then] of moment.faces)
        follow(then, { ways: ways * share, sixes: sixes + moment.sixes });
  };
  const ends = new Map<number, Ways>();
  for (const { state, moment } of solved.reverse()) {
    const ways = reached.get(state);
    if (!ways) continue;
    if (moment) follow(moment, ways);
    else ends.set(state, ways);
  }
  return ends;
};
