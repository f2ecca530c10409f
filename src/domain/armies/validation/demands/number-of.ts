import { finding } from '../finding';
import { type DemandCheck, anyOf, modelsOf } from './demand-scope';

/** At least so many, at most so many of a group of profiles. */
export const numberOf: DemandCheck<'NUMBER_OF'> = ({ profiles, minimum, maximum }, scope) => {
  const used = modelsOf(profiles, scope);
  const few = used < minimum;
  if (!few && (maximum === null || used <= maximum)) return [];
  const allowed = few ? minimum : maximum;
  return [
    finding({
      code: few ? 'TOO_FEW_OF' : 'TOO_MANY_OF',
      where: scope.where,
      message: `${scope.name}: ${few ? 'at least' : 'at most'} ${allowed} of ${anyOf(profiles, scope)}`,
      used,
      allowed,
      fix: few ? `Add ${minimum - used}.` : `Take away ${used - (allowed ?? 0)}.`,
      source: scope.source,
    }),
  ];
};
