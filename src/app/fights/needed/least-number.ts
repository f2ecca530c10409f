import * as z from 'zod/mini';
import { type Fraction, compare, fraction, toDecimal } from '../../../shared/fraction';
import { type SourceAnswer, chance } from '../../kernel/answers';
import { wholeNumber } from '../../kernel/input';
import { type OperationFacts, operation } from '../../kernel/operation';
import { type Answer, ok } from '../../kernel/use-case';
import { type Faults, type Fields, type Given, strictObject } from '../../rules/dice/generic-fields';
import { prepareProfiles } from '../profiles/profiles';
import type { WorkContext } from '../work';

const wantedField = {
  wantedPercent: z._default(wholeNumber(1, 99, 'The chance that is wanted, in percent; 80 if omitted.'), 80),
};

/** The chance with a number, and what its answer rests on. */
interface Tried {
  readonly chance: Fraction;
  readonly sources: readonly SourceAnswer[];
}

/** The numbers that a question may be asked with, and its answer for each. */
interface Numbers {
  readonly from: number;
  readonly most: number;
  /** Put after the number in the sentence: `shooters`, `points of Might`. */
  readonly unit: string;
  readonly tryOut: (number: number) => Answer<Tried>;
}

interface Search extends Numbers {
  readonly wantedPercent: number;
}

/** The most points of Might that are tried. */
export const MOST_MIGHT = 10;

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
const leastNumber = (search: Search) => {
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

/** A fault where this names a place of a list that nothing stands at. */
export const placeFault = (items: readonly unknown[], place: number, field: string) =>
  [
    items.length > 0 && items[place] === undefined,
    [field],
    'UNKNOWN_REFERENCE',
    `there is no ${field} ${place}: places run from 0 to ${items.length - 1}`,
  ] as const;

/** Answers with the least number of something that makes a chance as high as is wanted. */
export const neededOperation = <F extends Fields>({
  inputDescription,
  fields,
  faults,
  numbers,
  ...facts
}: Pick<OperationFacts, 'name' | 'route' | 'covers'> & {
  readonly inputDescription: string;
  readonly fields: F;
  readonly faults: Faults;
  readonly numbers: (input: Given<F>, context: WorkContext) => Numbers;
}) =>
  operation({
    ...facts,
    verb: 'calculate',
    function: 'fights',
    answers: 'Needed',
    graphql: { kind: 'query', inputDescription },

    input: strictObject<Given<F> & Pick<Search, 'wantedPercent'>>({ ...fields, ...wantedField }, faults),
    prepare: prepareProfiles,
    run: (input, context: WorkContext) =>
      leastNumber({ ...numbers(input, context), wantedPercent: input.wantedPercent }),
  });
