import { ruling } from '../../../../shared/source';
import type { ArmyRule } from '../army-rule';
import { finding, inForce, WHOLE_ARMY } from '../finding';

/** Forces whose list is of another edition than the one that the army is checked against. */
const strangers: ArmyRule = ({ forces, draft: { edition } }) =>
  forces
    .filter(({ list }) => edition !== undefined && list.edition.id !== edition)
    .map(({ index, list }) =>
      finding({
        code: 'WRONG_EDITION',
        where: inForce(index),
        message: `${list.name} is of edition ${list.edition.name}; edition ${edition ?? ''} is played`,
        fix: `Take lists of edition ${edition ?? ''}.`,
        source: ruling('22'),
      }),
    );

/** The edition that is asked for, one edition in an army, and only as many lists as that edition allows. */
export const editions: ArmyRule = (army) => {
  const { forces } = army;
  const names = [...new Set(forces.map(({ list }) => list.edition.name))];
  const lists = [...new Set(forces.filter(({ isLegion }) => !isLegion).map(({ list }) => list.name))];
  const alone = forces.find(({ list }) => !list.edition.listsMayAlly)?.list.edition;
  return [
    ...strangers(army),
    ...(names.length > 1
      ? [
          finding({
            code: 'EDITIONS_MIXED' as const,
            where: WHOLE_ARMY,
            message: `The lists are of different editions: ${names.join(', ')}`,
            used: names.length,
            allowed: 1,
            fix: 'Take lists of one edition.',
            source: ruling('22'),
          }),
        ]
      : []),
    ...(alone && lists.length > 1
      ? [
          finding({
            code: 'LISTS_MAY_NOT_ALLY' as const,
            where: WHOLE_ARMY,
            message: `Edition ${alone.name} has no allies: ${lists.join(', ')}`,
            used: lists.length,
            allowed: 1,
            fix: 'Take one army list.',
            source: ruling('22'),
          }),
        ]
      : []),
  ];
};
