import { finding, inForce, WHOLE_ARMY } from '../finding';
import { type DemandCheck, anyOf } from './demand-scope';

/**
 * One warband under one of these. In doubles each force has a warband of its own (000, LEGENDARY LEGIONS), so each is one
 * warband, and the leader asked for stands in front of one of them.
 */
export const singleWarband: DemandCheck<'SINGLE_WARBAND'> = ({ leaders }, scope) => {
  const names = anyOf(leaders, scope);
  const usual = { code: 'NOT_ONE_WARBAND', allowed: 1, source: scope.source } as const;
  const split = scope.forces.filter(({ warbands }) => warbands.length > 1);
  const isLed = scope.warbands.some(
    ({ leader, leaderIsUnknown }) =>
      leaderIsUnknown || (leader !== null && leaders.includes(leader.profile.id)),
  );
  return [
    ...split.map(({ index, warbands }) =>
      finding({
        ...usual,
        where: inForce(index),
        message: `${scope.name} is one warband`,
        used: warbands.length,
        fix: `Put all models into one warband under ${names}.`,
      }),
    ),
    ...(isLed
      ? []
      : [
          finding({
            ...usual,
            where: scope.forces.length === 1 ? inForce(scope.forces[0]?.index ?? 0) : WHOLE_ARMY,
            message: `${scope.name} is led by ${names}`,
            used: 0,
            fix: `Put ${names} in front of the warband.`,
          }),
        ]),
  ];
};
