import { ruling } from '../../../../shared/source';
import type { ArmyRule } from '../army-rule';
import { finding, inForce, WHOLE_ARMY } from '../finding';

/** How many forces there may be, of which lists: document 000, THE ARMY and LEGENDARY LEGIONS; ruling 23. */
export const forceLayout: ArmyRule = ({ draft, forces }) => {
  const doubles = draft.format === 'DOUBLES';
  const count = draft.forces.length;
  const army = { document: '000', heading: 'THE ARMY' } as const;
  const legions = forces.filter(({ isLegion }) => isLegion);
  const repeated = forces.filter(
    ({ list }, position) => forces.findIndex((other) => other.list.id === list.id) < position,
  );
  const mixed = legions.filter(({ list }) => forces.some((other) => other.list.id !== list.id));
  return [
    ...(count === 0
      ? [
          finding({
            code: 'NO_FORCE',
            where: WHOLE_ARMY,
            message: 'The army has no force',
            fix: 'Add a force.',
            source: army,
          }),
        ]
      : []),
    ...(doubles && count !== 2 && count !== 0
      ? [
          finding({
            code: 'DOUBLES_NEED_TWO_FORCES',
            where: WHOLE_ARMY,
            message: 'A doubles army has two forces, one of each player',
            used: count,
            allowed: 2,
            fix: count < 2 ? 'Add the partner’s force.' : 'Leave two forces.',
            source: army,
          }),
        ]
      : []),
    ...(doubles
      ? []
      : repeated.map(({ index, list, isLegion }) =>
          finding({
            code: 'LIST_TWICE',
            where: inForce(index),
            message: `${list.name} is in the army twice`,
            fix: 'Put its warbands into one force.',
            source: isLegion ? ruling('23') : ruling('22'),
          }),
        )),
    ...mixed.map(({ index, list }) =>
      finding({
        code: doubles ? 'LEGION_NOT_SHARED' : 'LEGION_STANDS_ALONE',
        where: inForce(index),
        message: doubles
          ? `${list.name} is a Legendary Legion: both forces must be of it`
          : `${list.name} is a Legendary Legion: it has no allies`,
        fix: doubles ? 'Take the same Legion for both forces.' : 'Take the Legion alone.',
        source: doubles ? { document: '000', heading: 'LEGENDARY LEGIONS' } : ruling('23'),
      }),
    ),
  ];
};
