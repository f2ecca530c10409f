import { ruling } from '../../../../shared/source';
import { type Finding, THE_ARMY, finding, inForce, WHOLE_ARMY } from '../finding';
import { sumOf } from '../../../../shared/sum-of';
import { type ArmyRule, pointsOfForce } from '../assemble-army';

const overspent = (used: number, allowed: number, at: Pick<Finding, 'where' | 'source'>): Finding =>
  finding({
    ...at,
    code: 'OVER_POINTS_LIMIT',
    message: `${used} points are spent; the limit is ${allowed}`,
    used,
    allowed,
    fix: `Take away ${used - allowed} points or more.`,
  });

const singles: ArmyRule = ({ forces, draft: { pointsLimit: limit } }) => {
  const used = sumOf(forces, pointsOfForce);
  const at = { where: WHOLE_ARMY, source: { document: '000', heading: 'THE ARMIES' } } as const;
  return used > limit && overspent(used, limit, at);
};

const oddLimit = (limit: number): Finding =>
  finding({
    code: 'ODD_POINTS_LIMIT',
    where: WHOLE_ARMY,
    message: `${limit} points cannot be halved between two forces`,
    used: limit,
    fix: `Play ${limit - 1} or ${limit + 1} points.`,
    source: ruling('27'),
  });

const leftOver = (used: number, half: number, index: number): Finding =>
  finding({
    code: 'POINTS_LEFT_OVER',
    severity: 'WARNING',
    where: inForce(index),
    message: `${half - used} points are left over and lost: the partner may not spend them`,
    used,
    allowed: half,
    fix: 'Spend them in this force, or leave them.',
    source: THE_ARMY,
  });

/**
 * Half the limit for each force; points left over by one are lost to the other (000, THE ARMY; ruling 27). Under an odd
 * limit a force is checked against the larger half: more than that is over in any case.
 */
const doubles: ArmyRule = ({ draft, forces }) => {
  const isOdd = draft.pointsLimit % 2 !== 0;
  const half = Math.ceil(draft.pointsLimit / 2);
  return [
    isOdd && oddLimit(draft.pointsLimit),
    ...forces.map((force) => {
      const { index } = force;
      const used = pointsOfForce(force);
      if (used > half) return overspent(used, half, { where: inForce(index), source: THE_ARMY });
      return used < half && !isOdd && leftOver(used, half, index);
    }),
  ];
};

/** No more points than the limit; in doubles each force for itself. */
export const pointsLimit: ArmyRule = (army) =>
  army.draft.format === 'DOUBLES' ? doubles(army) : singles(army);
