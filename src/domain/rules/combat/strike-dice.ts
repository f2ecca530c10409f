import { toWoundCell, toWoundDice } from '../charts/to-wound';
import type { FightModel } from '../rulesets/fight-model';
import type { Ruleset } from '../rulesets/ruleset';

/** Ways among 6 to the power of `sixes`: how every chance of Strikes is counted. */
export interface Ways {
  readonly ways: bigint;
  readonly sixes: number;
}

/**
 * The results of one Strike (or shot): ways by the Might that would make it wound, 0 for a wound as it lies. The rest of
 * the 6 to the power of `sixes` ways cannot be helped.
 */
export interface StrikeDice {
  readonly byShortfall: readonly bigint[];
  readonly sixes: number;
}

const powers: bigint[] = [1n];

/** 6 to the power of `exponent`. */
export const sixToThe = (exponent: number): bigint => {
  while (powers.length <= exponent) powers.push((powers[powers.length - 1] as bigint) * 6n);
  return powers[exponent] as bigint;
};

/** The same ways counted among more. */
export const amongSixes = ({ ways, sixes }: Ways, target: number): bigint => ways * sixToThe(target - sixes);

const oneDie = (least: number, rerollOnes: boolean): readonly bigint[] => {
  const shortfalls = Array.from({ length: Math.max(1, least) }, () => 0n);
  const put = (face: number, ways: bigint): void => {
    const short = Math.max(0, least - face);
    shortfalls[short] = (shortfalls[short] ?? 0n) + ways;
  };
  for (let face = 1; face <= 6; face += 1)
    if (!rerollOnes) put(face, 1n);
    else if (face === 1) for (let again = 1; again <= 6; again += 1) put(again, 1n);
    else put(face, 6n);
  return shortfalls;
};

/** The ways of two dice by the Might that raises both. */
const bothDice = (
  a: readonly bigint[],
  b: readonly bigint[],
  might: Ruleset['mightForBothDice'],
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

/** Strength of a Strike against a Defence, both 1 to 10; the bonus to the roll; re-rolled 1s (on each die, ruling 16d). */
export type StrikeRoll = Pick<FightModel, 'strength' | 'defence' | 'bonus' | 'rerollOnes'>;

/** The dice of one Strike; both dice of a 6/4, 6/5 or 6/6 are rolled. */
export const strikeDice = (
  { toWound, mightForBothDice }: Ruleset,
  { strength, defence, bonus, rerollOnes }: StrikeRoll,
): StrikeDice => {
  const needed = toWoundDice(toWoundCell(toWound, strength, defence), bonus);
  if (needed.length === 0) return { byShortfall: [], sixes: 0 };
  return {
    byShortfall: needed
      .map((least) => oneDie(least, rerollOnes))
      .reduce((a, b) => bothDice(a, b, mightForBothDice)),
    sixes: needed.length * (rerollOnes ? 2 : 1),
  };
};

/** Within the chart (ruling 1: a changed Strength or Defence stays within 1 to 10). */
export const onChart = (value: number): number => Math.min(10, Math.max(1, value));
