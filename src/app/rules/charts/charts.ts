import * as z from 'zod/mini';
import { operation } from '../../kernel/operation';
import { mapAnswer, ok } from '../../kernel/use-case';
import { chartAnswer } from './chart-answers';
import { editionField } from '../edition-field';
import { chartById, chartId, chartsOf } from './chart-input';

/** Every roll table there is. */
export const charts = operation({
  name: 'charts',
  route: 'GET /v1/rules/charts',
  function: 'rules',
  answers: 'ChartList!',
  cache: 'reference',

  input: z.strictObject({ edition: editionField }),
  run: ({ edition }) => ok({ items: chartsOf(edition).map(chartAnswer), nextCursor: null }),
});

/** One roll table as printed: its rows, modifiers, notes and sources. */
export const chart = operation({
  name: 'chart',
  route: 'GET /v1/rules/charts/{id}',
  function: 'rules',
  answers: 'Chart',
  cache: 'reference',

  input: z.strictObject({ id: chartId, edition: editionField }),
  run: ({ id, edition }) => mapAnswer(chartById(id, edition), chartAnswer),
});
