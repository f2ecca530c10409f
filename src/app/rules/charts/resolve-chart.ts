import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { crossCheck, wholeNumber, withDefault } from '../../kernel/input';
import { chartById, chartFaults, factFields, situationFields } from './chart-input';
import { resolvedThrow } from './find-chart';

/** What the player's own die means: every step from the natural die to what follows. */
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
      dice: z
        .array(wholeNumber(1, 6, 'A D6 as thrown, before any change; 1 to 6.'))
        .check(z.length(1), z.describe('The die thrown: these charts take one D6.')),
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
    const found = chartById(input.id);
    const [natural = 1] = input.dice;
    return found.ok ? ok(resolvedThrow(found.value, { ...input, natural }, null)) : found;
  },
});
