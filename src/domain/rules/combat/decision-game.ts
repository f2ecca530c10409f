import { type Fraction, fraction } from '../../../shared/fraction';
import { type Ways, amongSixes, sixToThe } from './strike-dice';
import { countSteps } from '../../../shared/step-budget';

/**
 * A state of a game of two: dice (ways among 6 to the power of `sixes`), a choice of one of the two,
 * or the next state. The striker wants the end's worth high, the target wants it low.
 */
export type Moment =
  | { readonly kind: 'DICE'; readonly sixes: number; readonly faces: readonly (readonly [bigint, Moment])[] }
  | { readonly kind: 'CHOICE'; readonly by: 'STRIKER' | 'TARGET'; readonly options: readonly Moment[] }
  | { readonly kind: 'NEXT'; readonly state: number };

/** The worth of an end to the striker: the first number decides, the second among equals. Whole numbers. */
export type EndWorth = readonly [number, number];

/** A game without circles whose states are whole numbers. `momentAt` answers the worth of a state where the game ends. */
export interface DecisionGame {
  readonly start: number;
  readonly momentAt: (state: number) => Moment | EndWorth;
}

/** Steps that a throw of the game is, as `countSteps` counts them. */
const STEPS_A_MOMENT = 9;

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

const raised = (value: bigint, sixes: number): bigint => (sixes === 0 ? value : value * sixToThe(sixes));

const difference = (a: Value, b: Value): bigint => {
  const sixes = Math.max(a.sixes, b.sixes);
  const [x, y] = [sixes - a.sixes, sixes - b.sixes];
  const first = raised(a.first, x) - raised(b.first, y);
  return first === 0n ? raised(a.second, x) - raised(b.second, y) : first;
};

const average = (faces: readonly (readonly [bigint, Solved])[], sixes: number): Value => {
  let below = 0;
  for (const [, { value }] of faces) below = Math.max(below, value.sixes);
  let [first, second] = [0n, 0n];
  for (const [ways, { value }] of faces) {
    const weight = raised(ways, below - value.sixes);
    first += weight * value.first;
    second += weight * value.second;
  }
  return { first, second, sixes: below + sixes };
};

type Choice = Extract<Moment, { readonly kind: 'CHOICE' }>;

/** Works a game out from its ends backwards, as far as it is asked. */
const solver = (momentAt: DecisionGame['momentAt']) => {
  const values = new Map<number, Value>();
  /** Solved states, each after all that can follow it; ends have no moment. */
  const solved: { readonly state: number; readonly moment: Solved | null }[] = [];

  /** `known` holds what stands in several places of one state's tree, so that it is solved once. */
  const solve = (moment: Moment, known: Map<Moment, Solved>): Solved => {
    if (moment.kind === 'NEXT') return { kind: 'NEXT', state: moment.state, value: valueOf(moment.state) };
    if (moment.kind === 'CHOICE') {
      const options = moment.options.map((option) => solve(option, known));
      return options[bestOf(moment, options)] as Solved;
    }
    const before = known.get(moment);
    if (before) return before;
    countSteps(STEPS_A_MOMENT);
    const faces = moment.faces.map(([ways, then]) => [ways, solve(then, known)] as const);
    const answer: Solved = { kind: 'DICE', sixes: moment.sixes, faces, value: average(faces, moment.sixes) };
    known.set(moment, answer);
    return answer;
  };
  const bestOf = ({ by }: Choice, options: readonly Solved[]): number => {
    const wanted = by === 'STRIKER' ? 1n : -1n;
    return options.reduce(
      (best, option, i) =>
        wanted * difference(option.value, (options[best] as Solved).value) > 0n ? i : best,
      0,
    );
  };
  const valueOf = (state: number): Value => {
    const known = values.get(state);
    if (known) return known;
    const moment = momentAt(state);
    const done = isEnd(moment) ? null : solve(moment, new Map());
    const value = done?.value ?? {
      first: BigInt((moment as EndWorth)[0]),
      second: BigInt((moment as EndWorth)[1]),
      sixes: 0,
    };
    values.set(state, value);
    solved.push({ state, moment: done });
    return value;
  };
  return { valueOf, solve, bestOf, solved };
};

/** Best play of a game as it goes: which option of a choice to take, by its place. Among equals the first. */
export const bestOptions = ({ momentAt }: DecisionGame): ((choice: Choice) => number) => {
  const { solve, bestOf } = solver(momentAt);
  return (choice) => {
    const known = new Map<Moment, Solved>();
    return bestOf(
      choice,
      choice.options.map((option) => solve(option, known)),
    );
  };
};

/** The worth of each option to the striker by the first number of the ends, both playing on as well as can be. */
export const optionWorths = ({ momentAt }: DecisionGame): ((choice: Choice) => readonly Fraction[]) => {
  const { solve } = solver(momentAt);
  return (choice) => {
    const known = new Map<Moment, Solved>();
    return choice.options.map((option) => {
      const { first, sixes } = solve(option, known).value;
      return fraction(first, sixToThe(sixes));
    });
  };
};

/**
 * Solves the game exactly, from its ends backwards, and follows best play forwards: the ways in which each end is
 * reached. Among options of equal worth the first is taken.
 */
export const playDecisions = ({ start, momentAt }: DecisionGame): ReadonlyMap<number, Ways> => {
  const { valueOf, solved } = solver(momentAt);
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
