import { finding } from '../finding';
import { type DemandCheck, anyOf, modelsOf } from './demand-scope';

/** Models that never stand together. */
export const excludes: DemandCheck<'EXCLUDES'> = ({ profiles, with: others }, scope) =>
  modelsOf(profiles, scope) === 0 || modelsOf(others, scope) === 0
    ? []
    : [
        finding({
          code: 'EXCLUDED_TOGETHER',
          where: scope.where,
          message: `${scope.name}: ${anyOf(profiles, scope)} not together with ${anyOf(others, scope)}`,
          fix: 'Leave out one or the other.',
          source: scope.source,
        }),
      ];
