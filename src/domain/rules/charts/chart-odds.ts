import { type Fraction, add, fraction, ZERO } from '../../../shared/fraction';
import type { Chart, ChartModifier, ChartVariant } from './chart';
import { type MightOption, mightOptions, sumOf } from './resolve-chart';

/** Facts known before the die is thrown. `aims` are the outcomes worth Might, the most wanted first. */
export interface ChartPlan {
  readonly modifiers: readonly ChartModifier[];
  readonly mightAvailable: number;
  readonly aims: readonly string[];
}

export type ChartOdds = ReturnType<typeof chartOdds>;

/** The option whose outcome is wanted most; outcomes that are no aim are worth no Might. The fewest points decide a tie. */
const bestOption = (options: readonly MightOption[], aims: readonly string[]): MightOption => {
  const wanted = ({ row }: MightOption): number => {
    const rank = aims.indexOf(row.outcome);
    return rank === -1 ? aims.length : rank;
  };
  return options.reduce((best, option) => (wanted(option) < wanted(best) ? option : best));
};

/** The outcomes of a chart from its last row to its first: what a player usually wants most, first. */
export const usualAims = ({ rows }: ChartVariant): readonly string[] =>
  rows.map(({ outcome }) => outcome).reverse();

/** The exact chance of every row, Might spent as well as the aims allow once the die is seen. */
export const chartOdds = (chart: Chart, variant: ChartVariant, plan: ChartPlan) => {
  const face = fraction(1, 6);
  const bonus = sumOf(plan.modifiers);
  const chosen = [1, 2, 3, 4, 5, 6].map((natural) =>
    bestOption(
      mightOptions(chart, variant, { score: natural + bonus, points: plan.mightAvailable }),
      plan.aims,
    ),
  );
  const chanceThat = (holds: (option: MightOption) => boolean): Fraction =>
    chosen.filter(holds).reduce((total) => add(total, face), ZERO);
  return {
    rows: variant.rows.map((row) => ({ row, probability: chanceThat((option) => option.row === row) })),
    /** How many Might points are spent, and how likely. */
    mightSpent: Array.from({ length: plan.mightAvailable + 1 }, (_, points) => ({
      points,
      probability: chanceThat(({ might }) => Math.abs(might) === points),
    })),
  };
};
