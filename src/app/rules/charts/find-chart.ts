import type { Chart, ChartFacts } from '../../../domain/rules/charts/chart';
import { mightOptions, resolveChart as resolve, sumOf } from '../../../domain/rules/charts/resolve-chart';
import { type ChartResolutionAnswer, resolutionAnswer } from './chart-answers';
import { situationOf } from './chart-input';

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
