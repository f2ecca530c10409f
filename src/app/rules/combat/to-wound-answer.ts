import {
  type Hit,
  type ToWoundCell,
  type ToWoundChart,
  toWound as toWoundOf,
} from '../../../domain/rules/charts/to-wound';
import { ok } from '../../../shared/result';
import type { Answer } from '../../kernel/answer';
import { chance, sourceAnswer } from '../../kernel/answers';
import type { ToWound } from '../../kernel/generated/answers';
import { toWoundChartOf } from '../edition';

/** The score as players say it: "4+", "6/4", or null where it cannot wound. */
const neededText = (cell: ToWoundCell): string | null =>
  cell === '-' ? null : cell.includes('/') ? cell : `${cell}+`;

export const cellAnswer = (chart: ToWoundChart, hit: Required<Hit>): ToWound => {
  const { cell, dice, probability } = toWoundOf(chart, hit);
  const { strength, defence, bonus } = hit;
  return {
    strength,
    defence,
    bonus,
    canWound: cell !== '-',
    needed: neededText(cell),
    dice,
    probability: chance(probability),
    source: sourceAnswer(chart.source),
  };
};

/** Answers To Wound. Apart from the operation, so that a cold start answers it without the library of its schema. */
export const answerToWound = (input: Required<Hit> & { readonly edition?: unknown }): Answer<ToWound> =>
  ok(cellAnswer(toWoundChartOf(input.edition), input));
