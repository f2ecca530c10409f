import { type Scenario, findScenario, scenarios as allScenarios } from '../../../domain/rules/scenarios';
import { type Result, ok, refused } from '../../../shared/result';
import type { AppError } from '../../kernel/errors';
import { nearestNames } from '../../kernel/nearest';

export const byId = (id: string): Result<Scenario, AppError> => {
  const found = findScenario(id);
  if (found !== undefined) return ok(found);
  const nearest = nearestNames(
    id,
    allScenarios.map((scenario) => scenario.id),
  );
  return refused({ code: 'NOT_FOUND', kind: 'scenario', id, nearest });
};
