import { finding } from '../finding';
import { placesTaken, warbandSize } from '../warband-size';
import { leadsOnly } from './leads-only';
import { type DemandCheck, anyOf } from './demand-scope';

/** Leaders whose warband must be full, of these alone. */
export const fullWarband: DemandCheck<'FULL_WARBAND'> = ({ leaders, followers, when }, scope) => [
  ...scope.forces.flatMap((force) =>
    force.warbands.flatMap((warband) => {
      if (!warband.leader || !leaders.includes(warband.leader.profile.id)) return [];
      const size = warbandSize(warband, force, scope.army);
      const used = placesTaken(warband);
      if (size === null || used >= size) return [];
      return [
        finding({
          code: 'WARBAND_NOT_FULL',
          where: warband.where,
          message: `${warband.leader.profile.name} needs a full warband of ${anyOf(followers, scope)}`,
          used,
          allowed: size,
          fix: `Add ${size - used}.`,
          source: scope.source,
        }),
      ];
    }),
  ),
  ...leadsOnly({ kind: 'LEADS_ONLY', leaders, followers, when }, scope),
];
