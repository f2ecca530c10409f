import * as z from 'zod/mini';
import { crossCheck } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import type { RulesContext } from '../../kernel/ports';
import { issueReceipt } from '../../kernel/receipts';
import { mapAnswer } from '../../kernel/use-case';
import { resolutionAnswer } from './chart-answers';
import { chartById, chartFaults, factFields, situationFields } from './chart-input';

/** We throw the die. Answers as `resolveChart` does before any Might, with a signed receipt. */
export const rollChart = operation({
  name: 'rollChart',
  route: 'POST /v1/rules/charts/{id}/roll',
  function: 'rules',
  answers: 'ChartResolution',
  graphql: { inputDescription: 'Modifiers of the die, and the facts.' },

  input: z.strictObject({ ...situationFields, ...factFields }).check(crossCheck(chartFaults)),
  run: (input, context: RulesContext, { name }) =>
    mapAnswer(chartById(input.id, input.edition), (chart) => {
      const dice = context.random.dice(1, 6);
      const [natural = 1] = dice;
      const receipt = issueReceipt({ operation: name, input, dice }, context);
      return resolutionAnswer(chart, { ...input, natural, might: 0 }, receipt);
    }),
});
