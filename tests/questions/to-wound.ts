import type { Question } from './question';

export const toWoundQuestions: readonly Question[] = [
  { name: 'one cell', operation: 'toWound', input: { strength: 4, defence: 9 } },
  {
    name: 'one cell with a bonus and ones again',
    operation: 'toWound',
    input: { strength: 3, defence: 6, bonus: 1, rerollOnes: true },
  },
  { name: 'what cannot be wounded', operation: 'toWound', input: { strength: 1, defence: 10 } },
  {
    name: 'two faults at once',
    operation: 'toWound',
    input: { strength: 11, defence: 0, bonus: 6 },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'a Strength that is no number',
    operation: 'toWound',
    input: { strength: 'strong', defence: 5 },
    refusal: 'INVALID_INPUT',
  },
  { name: 'the whole chart', operation: 'toWoundChart', input: {} },
  { name: 'one row with a bonus', operation: 'toWoundChart', input: { strength: 4, bonus: 1 } },
  {
    name: 'a row that is not printed',
    operation: 'toWoundChart',
    input: { strength: 12 },
    refusal: 'INVALID_INPUT',
  },
];
