import { finding } from '../finding';
import { type DemandCheck, anyOf, modelsOf } from './demand-scope';

/** Models that come only with someone else. */
export const requires: DemandCheck<'REQUIRES'> = ({ profiles, present }, scope) =>
  modelsOf(profiles, scope) === 0 || modelsOf(present, scope) > 0
    ? []
    : [
        finding({
          code: 'REQUIRES_MISSING',
          where: scope.where,
          message: `${scope.name}: ${anyOf(profiles, scope)} only with ${anyOf(present, scope)}`,
          fix: `Add ${anyOf(present, scope)}.`,
          source: scope.source,
        }),
      ];
