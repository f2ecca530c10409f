import * as z from 'zod/mini';
import { type ToWound, type ToWoundCell, toWoundChart as chart } from '../../../domain/rules/charts/to-wound';
import { type Chance, type SourceAnswer, chance, sourceAnswer } from '../../kernel/answers';
import { wholeNumber, withDefault } from '../../kernel/input';

/** The score as players say it: "4+", "6/4", or null where it cannot wound. */
const neededText = (cell: ToWoundCell): string | null =>
  cell === '-' ? null : cell.includes('/') ? cell : `${cell}+`;

export interface ToWoundAnswer {
  readonly strength: number;
  readonly defence: number;
  readonly bonus: number;
  readonly canWound: boolean;
  /** The chart's score, without the bonus. */
  readonly needed: string | null;
  /** What each die must show, the bonus taken off. */
  readonly dice: readonly number[];
  readonly probability: Chance;
  readonly source: SourceAnswer;
}

interface ToWoundQuestion {
  readonly strength: number;
  readonly defence: number;
  readonly bonus: number;
}

export const answerOf = (
  { strength, defence, bonus }: ToWoundQuestion,
  { cell, dice, probability }: ToWound,
): ToWoundAnswer => ({
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
  bonus: withDefault(
    wholeNumber(0, 5, 'Added to the To Wound roll, to each die of 6/4, 6/5 and 6/6; 0 to 5.'),
    0,
  ),
  rerollOnes: withDefault(
    z.boolean().check(z.describe('Whether each die showing 1 is rolled again once.')),
    false,
  ),
};
