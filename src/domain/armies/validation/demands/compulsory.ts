import { finding } from '../finding';
import { type DemandCheck, modelsOf } from './demand-scope';

/** Each of these must be there; in doubles in either force. */
export const compulsory: DemandCheck<'COMPULSORY'> = ({ profiles }, scope) =>
  profiles
    .filter((id) => modelsOf([id], scope) === 0)
    .map((id) =>
      finding({
        code: 'COMPULSORY_MISSING',
        where: scope.where,
        message: `${scope.name} must have ${scope.profileName(id)}`,
        used: 0,
        allowed: 1,
        fix: `Add ${scope.profileName(id)}.`,
        source: scope.source,
      }),
    );
