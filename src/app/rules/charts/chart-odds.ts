import * as z from 'zod/mini';
import { chartOdds as oddsOf, usualAims } from '../../../domain/rules/charts/chart-odds';
import { crossCheck, listField, optional } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { mapAnswer } from '../../kernel/use-case';
import { oddsAnswer } from './chart-answers';
import { chartById, chartFaults, situationFields, situationOf } from './chart-input';

const aimsField = listField(
  z.string().check(z.maxLength(100)),
  [0, 20],
  'Outcomes worth spending Might on, the most wanted first; from the chart’s last row to its first if omitted.',
);

/** The exact chance of every row of a chart. */
export const chartOdds = operation({
  name: 'chartOdds',
  route: 'GET /v1/rules/charts/{id}/odds',
  function: 'rules',
  answers: 'ChartOdds',
  cache: 'reference',

  input: z.strictObject({ ...situationFields, aims: optional(aimsField) }).check(crossCheck(chartFaults)),
  run: (input) =>
    mapAnswer(chartById(input.id, input.edition), (chart) => {
      const { variant, modifiers } = situationOf(chart, input);
      const { mightAvailable = 0, aims = usualAims(variant) } = input;
      return oddsAnswer(chart, variant, oddsOf(chart, variant, { modifiers, mightAvailable, aims }));
    }),
});
