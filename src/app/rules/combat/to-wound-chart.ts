import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { toWound as toWoundOf } from '../../../domain/rules/charts/to-wound';
import { sourceAnswer } from '../../kernel/answers';
import { wholeNumber, withDefault } from '../../kernel/input';
import type { ToWoundChart } from '../../kernel/generated/answers';
import { toWoundChartOf } from '../edition';
import { question } from './to-wound';
import { answerOf } from './to-wound-answer';

const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The To Wound chart, or one Strength's row of it, each cell with its exact chance. */
export const toWoundChart = operation({
  name: 'toWoundChart',
  route: 'GET /v1/rules/to-wound',
  function: 'rules',
  answers: 'ToWoundChart',
  cache: 'reference',
  covers: ['A1'],

  input: z.strictObject({
    strength: withDefault(
      z.nullable(wholeNumber(1, 10, 'Only the row of this Strength; all rows if omitted.')),
      null,
    ),
    ...question,
  }),
  run: ({ strength: only, bonus, rerollOnes, edition }) => {
    const chart = toWoundChartOf(edition);
    return ok<ToWoundChart>({
      name: 'To Wound',
      ruleset: chart.ruleset,
      rows: scores
        .filter((strength) => only === null || only === strength)
        .map((strength) => ({
          strength,
          cells: scores.map((defence) =>
            answerOf(
              { strength, defence, bonus },
              toWoundOf(chart, { strength, defence, bonus, rerollOnes }),
              chart,
            ),
          ),
        })),
      source: sourceAnswer(chart.source),
    });
  },
});
