import { finding } from '../finding';
import { type DemandCheck, anyOf, modelsOf } from './demand-scope';

/** So many of one kind for each of another. */
export const ratio: DemandCheck<'RATIO'> = ({ profiles, forEach, limit }, scope) => {
  const used = modelsOf(profiles, scope);
  const allowed = limit * modelsOf(forEach, scope);
  if (used <= allowed) return [];
  return [
    finding({
      code: 'RATIO_EXCEEDED',
      where: scope.where,
      message: `${scope.name}: ${limit} of ${anyOf(profiles, scope)} for each ${anyOf(forEach, scope)}`,
      used,
      allowed,
      fix: `Take away ${used - allowed}, or add ${anyOf(forEach, scope)}.`,
      source: scope.source,
    }),
  ];
};
