import { type Fraction, complement, fraction, multiply, ONE, toText } from '../../shared/fraction';
import { toWoundChart } from '../rules/edition';
import { ruleset } from '../rules/ruleset';
import type { SearchEntry } from './search-entries';

/** Answers to queries that are plain dice ("6/4", "4+", "3 dice 5+"): the first hit of a search. */

type Computed = Omit<SearchEntry, 'kind' | 'aliases'>;

const percent = (chance: Fraction): string =>
  `${((100 * Number(chance.numerator)) / Number(chance.denominator)).toFixed(1)} %`;

const chanceText = (chance: Fraction): string => `${toText(chance)} (${percent(chance)})`;

const within = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && value >= least && value <= most;

const neededText = (dice: readonly number[]): string => dice.map((least) => `${least}+`).join(' then ');

/** "6/4": a two-step score of the To Wound chart. */
const twoStepAnswer = (query: string): Computed | null => {
  const [, second] = /^6\s*\/\s*([456])$/.exec(query.trim()) ?? [];
  if (second === undefined) return null;
  const chance = multiply(fraction(1, 6), fraction(7 - Number(second), 6));
  const difference = Number(second) + 1;
  return {
    id: 'toWound',
    name: `${percent(chance)}: 6/${second} to wound, a 6, then ${second}+`,
    summary: `First a 6, then a second die of ${second} or more: ${chanceText(chance)}. Defence exceeds Strength by ${difference}.`,
    path: '/v1/rules/to-wound',
    source: toWoundChart.source,
  };
};

/** "4+", "3+ then 5+", "2 dice 5+": plain dice. */
const diceAnswer = (query: string): Computed | null => {
  const plain = query.toLowerCase().trim();
  const source = ruleset.sources.duelRoll;
  const [, dice, least] = /^(\d{1,2})\s*(?:d6|dice|die|x)\s*(?:on|at|,)?\s*([1-6])\+$/.exec(plain) ?? [];
  if (dice !== undefined && within(Number(dice), 1, 20)) {
    let none = ONE;
    for (let i = 0; i < Number(dice); i += 1) none = multiply(none, fraction(Number(least) - 1, 6));
    return {
      id: 'chance',
      name: `${percent(complement(none))}: at least one of ${dice} dice shows ${least}+`,
      summary: `At least one ${least}+ among ${dice} D6: ${chanceText(complement(none))}.`,
      path: '/v1/rules/charts',
      source,
    };
  }
  if (!/^[1-6]\+(?:\s*(?:then|and|,)?\s*[1-6]\+){0,5}$/.test(plain)) return null;
  const scores = [...plain.matchAll(/([1-6])\+/g)].map(([, score = '1']) => Number(score));
  const chance = scores.reduce((all, score) => multiply(all, fraction(7 - score, 6)), ONE);
  return {
    id: 'chance',
    name: `${percent(chance)}: ${neededText(scores)}`,
    summary: `${scores.length === 1 ? 'A D6 shows' : 'Dice in turn show'} ${neededText(scores)}: ${chanceText(chance)}.`,
    path: '/v1/rules/charts',
    source,
  };
};

/** The answer to a query that is nothing but dice; none for any other query. */
export const diceAnswers = (query: string): readonly SearchEntry[] => {
  const computed = twoStepAnswer(query) ?? diceAnswer(query);
  return computed ? [{ kind: 'CALCULATION', aliases: [], ...computed }] : [];
};
