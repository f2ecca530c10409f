import * as z from 'zod/mini';
import { charts as allCharts } from '../../../domain/rules/charts/charts';
import { ok } from '../../../shared/result';
import { operation } from '../../kernel/operation';
import { chartAnswer } from './chart-answers';
import { chartById, chartId } from './chart-input';

/** Every roll table there is. */
export const charts = operation({
  name: 'charts',
  route: 'GET /v1/rules/charts',
  function: 'rules',
  answers: 'ChartList!',
  cache: 'reference',

  input: z.strictObject({}),
  run: () => ok({ items: allCharts.map(chartAnswer), nextCursor: null }),
});

/** One roll table as printed: its rows, modifiers, notes and sources. */
export const chart = operation({
  name: 'chart',
  route: 'GET /v1/rules/charts/{id}',
  function: 'rules',
  answers: 'Chart',
  cache: 'reference',

  input: z.strictObject({ id: chartId }),
  run: ({ id }) => {
    const found = chartById(id);
    return found.ok ? ok(chartAnswer(found.value)) : found;
  },
});
