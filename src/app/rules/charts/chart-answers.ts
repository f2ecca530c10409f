import {
  type Chart,
  type ChartFacts,
  type ChartRow,
  type ChartVariant,
  sourcesOf,
} from '../../../domain/rules/charts/chart';
import type { ChartOdds as DomainOdds } from '../../../domain/rules/charts/chart-odds';
import type { Consequence } from '../../../domain/rules/charts/consequence';
import { hitsText } from '../../../domain/rules/charts/falling-damage';
import {
  type MightOption,
  mightOptions,
  resolveChart,
  sumOf,
} from '../../../domain/rules/charts/resolve-chart';
import { chance, sourceAnswer } from '../../kernel/answers';
import type { ChartOdds, ChartResolution } from '../../kernel/generated/answers';
import { withChances } from '../dice/dice';
import { situationOf } from './chart-input';

/** The shapes in which every interface shows charts. */

const rowAnswer = ({ from, to, outcome, name, effect }: ChartRow) => ({
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

/** A die, and the situation in which it was thrown. */
interface ChartThrow extends ChartFacts {
  readonly natural: number;
  readonly modifiers: readonly string[];
  readonly variant?: string | undefined;
  readonly might: number;
  readonly mightAvailable?: number | undefined;
}

/** Every step from a die thrown for a chart to what follows; `receipt` is null where the player threw it. */
export const resolutionAnswer = (
  chart: Chart,
  thrown: ChartThrow,
  receipt: string | null,
): ChartResolution => {
  const { variant, modifiers } = situationOf(chart, thrown);
  const { natural, might, mightAvailable = 0 } = thrown;
  const { steps, total, row, consequence } = resolveChart(variant, {
    natural,
    modifiers,
    might,
    facts: thrown,
  });
  const score = natural + sumOf(modifiers);
  return {
    chart: chart.id,
    name: chart.name,
    ruleset: chart.ruleset,
    variant: variant.name,
    dice: [natural],
    steps,
    total,
    row: rowAnswer(row),
    consequence: consequenceAnswer(consequence),
    mightOptions: mightOptions(chart, variant, { score, points: mightAvailable }).map(mightOptionAnswer),
    receipt,
    sources: sourcesOf(chart, variant.name, row.outcome).map(sourceAnswer),
  };
};

export const oddsAnswer = (
  chart: Chart,
  variant: ChartVariant,
  { rows, mightSpent }: DomainOdds,
): ChartOdds => ({
  chart: chart.id,
  name: chart.name,
  ruleset: chart.ruleset,
  variant: variant.name,
  rows: rows.map(({ row, probability }) => ({ row: rowAnswer(row), probability: chance(probability) })),
  mightSpent: withChances(mightSpent),
  sources: sourcesOf(chart, variant.name).map(sourceAnswer),
});
