import * as z from 'zod/mini';
import { type Fraction, compare, fraction, toDecimal } from '../../../shared/fraction';
import { type SourceAnswer, chance } from '../../kernel/answers';
import { wholeNumber } from '../../kernel/input';
import { type Answer, ok } from '../../kernel/use-case';

/** The chance that is wanted, as every question for a number takes it. */
export const wantedField = {
  wantedPercent: z._default(wholeNumber(1, 99, 'The chance that is wanted, in percent; 80 if omitted.'), 80),
};

/** The chance with a number, and what its answer rests on. */
export interface Tried {
  readonly chance: Fraction;
  readonly sources: readonly SourceAnswer[];
}

interface Search {
  readonly from: number;
  readonly most: number;
  readonly wantedPercent: number;
  /** Put after the number in the sentence: `shooters`, `points of Might`. */
  readonly unit: string;
  readonly tryOut: (number: number) => Answer<Tried>;
}

const PER_MILLE = 1000;

const percent = (value: Fraction): string => `${Math.round(toDecimal(value) * PER_MILLE) / 10} %`;

type Numbered = Tried & { readonly number: number };

const sentence = (
  { unit, wantedPercent }: Search,
  tried: readonly Numbered[],
  isReached: boolean,
): string => {
  const [last, before] = [tried.at(-1), tried.at(-2)];
  if (!last) return '';
  const said = `${last.number} ${unit}: ${percent(last.chance)}`;
  if (!isReached) return `${wantedPercent} % is never reached; the most, ${said}.`;
  return before ? `${said}; ${before.number}: ${percent(before.chance)}.` : `${said}.`;
};

/**
 * The least number with which the chance is at least the wanted one. Every number is tried from the least up: nothing is assumed about
 * how the chance grows.
 */
export const leastNumber = (search: Search) => {
  const wanted = fraction(search.wantedPercent, 100);
  const tried: Numbered[] = [];
  const reached = (): boolean => {
    const last = tried.at(-1);
    return last !== undefined && compare(last.chance, wanted) >= 0;
  };
  for (let number = search.from; number <= search.most && !reached(); number += 1) {
    const found = search.tryOut(number);
    if (!found.ok) return found;
    tried.push({ ...found.value, number });
  }
  const isReached = reached();
  const [last, before] = [tried.at(-1), tried.at(-2)];
  return ok({
    needed: isReached && last ? last.number : null,
    probability: isReached && last ? chance(last.chance) : null,
    oneLess: isReached && before ? chance(before.chance) : null,
    most: search.most,
    tried: tried.map(({ number, chance: probability }) => ({ number, probability: chance(probability) })),
    text: sentence(search, tried, isReached),
    sources: last?.sources ?? [],
  });
};
