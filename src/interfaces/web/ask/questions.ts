import { queryOf, type Input } from './flat-input';
import type { AskQuestion } from './question';
import { diceQuestions } from './dice-questions';
import { scoreQuestions } from './score-questions';
import { situationQuestions } from './situation-questions';

/** Every question that has a form, by the heading that it stands under. */
export const askQuestions = {
  may: situationQuestions,
  odds: diceQuestions,
  score: scoreQuestions,
} as const satisfies Readonly<Record<string, readonly AskQuestion[]>>;

export const ASK = '/rules/ask';

/** The address of a question with this input, and what it says about itself: that its form was sent, or that it is whole. */
export const askAddress = (
  { id, edition }: { readonly id: string; readonly edition: string },
  input: Input,
  about: readonly [name: string, value: string],
): string => {
  const query = new URLSearchParams([['question', id], ['edition', edition], [...about]]);
  for (const [name, value] of queryOf(input)) query.append(name, value);
  return `${ASK}?${query.toString()}`;
};
