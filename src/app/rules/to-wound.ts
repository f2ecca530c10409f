import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import type { Ruleset } from '../../rules/charts/chart';
import type { ToWound, ToWoundCell } from '../../rules/charts/to-wound';
import { toWound as toWoundOf, toWoundChart as chart } from '../../rules/charts/to-wound';
import type { Chance, SourceAnswer } from '../answers';
import { chance, sourceAnswer } from '../answers';
import { wholeNumber, withDefault } from '../input';
import { useCase } from '../use-case';

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

const answerOf = (
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

const question = {
  bonus: withDefault(
    wholeNumber(0, 5, 'Added to the To Wound roll, to each die of 6/4, 6/5 and 6/6; 0 to 5.'),
    0,
  ),
  rerollOnes: withDefault(
    z.boolean().check(z.describe('Whether each die showing 1 is rolled again once.')),
    false,
  ),
};

/** What one hit of this Strength needs against this Defence, and its exact chance. */
export const toWound = useCase({
  input: z.strictObject({
    strength: wholeNumber(1, 10, 'Strength of the hit, 1 to 10.'),
    defence: wholeNumber(1, 10, 'Defence of the target, 1 to 10.'),
    ...question,
  }),
  run: (input) => ok(answerOf(input, toWoundOf(input.strength, input.defence, input))),
});

const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export interface ToWoundChartAnswer {
  readonly name: string;
  readonly ruleset: Ruleset;
  /** One row for each Strength asked for; its cells by Defence 1 to 10. */
  readonly rows: readonly { readonly strength: number; readonly cells: readonly ToWoundAnswer[] }[];
  readonly source: SourceAnswer;
}

/** The whole chart, or one Strength's row, each cell with its chance. */
export const toWoundChart = useCase({
  input: z.strictObject({
    strength: withDefault(
      z.nullable(wholeNumber(1, 10, 'Only the row of this Strength; all rows if left out.')),
      null,
    ),
    ...question,
  }),
  run: ({ strength: only, bonus, rerollOnes }) =>
    ok<ToWoundChartAnswer>({
      name: 'To Wound',
      ruleset: chart.ruleset,
      rows: scores
        .filter((strength) => only === null || only === strength)
        .map((strength) => ({
          strength,
          cells: scores.map((defence) =>
            answerOf({ strength, defence, bonus }, toWoundOf(strength, defence, { bonus, rerollOnes })),
          ),
        })),
      source: sourceAnswer(chart.source),
    }),
});
