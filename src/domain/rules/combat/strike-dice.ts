import { toWoundCell, toWoundDice } from '../charts/to-wound';
import type { StrikeRoll, Striker, Struck } from '../rulesets/fight-model';
import type { Ruleset } from '../rulesets/ruleset';

/** Ways among 6 to the power of `sixes`: how every chance of Strikes is counted. */
export interface Ways {
  readonly ways: bigint;
  readonly sixes: number;
}

/**
 * The results of one Strike (or shot): ways by the Might that would make it wound, 0 for a wound as it lies. The rest of
 * the 6 to the power of `sixes` ways cannot be helped. With `next` it is only the first die of two that are thrown one
 * after the other, and a success leads to `next`.
 */
export interface StrikeDice {
  readonly byShortfall: readonly bigint[];
  readonly sixes: number;
  readonly next?: StrikeDice | undefined;
}

/** Sixes of all dice that a Strike may take. */
export const sixesOf = ({ sixes, next }: StrikeDice): number => sixes + (next ? sixesOf(next) : 0);

/** Ways in which a Strike wounds, all of this Might spent on it alone if need be, among 6 to the power of `sixesOf`. */
export const waysWith = ({ byShortfall, next }: StrikeDice, might: number): bigint =>
  byShortfall
    .slice(0, might + 1)
    .reduce((sum, ways, short) => sum + ways * (next ? waysWith(next, might - short) : 1n), 0n);

const powers: bigint[] = [1n];

/** 6 to the power of `exponent`. */
export const sixToThe = (exponent: number): bigint => {
  while (powers.length <= exponent) powers.push((powers[powers.length - 1] as bigint) * 6n);
  return powers[exponent] as bigint;
};

/** The same ways counted among more. */
export const amongSixes = ({ ways, sixes }: Ways, target: number): bigint => ways * sixToThe(target - sixes);

/** Ways by shortfall: of 36 where some faces are rolled again, else of 6. */
const oneDie = (
  least: number,
  hasRerolls: boolean,
  isRerolled: (face: number) => boolean,
): readonly bigint[] => {
  const shortfalls = Array.from({ length: Math.max(1, least) }, () => 0n);
  const put = (face: number, ways: bigint): void => {
    const short = Math.max(0, least - face);
    shortfalls[short] = (shortfalls[short] ?? 0n) + ways;
  };
  for (let face = 1; face <= 6; face += 1)
    if (isRerolled(face)) for (let again = 1; again <= 6; again += 1) put(again, 1n);
    else put(face, hasRerolls ? 6n : 1n);
  return shortfalls;
};

/** The ways of two dice by the Might that raises both. */
const bothDice = (
  a: readonly bigint[],
  b: readonly bigint[],
  might: NonNullable<Ruleset['mightForBothDice']>,
): readonly bigint[] => {
  const ways = Array.from({ length: might(a.length - 1, b.length - 1) + 1 }, () => 0n);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      const needed = might(i, j);
      ways[needed] = (ways[needed] as bigint) + x * y;
    });
  });
  return ways;
};

/** The roll of a Strike at a model: by the edition's own rule, or by Strength, Defence and bonus alone. */
export const rollAt = ({ strikes }: Ruleset, striker: Striker, struck: Struck): StrikeRoll =>
  strikes.rollAt?.(striker, struck) ?? {
    strength: striker.strength,
    defence: struck.defence,
    bonus: striker.bonus,
    rerollOnes: striker.rerollOnes,
  };

/** The least that each die of a Strike must show, in the order rolled; none where it cannot wound. */
export const neededDice = (
  { toWound }: Pick<Ruleset, 'toWound'>,
  { strength, defence, bonus, onlyNaturalSixes = false }: StrikeRoll,
): readonly number[] => {
  const needed = toWoundDice(toWoundCell(toWound, strength, defence), bonus);
  return onlyNaturalSixes ? needed.map(() => 6) : needed;
};

/** Whether a die of a Strike that shows this face is rolled again, once. */
export const isRolledAgain = (
  { rerollOnes, rerollFailed = false }: Pick<StrikeRoll, 'rerollOnes' | 'rerollFailed'>,
  face: number,
  least: number,
): boolean => (rerollOnes && face === 1) || (rerollFailed && face < least);

/** The least that each die must show, by the throws that they are made in: both dice of a 6/4 at once, or one by one. */
export const throwsOf = (
  { mightForBothDice }: Pick<Ruleset, 'mightForBothDice'>,
  needed: readonly number[],
): readonly (readonly number[])[] => (mightForBothDice === null ? needed.map((least) => [least]) : [needed]);

/** The dice of one Strike. */
export const strikeDice = (
  ruleset: Pick<Ruleset, 'toWound' | 'mightForBothDice'>,
  roll: StrikeRoll,
): StrikeDice => {
  const { rerollOnes, rerollFailed = false, onlyNaturalSixes = false } = roll;
  const { mightForBothDice } = ruleset;
  const needed = neededDice(ruleset, roll);
  if (needed.length === 0) return { byShortfall: [], sixes: 0 };
  const sixesEach = rerollOnes || rerollFailed ? 2 : 1;
  const dice = needed.map((least) => {
    const ways = oneDie(least, rerollOnes || rerollFailed, (face) => isRolledAgain(roll, face, least));
    return onlyNaturalSixes ? ways.slice(0, 1) : ways;
  });
  if (mightForBothDice === null)
    return dice.reduceRight<StrikeDice | undefined>(
      (next, byShortfall) => ({ byShortfall, sixes: sixesEach, next }),
      undefined,
    ) as StrikeDice;
  return {
    byShortfall: dice.reduce((a, b) => bothDice(a, b, mightForBothDice)),
    sixes: needed.length * sixesEach,
  };
};

/** Within the chart (ruling 1: a changed Strength or Defence stays within 1 to 10). */
export const onChart = (value: number): number => Math.min(10, Math.max(1, value));
