import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { scenarios as allScenarios } from '../../../domain/rules/scenarios';
import { scenarioFormats } from '../../../domain/rules/scenarios/scenario';
import { ok } from '../../../shared/result';
import { optional, named } from '../../kernel/input';
import { scenarioAnswer } from './scenario-answers';

/** The scenarios, those for doubles in their order first. */
export const scenarios = operation({
  name: 'scenarios',
  route: 'GET /v1/scenarios',
  function: 'reference',
  answers: 'ScenarioList',
  cache: 'reference',
  covers: ['D1'],

  input: z.strictObject({
    format: optional(
      named('ScenarioFormat', z.enum(scenarioFormats)).check(
        z.describe('Only those for doubles, or for singles; all if omitted.'),
      ),
    ),
  }),
  run: ({ format }) =>
    ok({
      items: allScenarios
        .filter((scenario) => format === undefined || scenario.format === format)
        .map(scenarioAnswer),
      nextCursor: null,
    }),
});
