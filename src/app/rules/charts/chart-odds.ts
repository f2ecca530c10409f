import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { chartOdds as chartOddsOf, usualAims } from '../../../domain/rules/charts/chart-odds';
import { ok } from '../../../shared/result';
import { crossCheck, optional } from '../../kernel/input';
import { oddsAnswer } from './chart-answers';
import { chartById, chartFaults, situationFields, situationOf } from './chart-input';

const aimsField = z
  .array(z.string().check(z.maxLength(100)))
  .check(
    z.maxLength(20),
    z.describe(
      'Outcomes worth spending Might on, the most wanted first; from the chart’s last row to its first if omitted.',
    ),
  );

/** The exact chance of every row of a chart. */
export const chartOdds = operation({
  name: 'chartOdds',
  route: 'GET /v1/rules/charts/{id}/odds',
  function: 'rules',
  answers: 'ChartOdds',
  cache: 'reference',

  input: z.strictObject({ ...situationFields, aims: optional(aimsField) }).check(crossCheck(chartFaults)),
  run: (input) => {
    const found = chartById(input.id);
    if (!found.ok) return found;
    const { variant, modifiers } = situationOf(found.value, input);
    const plan = {
      modifiers,
      mightAvailable: input.mightAvailable ?? 0,
      aims: input.aims ?? usualAims(variant),
    };
    return ok(oddsAnswer(found.value, variant, chartOddsOf(found.value, variant, plan)));
  },
});
