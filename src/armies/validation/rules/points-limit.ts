import type { ArmyRule } from '../army-rule';
import type { Finding } from '../finding';
import { finding, inForce, ruling, WHOLE_ARMY } from '../finding';
import type { Muster } from '../muster';

const source = { document: '000', heading: 'THE ARMY' } as const;

const pointsOf = (units: Muster['units']): number => units.reduce((total, { points }) => total + points, 0);

const overspent = (used: number, allowed: number, where: Finding['where']): readonly Finding[] =>
  used <= allowed
    ? []
    : [
        finding({
          code: 'OVER_POINTS_LIMIT',
          where,
          message: `${used} points are spent`,
          used,
          allowed,
          mend: `Take away ${used - allowed} points or more.`,
          source,
        }),
      ];

const singles = (muster: Muster): readonly Finding[] =>
  overspent(pointsOf(muster.units), muster.draft.pointsLimit, WHOLE_ARMY);

/** Half the limit for each force; what one leaves over the other may not spend (000, THE ARMY; ruling 27). */
const doubles = ({ draft: { pointsLimit }, forces }: Muster): readonly Finding[] => {
  if (pointsLimit % 2 !== 0)
    return [
      finding({
        code: 'ODD_POINTS_LIMIT',
        where: WHOLE_ARMY,
        message: `${pointsLimit} points cannot be halved between two forces`,
        used: pointsLimit,
        mend: `Play ${pointsLimit - 1} or ${pointsLimit + 1} points.`,
        source: ruling(27),
      }),
    ];
  const half = pointsLimit / 2;
  return forces.flatMap(({ index, units }) => {
    const used = pointsOf(units);
    if (used >= half) return overspent(used, half, inForce(index));
    return [
      finding({
        code: 'POINTS_LEFT_OVER',
        severity: 'WARNING',
        where: inForce(index),
        message: `${half - used} points are left over and lost: the partner may not spend them`,
        used,
        allowed: half,
        mend: 'Spend them in this force, or leave them.',
        source,
      }),
    ];
  });
};

/** No more points than the limit; in doubles each force for itself. */
export const pointsLimit: ArmyRule = (muster) =>
  muster.draft.format === 'DOUBLES' ? doubles(muster) : singles(muster);
