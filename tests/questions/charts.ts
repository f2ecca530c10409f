import type { Question } from './question';

export const chartQuestions: readonly Question[] = [
  { name: 'all charts', operation: 'charts', input: {} },
  { name: 'one chart', operation: 'chart', input: { id: 'leap' } },
  { name: 'a chart there is not', operation: 'chart', input: { id: 'leep' }, refusal: 'NOT_FOUND' },
  { name: 'plain odds', operation: 'chartOdds', input: { id: 'jump' } },
  { name: 'odds with Might', operation: 'chartOdds', input: { id: 'climb', mightAvailable: 2 } },
  {
    name: 'odds with a modifier and an aim that are not of the chart',
    operation: 'chartOdds',
    input: { id: 'jump', modifiers: ['HEAVY'], aims: ['FLY'] },
    refusal: 'INVALID_INPUT',
  },
  { name: 'a die given', operation: 'resolveChart', input: { id: 'jump', dice: [6] } },
  {
    name: 'a die given with the facts of a fall',
    operation: 'resolveChart',
    input: { id: 'climb', dice: [1], fallInches: 4.5, modelHeightInches: 1.5 },
  },
  {
    name: 'a die that is none, and Might that is none',
    operation: 'resolveChart',
    input: { id: 'jump', dice: [7], might: 'all' },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'a field that the input has not',
    operation: 'resolveChart',
    input: { id: 'jump', dice: [3], courage: 3 },
    refusal: 'INVALID_INPUT',
  },
  { name: 'no die at all', operation: 'resolveChart', input: { id: 'jump' }, refusal: 'INVALID_INPUT' },
  { name: 'our own die, with its receipt', operation: 'rollChart', input: { id: 'leap', mightAvailable: 1 } },
  { name: 'our own die for no chart', operation: 'rollChart', input: { id: 'x' }, refusal: 'NOT_FOUND' },
  {
    name: 'a fall',
    operation: 'fallingDamage',
    input: { fallInches: 6, modelHeightInches: 1.5 },
  },
  {
    name: 'a fall upwards',
    operation: 'fallingDamage',
    input: { fallInches: -1, modelHeightInches: 1.5 },
    refusal: 'INVALID_INPUT',
  },
];
