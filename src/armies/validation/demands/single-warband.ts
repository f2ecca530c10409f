import { finding, inForce } from '../finding';
import type { DemandCheck } from './demand-scope';
import { anyOf } from './demand-scope';

/** A force that is one warband under one of these. */
export const singleWarband: DemandCheck<'SINGLE_WARBAND'> = ({ leaders }, scope) =>
  scope.forces
    .filter(
      ({ warbands }) =>
        warbands.length > 1 || warbands.some(({ leader }) => !leader || !leaders.includes(leader.profile.id)),
    )
    .map(({ index, warbands }) =>
      finding({
        code: 'NOT_ONE_WARBAND',
        where: inForce(index),
        message: `${scope.name} is one warband, led by ${anyOf(leaders, scope)}`,
        used: warbands.length,
        allowed: 1,
        mend: `Put all models into one warband under ${anyOf(leaders, scope)}.`,
        source: scope.source,
      }),
    );
