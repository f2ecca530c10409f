import * as z from 'zod/mini';
import { type Chart, type ChartFacts, chartFactNames } from '../../../domain/rules/charts/chart';
import { usualAims } from '../../../domain/rules/charts/chart-odds';
import { charts as charts2018 } from '../../../domain/rules/charts/charts';
import { sumOf } from '../../../domain/rules/charts/resolve-chart';
import type { RulesetId } from '../../../domain/rules/ruleset-id';
import { charts2024 } from '../../../domain/rules/rulesets/mesbg-2024/charts/charts';
import { type Result, ok, refused } from '../../../shared/result';
import type { AppError } from '../../kernel/errors';
import { worded } from '../../kernel/faults';
import { type CrossFault, idText, listField, optional, wholeNumber, withDefault } from '../../kernel/input';
import { nearestNames, nearestText } from '../../kernel/nearest';
import { rulesetIdOf } from '../edition';
import { editionField } from '../edition-field';
import { heightFaults, inches } from '../movement/movement';

/** The fields that charts are asked with, and the checks that need to know the chart. */

export const chartId = idText('Id of the chart, as the list of charts gives it.');

/** The charts of the editions that have some of their own. */
const chartsByRuleset: Partial<Readonly<Record<RulesetId, readonly Chart[]>>> = { MESBG_2024: charts2024 };

/** Every chart of the edition that a question names. */
export const chartsOf = (edition: unknown): readonly Chart[] =>
  chartsByRuleset[rulesetIdOf(edition)] ?? charts2018;

const findChart = (id: string, edition: unknown): Chart | undefined =>
  chartsOf(edition).find((chart) => chart.id === id);

export const situationFields = {
  id: chartId,
  edition: editionField,
  modifiers: withDefault(
    listField(
      z.string().check(z.maxLength(100)),
      [0, 20],
      'Names of the chart’s modifiers that apply, such as MOUNTED.',
    ),
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
  mightAvailable: optional(wholeNumber(0, 100, 'Might points that the model has to spend on this roll.')),
};

export const factFields = {
  fallInches: optional(inches('How far the model would fall, in inches.')),
  modelHeightInches: optional(inches('How tall the model is, in inches.')),
  remainingMoveInches: optional(inches('Move left at the moment of the test, in inches.')),
  passengerMovedInches: optional(
    inches('Distance that the passenger had moved this turn before it mounted, in inches.'),
  ),
  moveInches: optional(inches('Its whole Move allowance, in inches.')),
};

export const chartById = (id: string, edition?: string): Result<Chart, AppError> => {
  const chart = findChart(id, edition);
  if (chart !== undefined) return ok(chart);
  const ids = chartsOf(edition).map((known) => known.id);
  return refused({ code: 'NOT_FOUND', kind: 'chart', id, nearest: nearestNames(id, ids) });
};

const modifierFaults = (chart: Chart, given: unknown): readonly CrossFault[] => {
  const names = Array.isArray(given) ? (given as readonly unknown[]) : [];
  const known = chart.modifiers.map(({ name }) => name);
  const groupOf = (name: unknown) => chart.modifiers.find((modifier) => modifier.name === name)?.oneOf;
  return names.flatMap((name, index): CrossFault[] => {
    if (typeof name !== 'string') return [];
    const path = ['modifiers', index];
    if (!known.includes(name))
      return [
        {
          path,
          code: 'UNKNOWN_REFERENCE',
          message: `"${name}" is not a modifier of ${chart.name}: ${nearestText(name, known)}`,
        },
      ];
    const before = names.slice(0, index);
    if (before.includes(name)) return [{ path, code: 'DUPLICATE', message: `${name} counts once` }];
    const group = groupOf(name);
    const rival = group === undefined ? undefined : before.find((other) => groupOf(other) === group);
    return rival === undefined
      ? []
      : [
          {
            path,
            code: 'INCONSISTENT',
            message: `${name} and ${worded(rival)} do not go together: one ${group}`,
          },
        ];
  });
};

const variantFaults = ({ name, variants }: Chart, wanted: unknown): readonly CrossFault[] => {
  const known = variants.flatMap((variant) => variant.name ?? []);
  const fault = (code: CrossFault['code'], message: string) => [{ path: ['variant'], code, message }];
  if (known.length === 0)
    return wanted === undefined ? [] : fault('NOT_ALLOWED', `${name} has a single table: leave this out`);
  if (wanted === undefined) return fault('REQUIRED', `is required: one of ${known.join(', ')}`);
  return typeof wanted !== 'string' || known.includes(wanted)
    ? []
    : fault('UNKNOWN_REFERENCE', `"${wanted}" is no table of ${name}: ${nearestText(wanted, known)}`);
};

/** Facts that this chart has no use for are refused, so that nobody believes that they counted. */
const factFaults = (chart: Chart, given: ChartFacts): readonly CrossFault[] =>
  chartFactNames
    .filter((name) => given[name] !== undefined && !chart.facts.includes(name))
    .map((name) => ({
      path: [name],
      code: 'NOT_ALLOWED',
      message: `${chart.name} does not depend on it: ${chart.facts.length === 0 ? 'it takes no facts' : `it takes ${chart.facts.join(', ')}`}`,
    }));

/** The chart and its table with the modifiers that apply, for an input without faults. */
export const situationOf = (
  chart: Chart,
  input: { readonly modifiers: readonly string[]; readonly variant?: string | undefined },
) => ({
  chart,
  variant: chart.variants.find(({ name }) => name === (input.variant ?? null)) ?? chart.variants[0],
  modifiers: chart.modifiers.filter(({ name }) => input.modifiers.includes(name)),
});

/** Might points that the chart does not allow, that the model lacks, or that would be wasted on the die. */
const mightFaults = (chart: Chart, given: Partial<Record<string, unknown>>): readonly CrossFault[] => {
  const { might, mightAvailable, dice, modifiers } = given;
  if (typeof might !== 'number' || might === 0) return [];
  const fault = (code: CrossFault['code'], message: string) => [{ path: ['might'], code, message }];
  if (chart.might === 'NONE') return fault('NOT_ALLOWED', `Might may not change a ${chart.name} roll`);
  if (chart.might === 'UP' && might < 0)
    return fault('NOT_ALLOWED', `Might may only raise a ${chart.name} roll`);
  if (typeof mightAvailable === 'number' && Math.abs(might) > mightAvailable)
    return fault('TOO_LARGE', `spends ${Math.abs(might)}, but the model has ${mightAvailable}`);
  const natural: unknown = Array.isArray(dice) ? dice[0] : undefined;
  if (typeof natural !== 'number' || !Array.isArray(modifiers)) return [];
  const score = natural + sumOf(situationOf(chart, { modifiers }).modifiers);
  if (might > 0 && score + might > 6)
    return fault('TOO_LARGE', `the roll counts ${score}: Might raises it to 6 at most`);
  return might < 0 && score + might < 1
    ? fault('TOO_SMALL', `the roll counts ${score}: Might lowers it to 1 at least`)
    : [];
};

/** A store of Might that this chart has no use for. */
const storeFaults = (chart: Chart, mightAvailable: unknown): readonly CrossFault[] =>
  chart.might === 'NONE' && typeof mightAvailable === 'number' && mightAvailable > 0
    ? [
        {
          path: ['mightAvailable'],
          code: 'NOT_ALLOWED',
          message: `Might may not change a ${chart.name} roll: leave this out`,
        },
      ]
    : [];

const aimFaults = (chart: Chart, given: Partial<Record<string, unknown>>): readonly CrossFault[] => {
  const aims = Array.isArray(given['aims']) ? (given['aims'] as readonly unknown[]) : [];
  const variant = chart.variants.find(({ name }) => name === given['variant']) ?? chart.variants[0];
  const known = usualAims(variant);
  return aims.flatMap((aim, index) =>
    typeof aim !== 'string' || known.includes(aim)
      ? []
      : {
          path: ['aims', index],
          code: 'UNKNOWN_REFERENCE' as const,
          message: `"${aim}" is not an outcome here: ${nearestText(aim, known)}`,
        },
  );
};

/** Everything that only the chart itself can tell to be wrong; nothing where there is no such chart. */
export const chartFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Partial<Record<string, unknown>>;
  const found = typeof given['id'] === 'string' ? findChart(given['id'], given['edition']) : undefined;
  if (found === undefined) return [];
  return [
    ...modifierFaults(found, given['modifiers']),
    ...variantFaults(found, given['variant']),
    ...factFaults(found, given as ChartFacts),
    ...mightFaults(found, given),
    ...storeFaults(found, given['mightAvailable']),
    ...aimFaults(found, given),
    ...heightFaults(given),
  ];
};
