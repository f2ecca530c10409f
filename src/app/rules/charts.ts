import * as z from 'zod/mini';
import type { Chart, ChartFacts } from '../../rules/charts/chart';
import { chartOdds as chartOddsOf, usualAims } from '../../rules/charts/chart-odds';
import { charts as allCharts } from '../../rules/charts/charts';
import { mightOptions, resolveChart as resolve, sumOf } from '../../rules/charts/resolve-chart';
import { ok } from '../../shared/result';
import { crossCheck, optional, wholeNumber, withDefault } from '../input';
import type { RulesContext } from '../ports';
import { issueReceipt } from '../receipts';
import { useCase } from '../use-case';
import type { ChartResolutionAnswer } from './chart-answers';
import { chartAnswer, oddsAnswer, resolutionAnswer } from './chart-answers';
import { chartById, chartFaults, chartId, factFields, situationFields, situationOf } from './chart-input';

/** Every roll table there is. */
export const charts = useCase({
  input: z.strictObject({}),
  run: () => ok({ items: allCharts.map(chartAnswer), nextCursor: null }),
});

/** One roll table as printed: its rows, modifiers, notes and sources. */
export const chart = useCase({
  input: z.strictObject({ id: chartId }),
  run: ({ id }) => {
    const found = chartById(id);
    return found.ok ? ok(chartAnswer(found.value)) : found;
  },
});

const aimsField = z
  .array(z.string().check(z.maxLength(100)))
  .check(
    z.maxLength(20),
    z.describe(
      'Outcomes worth spending Might on, the most wanted first; from the chart’s last row to its first if left out.',
    ),
  );

/** The exact chance of every row, with the modifiers that apply and the model's Might spent as the aims say. */
export const chartOdds = useCase({
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

/** A die, and the situation in which it was thrown. */
export interface ChartThrown extends ChartFacts {
  readonly natural: number;
  readonly modifiers: readonly string[];
  readonly variant?: string | undefined;
  readonly might: number;
  readonly mightAvailable?: number | undefined;
}

/** A die thrown for a chart, every step from it to what follows. */
export const resolvedThrow = (
  found: Chart,
  thrown: ChartThrown,
  receipt: string | null,
): ChartResolutionAnswer => {
  const { variant, modifiers } = situationOf(found, thrown);
  const { natural, might, mightAvailable } = thrown;
  return resolutionAnswer({
    chart: found,
    variant,
    dice: [natural],
    resolution: resolve(variant, { natural, modifiers, might, facts: thrown }),
    options: mightOptions(found, variant, {
      score: natural + sumOf(modifiers),
      points: mightAvailable ?? 0,
    }),
    receipt,
  });
};

/** What the player's own die means: every step from the natural die to what follows. */
export const resolveChart = useCase({
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

/** We throw the die. The answer is that of `resolveChart` before any Might, with a signed receipt. */
export const rollChart = useCase({
  input: z.strictObject({ ...situationFields, ...factFields }).check(crossCheck(chartFaults)),
  run: (input, context: RulesContext) => {
    const found = chartById(input.id);
    if (!found.ok) return found;
    const dice = context.random.dice(1, 6);
    const [natural = 1] = dice;
    const receipt = issueReceipt({ operation: 'rollChart', input, dice }, context);
    return ok(resolvedThrow(found.value, { ...input, natural, might: 0 }, receipt));
  },
});
