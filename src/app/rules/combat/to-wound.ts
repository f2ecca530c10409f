import {
  type ToWound as DomainToWound,
  type ToWoundCell,
  type ToWoundChart,
  toWound as toWoundOf,
} from '../../../domain/rules/charts/to-wound';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { chance, sourceAnswer } from '../../kernel/answers';
import type { ToWound } from '../../kernel/generated/answers';
import { wholeNumber, withDefault } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { editionField, toWoundChartOf } from '../edition';

/** The score as players say it: "4+", "6/4", or null where it cannot wound. */
const neededText = (cell: ToWoundCell): string | null =>
  cell === '-' ? null : cell.includes('/') ? cell : `${cell}+`;

export const answerOf = (
  { strength, defence, bonus }: Pick<ToWound, 'strength' | 'defence' | 'bonus'>,
  { cell, dice, probability }: DomainToWound,
  chart: Pick<ToWoundChart, 'source'>,
): ToWound => ({
  strength,
  defence,
  bonus,
  canWound: cell !== '-',
  needed: neededText(cell),
  dice,
  probability: chance(probability),
  source: sourceAnswer(chart.source),
});

export const question = {
  bonus: withDefault(wholeNumber(0, 5, 'Added to the To Wound roll, to each die of 6/4, 6/5 and 6/6.'), 0),
  rerollOnes: withDefault(
    z.boolean().check(z.describe('Whether each die showing 1 is rolled again once.')),
    false,
  ),
  edition: editionField,
};

/** The score that a hit of a Strength needs to wound a Defence, and its exact chance. */
export const toWound = operation({
  name: 'toWound',
  route: 'GET /v1/rules/to-wound/{strength}/{defence}',
  function: 'rules',
  answers: 'ToWound',
  cache: 'reference',
  covers: ['A1'],

  input: z.strictObject({
    strength: wholeNumber(1, 10, 'Strength of the hit.'),
    defence: wholeNumber(1, 10, 'Defence of the target.'),
    ...question,
  }),
  run: (input) => {
    const chart = toWoundChartOf(input.edition);
    return ok(answerOf(input, toWoundOf(chart, input), chart));
  },
});
