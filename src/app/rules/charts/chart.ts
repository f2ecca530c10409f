import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { chartAnswer } from './chart-answers';
import { chartById, chartId } from './chart-input';

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
