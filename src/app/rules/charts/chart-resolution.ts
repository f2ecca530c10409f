import * as z from 'zod/mini';
import { crossCheck, listField, wholeNumber, withDefault } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { mapAnswer } from '../../kernel/use-case';
import { resolutionAnswer } from './chart-answers';
import { chartById, chartFaults, factFields, situationFields } from './chart-input';

/** Resolves the player's own die: every step from the natural die to its consequence. */
export const resolveChart = operation({
  name: 'resolveChart',
  route: 'POST /v1/rules/charts/{id}/resolve',
  function: 'rules',
  answers: 'ChartResolution',
  graphql: { kind: 'query', inputDescription: 'The die, what changes it, and the facts.' },

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
  run: (input) =>
    mapAnswer(chartById(input.id, input.edition), (chart) =>
      resolutionAnswer(chart, { ...input, natural: input.dice[0] ?? 1 }, null),
    ),
});
