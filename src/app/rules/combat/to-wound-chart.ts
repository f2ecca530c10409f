import * as z from 'zod/mini';
import { sourceAnswer } from '../../kernel/answers';
import type { ToWoundChart } from '../../kernel/generated/answers';
import { wholeNumber, withDefault } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { ok } from '../../kernel/use-case';
import { toWoundChartOf } from '../edition';
import { question } from './to-wound';
import { cellAnswer } from './to-wound-answer';

const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

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
  run: ({ strength: only, edition, ...asked }) => {
    const chart = toWoundChartOf(edition);
    const rows = (only === null ? scores : [only]).map((strength) => ({
      strength,
      cells: scores.map((defence) => cellAnswer(chart, { ...asked, strength, defence })),
    }));
    const { ruleset, source } = chart;
    return ok<ToWoundChart>({ name: 'To Wound', ruleset, rows, source: sourceAnswer(source) });
  },
});
