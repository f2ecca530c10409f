import { cite } from '../../../shared/source';
import { toWound } from '../../../domain/rules/charts/to-wound';
import { duelOdds } from '../../../domain/rules/combat/duel-odds';
import { type DuelModel, standing } from '../../../domain/rules/rulesets/fight-model';
import type { Duel } from '../../../domain/rules/combat/fight';
import { COURAGE_NEEDED, courageOdds } from '../../../domain/rules/rolls/courage';
import { testSources } from '../../../domain/rules/rolls/characteristic-test';
import { type Fraction, complement, fraction, multiply, ONE, toText } from '../../../shared/fraction';
import { toWoundChart } from '../edition';
import { ruleset } from '../ruleset';
import type { SearchEntry } from './search-entries';

/** Answers to queries that are calculations ("S4 D6", "F5 v F4", "6/4", "C4", "4+"): the first hit of a search. */

type Computed = Omit<SearchEntry, 'kind' | 'aliases'>;

const percent = (chance: Fraction): string =>
  `${((100 * Number(chance.numerator)) / Number(chance.denominator)).toFixed(1)} %`;

const chanceText = (chance: Fraction): string => `${toText(chance)} (${percent(chance)})`;

/** The words that players write out, as the letters of a profile. */
const LETTERS: Readonly<Record<string, string>> = {
  strength: 's',
  str: 's',
  defence: 'd',
  defense: 'd',
  def: 'd',
  fight: 'f',
  attacks: 'a',
  attack: 'a',
  courage: 'c',
};

/** One side of a query: "f5 a2" as letters with their numbers. */
type Stats = Readonly<Record<string, number>>;

/** The query in letters and numbers, cut at "against"; null where it says anything else. */
const readSides = (query: string): readonly Stats[] | null => {
  const plain = query
    .toLowerCase()
    .replaceAll(/\b(test|chance|odds|roll)\b/g, ' ')
    .replaceAll(/[a-z]+/g, (word) => LETTERS[word] ?? word)
    .replaceAll(/(\d+)\s*(a)\b/g, 'a$1')
    .trim();
  const sides = plain.split(/\s*(?:\bv\b|\bvs\b|\bversus\b|\bagainst\b|\bon\b)\.?\s*/);
  const stats = sides.map((side) => {
    const found = [...side.matchAll(/([sdfac])\s*(\d{1,2})/g)];
    const isAll = side.replaceAll(/[sdfac]\s*\d{1,2}/g, '').replaceAll(/[\s,]/g, '') === '';
    return isAll && found.length > 0
      ? Object.fromEntries(found.map(([, letter = '', number = '']) => [letter, Number(number)]))
      : null;
  });
  return stats.every((side) => side !== null) ? stats : null;
};

const within = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && value >= least && value <= most;

const neededText = (dice: readonly number[]): string => dice.map((least) => `${least}+`).join(' then ');

/** "S4 D6": the score to wound and its chance. */
const toWoundAnswer = (strength: number | undefined, defence: number | undefined): Computed | null => {
  if (!within(strength, 1, 10) || !within(defence, 1, 10)) return null;
  const { cell, dice, probability } = toWound(toWoundChart, { strength, defence });
  const needed = dice.length === 0 ? 'cannot wound' : `${neededText(dice)} to wound`;
  return {
    id: 'toWound',
    name: `Strength ${strength} against Defence ${defence}: ${needed}`,
    summary:
      dice.length === 0
        ? 'This Strength cannot wound this Defence.'
        : `A Strike wounds on ${cell.includes('/') ? `${cell}, ${neededText(dice)}` : neededText(dice)}: ${chanceText(probability)}; against a Trapped model at least one of two: ${chanceText(complement(multiply(complement(probability), complement(probability))))}.`,
    path: `/v1/rules/to-wound?strength=${strength}&defence=${defence}`,
    source: toWoundChart.source,
  };
};

const duellist = ({ f = 0, a = 1 }: Stats): DuelModel => ({
  attacks: a,
  fight: f,
  might: 0,
  type: 'INFANTRY',
  twoHanded: false,
  elvenMade: false,
  ...standing,
});

const statText = ({ f, a = 1 }: Stats): string =>
  `${f === undefined ? '' : `Fight ${f}, `}${a} ${a === 1 ? 'Attack' : 'Attacks'}`;

/** "F5 v F4", "F4 A2 v F5 A1", "2 attacks v 3 attacks": who wins the Duel. */
const duelAnswer = (first: Stats, second: Stats): Computed | null => {
  const fits = ({ f, a }: Stats): boolean =>
    (f === undefined || within(f, 0, 10)) && (a === undefined || within(a, 1, 10));
  const sameFight = (first['f'] === undefined) === (second['f'] === undefined);
  if (!fits(first) || !fits(second) || !sameFight) return null;
  const duel: Duel = {
    ruleset,
    sides: [
      { alignment: 'GOOD', models: [duellist(first)], rerolls: 0 },
      { alignment: 'EVIL', models: [duellist(second)], rerolls: 0 },
    ],
    priority: 0,
  };
  const { win } = duelOdds(duel, ruleset.switches);
  return {
    id: 'duelOdds',
    name: `${statText(first)} against ${statText(second)}: wins ${percent(win[0])}`,
    summary: `The first wins the Duel ${chanceText(win[0])}, the second ${chanceText(win[1])}; without Might or other help.`,
    path: '/v1/fights/duel-odds',
    source: ruleset.sources.duelRoll,
  };
};

/** "C4", "courage 4": the chance to pass. */
const courageAnswer = (courage: number | undefined): Computed | null => {
  if (!within(courage, 0, 10)) return null;
  const { unaided } = courageOdds({
    courage,
    harbinger: false,
    willAvailable: 0,
    mightAvailable: 0,
    mightCap: 6,
  });
  return {
    id: 'courageOdds',
    name: `Courage ${courage}: passes ${percent(unaided)}`,
    summary: `2D6 + ${courage} reaches 10: ${chanceText(unaided)}, without Will or Might.`,
    path: '/v1/rules/courage/odds',
    source: cite('004', 'TAKING COURAGE TESTS'),
  };
};

/** "6/4": a two-step score of the To Wound chart. */
const twoStepAnswer = (query: string): Computed | null => {
  const [, second] = /^6\s*\/\s*([456])$/.exec(query.trim()) ?? [];
  if (second === undefined) return null;
  const chance = multiply(fraction(1, 6), fraction(7 - Number(second), 6));
  const difference = Number(second) + 1;
  return {
    id: 'toWound',
    name: `6/${second} to wound: a 6, then ${second}+`,
    summary: `First a 6, then a second die of ${second} or more: ${chanceText(chance)}. Defence exceeds Strength by ${difference}.`,
    path: '/v1/rules/to-wound',
    source: toWoundChart.source,
  };
};

/** "C7" by the 2024 edition, where Courage is the score that 2D6 need. */
const courageAnswerOfToday = (courage: number | undefined): Computed | null => {
  if (!within(courage, 3, 10)) return null;
  const before = courageAnswer(COURAGE_NEEDED - courage);
  return (
    before && {
      ...before,
      id: '2024-courageOdds',
      name: before.name.replace(/^[^:]+/, `Courage ${courage}+`),
      summary: before.summary.replace(/^[^:]+/, `2D6 reach ${courage}`),
      difference: `2018: 2D6 + ${courage} reach ${COURAGE_NEEDED}, 2024: 2D6 reach ${courage}`,
      source:
        testSources({ needed: courage, warHorn: false, harbinger: false, will: 0, might: 0 })[0] ??
        before.source,
    }
  );
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
      name: `At least one of ${dice} dice shows ${least}+: ${percent(complement(none))}`,
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
    name: `${neededText(scores)}: ${percent(chance)}`,
    summary: `${scores.length === 1 ? 'A D6 shows' : 'Dice in turn show'} ${neededText(scores)}: ${chanceText(chance)}.`,
    path: '/v1/rules/charts',
    source,
  };
};

const statsIn = (query: string) => {
  const sides = readSides(query);
  if (sides === null || sides.length > 2) return null;
  const [first = {}, second] = sides;
  const all: Stats = { ...first, ...second };
  return { first, second, all, letters: Object.keys(all).sort().join('') };
};

const statsAnswer = (query: string): Computed | null => {
  const stats = statsIn(query);
  if (stats === null) return null;
  const { first, second, all, letters } = stats;
  if (letters === 'ds') return toWoundAnswer(all['s'], all['d']);
  if (second === undefined) return letters === 'c' ? courageAnswer(all['c']) : null;
  return /^a?f?$/.test(letters) ? duelAnswer(first, second) : null;
};

const asEntry = (computed: Computed | null): readonly SearchEntry[] =>
  computed ? [{ kind: 'CALCULATION', aliases: [], ...computed }] : [];

/** The answer that the 2024 edition gives otherwise. */
const answerOfToday = (query: string): Computed | null => {
  const { letters, second, all } = statsIn(query) ?? {};
  return letters === 'c' && second === undefined ? courageAnswerOfToday(all?.['c']) : null;
};

/** The answers to a query that is a calculation, today's first; none for any other query. */
export const searchAnswers = (
  query: string,
  edition: 'MESBG_2018' | 'MESBG_2024' | 'BOTH',
): readonly SearchEntry[] => {
  const today = edition === 'MESBG_2018' ? [] : asEntry(answerOfToday(query));
  const before = twoStepAnswer(query) ?? diceAnswer(query) ?? statsAnswer(query);
  return edition === 'MESBG_2024' && today.length > 0 ? today : [...today, ...asEntry(before)];
};
