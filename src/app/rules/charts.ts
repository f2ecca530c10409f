import * as z from 'zod/mini';
import { chartOdds as chartOddsOf, usualAims } from '../../rules/charts/chart-odds';
import type { Chart } from '../../rules/charts/chart';
import { charts as allCharts } from '../../rules/charts/charts';
import { mightOptions, resolveChart as resolve, sumOf } from '../../rules/charts/resolve-chart';
import { ok } from '../../shared/result';
import type { Fault } from '../faults';
import { optional, wholeNumber, withDefault } from '../input';
import { nearestText } from '../nearest';
import type { RulesContext } from '../ports';
import { issueReceipt } from '../receipts';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import type { ChartResolutionAnswer } from './chart-answers';
import { chartAnswer, oddsAnswer, resolutionAnswer } from './chart-answers';
import type { ChartSituationInput, MightInput } from './chart-input';
import {
  chartById,
  chartId,
  factFaults,
  factFields,
  mightFaults,
  situationFaults,
  situationFields,
  situationOf,
} from './chart-input';
import type { ChartFacts } from '../../rules/charts/chart';

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

const aimFaults = (known: readonly string[], aims: readonly string[]): readonly Fault[] =>
  aims.flatMap((aim, index): Fault[] =>
    known.includes(aim)
      ? []
      : [
          {
            path: `aims[${index}]`,
            code: 'UNKNOWN_REFERENCE',
            message: `"${aim}" is no outcome here: ${nearestText(aim, known)}`,
          },
        ],
  );

/** The exact chance of every row, with the modifiers that apply and the model's Might spent as the aims say. */
export const chartOdds = useCase({
  input: z.strictObject({
    ...situationFields,
    aims: optional(
      z
        .array(z.string().check(z.maxLength(100)))
        .check(
          z.maxLength(20),
          z.describe(
            'Outcomes worth spending Might on, the most wanted first; from the chart’s last row to its first if left out.',
          ),
        ),
    ),
  }),
  run: (input) => {
    const found = chartById(input.id);
    if (!found.ok) return found;
    const situation = situationOf(found.value, input);
    const { variant, modifiers } = situation;
    const faults = [
      ...situationFaults(found.value, input),
      ...aimFaults(usualAims(variant), input.aims ?? []),
    ];
    if (faults.length > 0) return invalidInput(faults);
    const plan = {
      modifiers,
      mightAvailable: input.mightAvailable ?? 0,
      aims: input.aims ?? usualAims(variant),
    };
    return ok(oddsAnswer(found.value, variant, chartOddsOf(found.value, variant, plan)));
  },
});

type Throw = ChartSituationInput & MightInput & ChartFacts & { readonly dice: readonly number[] };

const resolved = (found: Chart, input: Throw): Answer<ChartResolutionAnswer> => {
  const situation = situationOf(found, input);
  const [natural] = input.dice;
  const faults = [
    ...situationFaults(found, input),
    ...factFaults(found, input),
    ...mightFaults(situation, input, natural),
  ];
  if (faults.length > 0 || natural === undefined) return invalidInput(faults);
  const { variant, modifiers } = situation;
  return ok(
    resolutionAnswer({
      chart: found,
      variant,
      dice: input.dice,
      resolution: resolve(variant, { natural, modifiers, might: input.might, facts: input }),
      options: mightOptions(found, variant, {
        score: natural + sumOf(modifiers),
        points: input.mightAvailable ?? 0,
      }),
      receipt: null,
    }),
  );
};

/** What the player's own die means: every step from the natural die to what follows. */
export const resolveChart = useCase({
  input: z.strictObject({
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
  }),
  run: (input) => {
    const found = chartById(input.id);
    return found.ok ? resolved(found.value, input) : found;
  },
});

/** We throw the die. The answer is that of `resolveChart` before any Might, with a signed receipt. */
export const rollChart = useCase({
  input: z.strictObject({ ...situationFields, ...factFields }),
  run: (input, context: RulesContext) => {
    const found = chartById(input.id);
    if (!found.ok) return found;
    const dice = context.random.dice(1, 6);
    const answer = resolved(found.value, { ...input, dice, might: 0 });
    return answer.ok
      ? ok({
          ...answer.value,
          receipt: issueReceipt({ operation: 'rollChart', input, dice }, context),
        })
      : answer;
  },
});
