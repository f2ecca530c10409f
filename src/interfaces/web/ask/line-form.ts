import type { SearchLineWord } from '../../../app/kernel/generated/answers';
import { editionIds } from '../../../app/rules/edition-names';
import { shippedIndexOf } from '../../../app/armies/lists/shipped-catalogue';
import type { AskedQuestion } from '../../../app/search/lines/line-question';
import { readLine } from '../../../app/search/lines/read-line';
import { inEdition } from '../parts/edition';
import { type Input, wholeField } from './flat-input';
import { diceQuestions } from './dice-questions';
import { askAddress } from './questions';

/** The form that holds the question of a typed line, filled in. */

interface Model {
  readonly profile?: string;
  readonly [fact: string]: unknown;
}

interface Side {
  readonly models: readonly Model[];
  readonly rerolls?: number;
}

const FACTS = ['charged', 'shielding', 'trapped', 'twoHanded', 'might'] as const;

/** A fight by names in the form of the odds: the models of a side are of one kind. */
const fightQuery = ({ sides }: { readonly sides: readonly Side[] }): string => {
  const query = new URLSearchParams();
  for (const [index, { models, rerolls }] of sides.entries()) {
    const side = index === 0 ? 'a' : 'b';
    const [model] = models;
    query.set(`${side}.profile`, model?.profile ?? '');
    query.set(`${side}.count`, String(models.length));
    if (rerolls !== undefined) query.set(`${side}.rerolls`, String(rerolls));
    for (const fact of FACTS) {
      const value = model?.[fact];
      if (value !== undefined) query.set(`${side}.${fact}`, value === true ? 'on' : String(value));
    }
  }
  return query.toString();
};

const formOf = ({ operation, input }: AskedQuestion, edition: string): string | undefined => {
  if (operation === 'fightOdds')
    return inEdition(`/odds?${fightQuery(input as unknown as { readonly sides: readonly Side[] })}`, edition);
  if (operation === 'resolveChart') {
    const { id, dice } = input as { readonly id: string; readonly dice: readonly number[] };
    return inEdition(`/rules/charts/${id}?die=${dice[0]}`, edition);
  }
  const question = diceQuestions.find((one) => one.operation === operation);
  return question && askAddress({ id: question.id, edition }, input as Input, wholeField);
};

/** The forms of a line that was understood as a question, by the ids of its hits in either edition. */
export const lineForms = (line: string, words: readonly SearchLineWord[]): ReadonlyMap<string, string> =>
  new Map(
    (words.length === 0 ? [] : editionIds).flatMap((edition): readonly (readonly [string, string])[] => {
      const question = readLine({ line, profiles: shippedIndexOf(edition).profiles });
      const address = question && formOf(question, edition);
      return question && address
        ? [[`${edition === '2024' ? '2024-' : ''}${question.operation}`, address]]
        : [];
    }),
  );
