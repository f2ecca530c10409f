import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { charts as allCharts } from '../../../domain/rules/charts/charts';
import { ok } from '../../../shared/result';
import { chartAnswer } from './chart-answers';

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
