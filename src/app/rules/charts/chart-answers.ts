import type { Chart, ChartRow, ChartVariant, Ruleset } from '../../../domain/rules/charts/chart';
import type { ChartOdds } from '../../../domain/rules/charts/chart-odds';
import type { Consequence } from '../../../domain/rules/charts/consequence';
import { hitsText } from '../../../domain/rules/charts/falling-damage';
import type { ChartResolution, MightOption } from '../../../domain/rules/charts/resolve-chart';
import { type Chance, type SourceAnswer, chance, sourceAnswer } from '../../kernel/answers';

/** The shapes in which every interface shows charts. */

export interface ChartRowAnswer {
  readonly from: number;
  readonly to: number;
  readonly outcome: string;
  readonly name: string;
  readonly effect: string;
}

const rowAnswer = ({ from, to, outcome, name, effect }: ChartRow): ChartRowAnswer => ({
  from,
  to,
  outcome,
  name,
  effect,
});

export const chartAnswer = (chart: Chart) => ({
  id: chart.id,
  name: chart.name,
  ruleset: chart.ruleset,
  dice: 'D6',
  rolledBy: chart.rolledBy,
  might: chart.might,
  modifiers: chart.modifiers.map(({ name, value, when, oneOf }) => ({
    name,
    value,
    when,
    oneOf: oneOf ?? null,
  })),
  variants: chart.variants.map(({ name, when, rows }) => ({ name, when, rows: rows.map(rowAnswer) })),
  facts: chart.facts,
  notes: chart.notes.map(({ text, source }) => ({ text, source: sourceAnswer(source) })),
  sources: chart.sources.map(sourceAnswer),
});

const consequenceAnswer = ({ texts, hits, mayMoveInches, isProne, isSlain }: Consequence) => ({
  texts,
  hits: hits && { ...hits, text: hitsText(hits) },
  mayMoveInches,
  isProne,
  isSlain,
});

const mightOptionAnswer = ({ might, total, row }: MightOption) => ({ might, total, row: rowAnswer(row) });

export interface ResolvedParts {
  readonly chart: Chart;
  readonly variant: ChartVariant;
  readonly dice: readonly number[];
  readonly resolution: ChartResolution;
  readonly options: readonly MightOption[];
  /** The receipt of a die that we threw; null where the player threw it. */
  readonly receipt: string | null;
}

export const resolutionAnswer = ({ chart, variant, dice, resolution, options, receipt }: ResolvedParts) => ({
  chart: chart.id,
  name: chart.name,
  ruleset: chart.ruleset,
  variant: variant.name,
  dice,
  steps: resolution.steps,
  total: resolution.total,
  row: rowAnswer(resolution.row),
  consequence: consequenceAnswer(resolution.consequence),
  mightOptions: options.map(mightOptionAnswer),
  receipt,
  sources: chart.sources.map(sourceAnswer),
});

export type ChartResolutionAnswer = ReturnType<typeof resolutionAnswer>;

export interface ChartOddsAnswer {
  readonly chart: string;
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly variant: string | null;
  readonly rows: readonly { readonly row: ChartRowAnswer; readonly probability: Chance }[];
  readonly mightSpent: readonly { readonly points: number; readonly probability: Chance }[];
  readonly sources: readonly SourceAnswer[];
}

export const oddsAnswer = (
  chart: Chart,
  variant: ChartVariant,
  { rows, mightSpent }: ChartOdds,
): ChartOddsAnswer => ({
  chart: chart.id,
  name: chart.name,
  ruleset: chart.ruleset,
  variant: variant.name,
  rows: rows.map(({ row, probability }) => ({ row: rowAnswer(row), probability: chance(probability) })),
  mightSpent: mightSpent.map(({ points, probability }) => ({ points, probability: chance(probability) })),
  sources: chart.sources.map(sourceAnswer),
});
