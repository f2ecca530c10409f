import * as z from 'zod/mini';
import { type Scenario, findScenario, scenarios as allScenarios } from '../../../domain/rules/scenarios';
import { neededFacts } from '../../../domain/rules/scenarios/check-facts';
import { type FactName, factQuestions } from '../../../domain/rules/scenarios/game-facts';
import { scenarioFormats } from '../../../domain/rules/scenarios/scenario';
import { type Result, ok, refused } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import type { AppError } from '../../kernel/errors';
import { choice, idText, optional } from '../../kernel/input';
import { nearestNames } from '../../kernel/nearest';
import { operation } from '../../kernel/operation';
import { mapAnswer } from '../../kernel/use-case';

export const scenarioById = (id: string): Result<Scenario, AppError> => {
  const found = findScenario(id);
  if (found !== undefined) return ok(found);
  const ids = allScenarios.map((scenario) => scenario.id);
  return refused({ code: 'NOT_FOUND', kind: 'scenario', id, nearest: nearestNames(id, ids) });
};

/** A scenario as every interface shows it. */
export const scenarioAnswer = (scenario: Scenario) => {
  const needed = neededFacts(scenario);
  const { id, name, aliases, ruleset, format, summary, armies, layout, initialPriority, end } = scenario;
  return {
    id,
    name,
    aliases,
    ruleset,
    format,
    summary,
    armies,
    layout,
    objectives: scenario.objectives,
    deployment: scenario.deployment.map(({ who, force, text, withinInches, beyondInches }, index) => ({
      step: index + 1,
      who,
      force,
      text,
      withinInches: withinInches ?? null,
      beyondInches: beyondInches ?? null,
    })),
    initialPriority,
    end,
    specialRules: scenario.specialRules,
    scoring: scenario.scoring.map(({ id: item, name: title, side, each, steps }) => ({
      id: item,
      name: title,
      side,
      each,
      steps,
    })),
    facts: (Object.keys(factQuestions) as FactName[])
      .filter((fact) => needed.has(fact))
      .map((fact) => ({ name: fact, text: factQuestions[fact] })),
    sources: scenario.sources.map(sourceAnswer),
  };
};

export const formatField = optional(
  choice('ScenarioFormat', scenarioFormats, 'For how many players a scenario is.').check(
    z.describe('Only those for doubles, or for singles; all if omitted.'),
  ),
);

/** The scenarios, those for doubles in their order first. */
export const scenarios = operation({
  name: 'scenarios',
  route: 'GET /v1/scenarios',
  function: 'reference',
  answers: 'ScenarioList',
  cache: 'reference',
  covers: ['D1'],

  input: z.strictObject({ format: formatField }),
  run: ({ format }) =>
    ok({
      items: allScenarios
        .filter((scenario) => format === undefined || scenario.format === format)
        .map(scenarioAnswer),
      nextCursor: null,
    }),
});

/** One scenario: layout, deployment, priority, end, special rules, Victory Points. */
export const scenario = operation({
  name: 'scenario',
  route: 'GET /v1/scenarios/{id}',
  function: 'reference',
  answers: 'Scenario',
  cache: 'reference',
  covers: ['D1'],

  input: z.strictObject({ id: idText('Id of the scenario, such as `no-escape`.') }),
  run: ({ id }) => mapAnswer(scenarioById(id), scenarioAnswer),
});
