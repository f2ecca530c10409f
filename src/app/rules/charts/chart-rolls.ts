import * as z from 'zod/mini';
import { chartOdds as oddsOf, usualAims } from '../../../domain/rules/charts/chart-odds';
import { ok } from '../../../shared/result';
import { crossCheck, listField, optional, wholeNumber, withDefault } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { oddsAnswer, resolutionAnswer } from './chart-answers';
import { chartById, chartFaults, factFields, situationFields, situationOf } from './chart-input';

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
  run: (input) => {
    const found = chartById(input.id, input.edition);
    if (!found.ok) return found;
    const { variant, modifiers } = situationOf(found.value, input);
    const plan = {
      modifiers,
      mightAvailable: input.mightAvailable ?? 0,
      aims: input.aims ?? usualAims(variant),
    };
    return ok(oddsAnswer(found.value, variant, oddsOf(found.value, variant, plan)));
  },
});

/** Resolves the player's own die: every step from the natural die to its consequence. */
export const resolveChart = operation({
  name: 'resolveChart',
  route: 'POST /v1/rules/charts/{id}/resolve',
  function: 'rules',
  answers: 'ChartResolution',
  graphql: {
    kind: 'query',
    input: 'ResolveChartInput',
    inputDescription: 'The die, what changes it, and the facts.',
  },

  input: z
    .strictObject({
      ...situationFields,
      ...factFields,
      dice: listField(
        wholeNumber(1, 6, 'A D6 as thrown, before any change.'),
        [1, 1],
        'The die thrown: these charts take one D6.',
      ),
      might: withDefault(
        wholeNumber(
          -100,
          100,
          'Might points spent on the roll; negative to lower it where the chart allows that.',
        ),
        0,
      ),
    })
    .check(crossCheck(chartFaults)),
  run: (input) => {
    const found = chartById(input.id, input.edition);
    const [natural = 1] = input.dice;
    return found.ok ? ok(resolutionAnswer(found.value, { ...input, natural }, null)) : found;
  },
});
