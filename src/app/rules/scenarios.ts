import * as z from 'zod/mini';
import type { Scenario } from '../../rules/scenarios';
import { findScenario, scenarios as allScenarios } from '../../rules/scenarios';
import { scenarioFormats } from '../../rules/scenarios/scenario';
import { scoreScenario as score } from '../../rules/scenarios/score-scenario';
import { invariant } from '../../shared/invariant';
import type { Result } from '../../shared/result';
import { ok, refused } from '../../shared/result';
import type { AppError } from '../errors';
import { idText, optional } from '../input';
import { nearestNames } from '../nearest';
import { useCase } from '../use-case';
import { scenarioAnswer, scoreAnswer } from './scenario-answers';
import { factsOf, scoreInput } from './scenario-input';

const byId = (id: string): Result<Scenario, AppError> => {
  const found = findScenario(id);
  if (found !== undefined) return ok(found);
  const nearest = nearestNames(
    id,
    allScenarios.map((scenario) => scenario.id),
  );
  return refused({ code: 'NOT_FOUND', kind: 'scenario', id, nearest });
};

/** Every scenario, the doubles scenarios in their order first. */
export const scenarios = useCase({
  input: z.strictObject({
    format: optional(
      z.enum(scenarioFormats).check(z.describe('Only those for doubles, or for singles; all if left out.')),
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

/** One scenario: layout, deployment, priority, end, special rules, Victory Points. */
export const scenario = useCase({
  input: z.strictObject({ id: idText('Id of the scenario, such as `no-escape`.') }),
  run: ({ id }) => {
    const found = byId(id);
    return found.ok ? ok(scenarioAnswer(found.value)) : found;
  },
});

/** The Victory Points of a finished game, line by line with reasons, and the winner. */
export const scoreScenario = useCase({
  input: scoreInput,
  run: (input) => {
    const found = byId(input.id);
    if (!found.ok) return found;
    const result = score(found.value, factsOf(input));
    invariant(result.ok, 'the input schema lets only possible facts through');
    return ok(scoreAnswer(found.value, result.value));
  },
});
