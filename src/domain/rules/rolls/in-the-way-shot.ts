import {
  type Fraction,
  add,
  compare,
  fraction,
  multiply,
  ONE,
  subtract,
  sum,
  ZERO,
} from '../../../shared/fraction';
import { type Source, cite, ruling } from '../../../shared/source';
import { type Obstruction, inTheWayScore } from '../charts/in-the-way';
import type { DiceGame } from './dice-game';
import { type Turning, turning } from './turning';

/** A shot past several obstructions in a row, nearest the firer first. Document 003 [p. 32]; rulings, Fights 16h. */
export const inTheWaySources = ({
  heroicAccuracy,
  mightAvailable,
}: Pick<InTheWaySituation, 'heroicAccuracy' | 'mightAvailable'>): readonly Source[] => [
  cite('003', 'IN THE WAY CHART', 32),
  ...(heroicAccuracy ? [cite('003', 'HEROIC ACTIONS', 57)] : []),
  ruling('16h'),
  ...(mightAvailable > 0 ? [ruling('44')] : []),
];

export interface InTheWaySituation {
  readonly obstructions: readonly Obstruction[];
  /** Failed rolls are made again once. */
  readonly heroicAccuracy: boolean;
  readonly mightAvailable: number;
  /** The least that passes an obstruction; as in 2018 if omitted. */
  readonly neededFor?: ((obstruction: Obstruction) => number) | undefined;
}

export interface InTheWayRoll {
  readonly obstruction: Obstruction;
  readonly needed: number;
  readonly natural: number;
  readonly isReroll: boolean;
  readonly might: number;
  readonly passed: boolean;
}

export interface InTheWayOutcome {
  readonly rolls: readonly InTheWayRoll[];
  readonly passed: boolean;
  /** The obstruction that stopped the shot; null if it passed all. */
  readonly stoppedBy: Obstruction | null;
  readonly mightSpent: number;
  /** Might that would pass the last roll of a shot that is stopped. */
  readonly turning: readonly Turning[];
}

type Choice = 'PASSED' | 'MIGHT' | 'REROLL' | 'STOPPED';

const FACES = [1, 2, 3, 4, 5, 6] as const;

const mean = (values: readonly Fraction[]): Fraction => multiply(sum(values), fraction(1, values.length));

/** The best choice after each throw: the one that passes all obstructions most often; a re-roll before Might if equal. */
const bestPlay = ({ obstructions, heroicAccuracy, neededFor = inTheWayScore }: InTheWaySituation) => {
  const known = new Map<string, Fraction>();
  const from = (index: number, might: number): Fraction => {
    if (index >= obstructions.length) return ONE;
    const key = `${index} ${might}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = mean(FACES.map((face) => after(face, { index, might, mayReroll: heroicAccuracy }).value));
    known.set(key, value);
    return value;
  };
  const after = (
    face: number,
    { index, might, mayReroll }: { index: number; might: number; mayReroll: boolean },
  ): { readonly choice: Choice; readonly value: Fraction } => {
    const missing = neededFor(obstructions[index] as Obstruction) - face;
    if (missing <= 0) return { choice: 'PASSED', value: from(index + 1, might) };
    const options: { choice: Choice; value: Fraction }[] = [{ choice: 'STOPPED', value: ZERO }];
    if (mayReroll)
      options.push({
        choice: 'REROLL',
        value: mean(FACES.map((second) => after(second, { index, might, mayReroll: false }).value)),
      });
    if (missing <= might) options.push({ choice: 'MIGHT', value: from(index + 1, might - missing) });
    return options.reduce((best, option) => (compare(option.value, best.value) > 0 ? option : best));
  };
  return { from, after };
};

/** Might that would pass the roll that stopped the shot. */
const turningOf = (
  { rolls }: Pick<InTheWayOutcome, 'rolls'>,
  stoppedBy: Obstruction | null,
  left: number,
): readonly Turning[] => {
  const last = rolls.at(-1);
  if (stoppedBy === null || last === undefined || last.needed - last.natural > left) return [];
  return [turning(0, last.needed - last.natural, 'on the last roll would pass it')];
};

/**
 * The shot, obstruction by obstruction. A failed roll is made again where it may be; Might is spent as the player says, by
 * roll, and not otherwise (ruling 44).
 */
export function* inTheWayShot(
  situation: InTheWaySituation,
  spending: readonly number[] = [],
): DiceGame<InTheWayOutcome> {
  const { neededFor = inTheWayScore } = situation;
  const rolls: InTheWayRoll[] = [];
  let left = situation.mightAvailable;
  const ended = (stoppedBy: Obstruction | null): InTheWayOutcome => ({
    rolls,
    passed: stoppedBy === null,
    stoppedBy,
    mightSpent: situation.mightAvailable - left,
    turning: turningOf({ rolls }, stoppedBy, left),
  });
  for (const obstruction of situation.obstructions) {
    const needed = neededFor(obstruction);
    for (const isReroll of [false, true]) {
      const [natural = 1] = yield 1;
      const missing = Math.max(0, needed - natural);
      const spent = spending[rolls.length] ?? 0;
      const might = missing > 0 && spent === missing && spent <= left ? spent : 0;
      left -= might;
      const passed = missing === might;
      rolls.push({ obstruction, needed, natural, isReroll, might, passed });
      if (passed) break;
      if (isReroll || !situation.heroicAccuracy) return ended(obstruction);
    }
  }
  return ended(null);
}

/**
 * The exact chances of passing everything, and of ending at each obstruction, by best play. `stopped`: the chance that the
 * shot ends at each obstruction, in order.
 */
export const inTheWayOdds = (situation: InTheWaySituation) => {
  const { obstructions, heroicAccuracy, mightAvailable, neededFor = inTheWayScore } = situation;
  const play = bestPlay(situation);
  /** The chance of standing before obstruction `index` with so many Might points. */
  let standing: ReadonlyMap<number, Fraction> = new Map([[mightAvailable, ONE]]);
  const stopped = obstructions.map((obstruction, index) => {
    const next = new Map<number, Fraction>();
    const pass = (might: number, chance: Fraction) => next.set(might, add(next.get(might) ?? ZERO, chance));
    const walk = (might: number, chance: Fraction, mayReroll: boolean): void => {
      const share = multiply(chance, fraction(1, 6));
      for (const face of FACES) {
        const { choice } = play.after(face, { index, might, mayReroll });
        if (choice === 'PASSED') pass(might, share);
        if (choice === 'MIGHT') pass(might - (neededFor(obstruction) - face), share);
        if (choice === 'REROLL') walk(might, share, false);
      }
    };
    for (const [might, chance] of standing) walk(might, chance, heroicAccuracy);
    const before = sum([...standing.values()]);
    standing = next;
    return subtract(before, sum([...next.values()]));
  });
  return { passed: sum([...standing.values()]), stopped };
};
