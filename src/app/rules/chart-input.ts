import * as z from 'zod/mini';
import type { Chart, ChartFacts, ChartModifier, ChartVariant } from '../../rules/charts/chart';
import { chartFactNames } from '../../rules/charts/chart';
import { charts, findChart } from '../../rules/charts/charts';
import { sumOf } from '../../rules/charts/resolve-chart';
import type { Result } from '../../shared/result';
import { ok, refused } from '../../shared/result';
import type { AppError } from '../errors';
import type { Fault } from '../faults';
import { idText, optional, wholeNumber, withDefault } from '../input';
import { nearestNames, nearestText } from '../nearest';

/** The fields that charts are asked with, and the checks that need to know the chart. */

const inches = (minimum: number, description: string) =>
  optional(z.number().check(z.minimum(minimum), z.maximum(1000), z.describe(description)));

export const chartId = idText('Id of the chart, as the list of charts gives it.');

export const situationFields = {
  id: chartId,
  modifiers: withDefault(
    z
      .array(z.string().check(z.maxLength(100)))
      .check(z.maxLength(20), z.describe('Names of the chart’s modifiers that apply, such as MOUNTED.')),
    [],
  ),
  variant: optional(
    z
      .string()
      .check(
        z.maxLength(100),
        z.describe('Which table of the chart, by name; only for a chart that has several.'),
      ),
  ),
  mightAvailable: optional(
    wholeNumber(0, 100, 'Might points that the model has to spend on this roll; 0 to 100.'),
  ),
};

export const factFields = {
  fallInches: inches(0, 'How far the model would fall, in inches.'),
  modelHeightInches: inches(0, 'How tall the model is, in inches.'),
  remainingMoveInches: inches(0, 'What is left of its move at the moment of the test, in inches.'),
  passengerMovedInches: inches(0, 'What the passenger had moved this turn before it mounted up, in inches.'),
  moveInches: inches(0, 'Its whole Move allowance, in inches.'),
};

export interface ChartSituationInput {
  readonly id: string;
  readonly modifiers: readonly string[];
  readonly variant?: string | undefined;
}

/** The chart and its table with the modifiers that apply, all by their definitions. */
export interface ChartSituation {
  readonly chart: Chart;
  readonly variant: ChartVariant;
  readonly modifiers: readonly ChartModifier[];
}

export const chartById = (id: string): Result<Chart, AppError> => {
  const chart = findChart(id);
  if (chart !== undefined) return ok(chart);
  const ids = charts.map((known) => known.id);
  return refused({ code: 'NOT_FOUND', kind: 'chart', id, nearest: nearestNames(id, ids) });
};

const modifierFaults = (chart: Chart, names: readonly string[]): readonly Fault[] => {
  const known = chart.modifiers.map(({ name }) => name);
  const groupOf = (name: string) => chart.modifiers.find((modifier) => modifier.name === name)?.oneOf;
  return names.flatMap((name, index): Fault[] => {
    const path = `modifiers[${index}]`;
    if (!known.includes(name))
      return [
        {
          path,
          code: 'UNKNOWN_REFERENCE',
          message: `"${name}" is no modifier of ${chart.name}: ${nearestText(name, known)}`,
        },
      ];
    const before = names.slice(0, index);
    if (before.includes(name)) return [{ path, code: 'DUPLICATE', message: `${name} counts once` }];
    const group = groupOf(name);
    const rival = group === undefined ? undefined : before.find((other) => groupOf(other) === group);
    return rival === undefined
      ? []
      : [{ path, code: 'INCONSISTENT', message: `${name} and ${rival} do not go together: one ${group}` }];
  });
};

const variantFaults = ({ name, variants }: Chart, wanted: string | undefined): readonly Fault[] => {
  const known = variants.flatMap((variant) => variant.name ?? []);
  if (known.length === 0)
    return wanted === undefined
      ? []
      : [{ path: 'variant', code: 'NOT_ALLOWED', message: `${name} has a single table: leave this out` }];
  if (wanted === undefined)
    return [{ path: 'variant', code: 'REQUIRED', message: `is required: one of ${known.join(', ')}` }];
  return known.includes(wanted)
    ? []
    : [
        {
          path: 'variant',
          code: 'UNKNOWN_REFERENCE',
          message: `"${wanted}" is no table of ${name}: ${nearestText(wanted, known)}`,
        },
      ];
};

/** The faults of a situation on this chart; none means that `situationOf` may be asked. */
export const situationFaults = (
  chart: Chart,
  { modifiers, variant }: ChartSituationInput,
): readonly Fault[] => [...modifierFaults(chart, modifiers), ...variantFaults(chart, variant)];

export const situationOf = (chart: Chart, input: ChartSituationInput): ChartSituation => ({
  chart,
  variant: chart.variants.find(({ name }) => name === (input.variant ?? null)) ?? chart.variants[0],
  modifiers: chart.modifiers.filter(({ name }) => input.modifiers.includes(name)),
});

/** Facts that this chart has no use for are refused, so that nobody believes that they counted. */
export const factFaults = (chart: Chart, given: ChartFacts): readonly Fault[] =>
  chartFactNames
    .filter((name) => given[name] !== undefined && !chart.facts.includes(name))
    .map((path) => ({
      path,
      code: 'NOT_ALLOWED',
      message: `${chart.name} does not depend on it: ${chart.facts.length === 0 ? 'it takes no facts' : `it takes ${chart.facts.join(', ')}`}`,
    }));

export interface MightInput {
  readonly mightAvailable?: number | undefined;
  readonly might: number;
}

/** Might points that the chart does not allow, that the model lacks, or that would be wasted. */
export const mightFaults = (
  { chart, modifiers }: ChartSituation,
  { might, mightAvailable }: MightInput,
  natural: number | undefined,
): readonly Fault[] => {
  const faults: Fault[] = [];
  const fault = (code: Fault['code'], message: string) => faults.push({ path: 'might', code, message });
  if (chart.might === 'NONE' && might !== 0)
    fault('NOT_ALLOWED', `Might may not change a ${chart.name} roll`);
  else if (chart.might === 'UP' && might < 0)
    fault('NOT_ALLOWED', `Might may only raise a ${chart.name} roll`);
  if (mightAvailable !== undefined && Math.abs(might) > mightAvailable)
    fault('TOO_LARGE', `spends ${Math.abs(might)}, but the model has ${mightAvailable}`);
  if (natural !== undefined && faults.length === 0) {
    const score = natural + sumOf(modifiers);
    if (might > 0 && score + might > 6)
      fault('TOO_LARGE', `the roll counts ${score}: Might raises it to 6 at most`);
    if (might < 0 && score + might < 1)
      fault('TOO_SMALL', `the roll counts ${score}: Might lowers it to 1 at least`);
  }
  return faults;
};
