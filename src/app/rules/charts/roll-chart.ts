import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { crossCheck } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import type { RulesContext } from '../../kernel/ports';
import { issueReceipt } from '../../kernel/receipts';
import { resolutionAnswer } from './chart-answers';
import { chartById, chartFaults, factFields, situationFields } from './chart-input';

/** We throw the die. Answers as `resolveChart` does before any Might, with a signed receipt. */
export const rollChart = operation({
  name: 'rollChart',
  route: 'POST /v1/rules/charts/{id}/roll',
  function: 'rules',
  answers: 'ChartResolution',
  graphql: {
    input: 'RollChartInput',
    inputDescription: 'Modifiers of the die, and the facts.',
    inputIsOptional: true,
  },

  input: z.strictObject({ ...situationFields, ...factFields }).check(crossCheck(chartFaults)),
  run: (input, context: RulesContext) => {
    const found = chartById(input.id, input.edition);
    if (!found.ok) return found;
    const dice = context.random.dice(1, 6);
    const [natural = 1] = dice;
    const receipt = issueReceipt({ operation: 'rollChart', input, dice }, context);
    return ok(resolutionAnswer(found.value, { ...input, natural, might: 0 }, receipt));
  },
});
