import { plural } from '../plural';

export const diceTexts = {
  sum: (sum: number) => `Sum ${sum}`,
  highest: (highest: number) => `highest ${highest}`,
  successes: (count: number, need: number) => `${plural(count, 'success', 'successes')} on ${need}+`,
} as const;
