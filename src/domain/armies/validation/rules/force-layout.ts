import { ruling } from '../../../../shared/source';
import type { ArmyRule, AssembledArmy } from '../assemble-army';
import { LEGENDARY_LEGIONS, THE_ARMY, finding, inForce, WHOLE_ARMY } from '../finding';

/** The number of forces and their lists: document 000, THE ARMY and LEGENDARY LEGIONS; ruling 23. */
export const forceLayout: ArmyRule = ({ draft, forces }) => {
  const doubles = draft.format === 'DOUBLES';
  const count = draft.forces.length;
  const legions = forces.filter(({ isLegion }) => isLegion);
  const repeated = forces.filter(
    ({ list }, position) => forces.findIndex((other) => other.list.id === list.id) < position,
  );
  const mixed = legions.filter(({ list }) => forces.some((other) => other.list.id !== list.id));
  return [
    count === 0 &&
      finding({
        code: 'NO_FORCE',
        where: WHOLE_ARMY,
        message: 'The army has no force',
        fix: 'Add a force.',
        source: THE_ARMY,
      }),
    doubles &&
      count !== 2 &&
      count !== 0 &&
      finding({
        code: 'DOUBLES_NEED_TWO_FORCES',
        where: WHOLE_ARMY,
        message: 'A doubles army has two forces, one of each player',
        used: count,
        allowed: 2,
        fix: count < 2 ? 'Add the partner’s force.' : 'Leave two forces.',
        source: THE_ARMY,
      }),
    ...repeated.map(
      ({ index, list, isLegion }) =>
        !doubles &&
        finding({
          code: 'LIST_TWICE',
          where: inForce(index),
          message: `${list.name} is in the army twice`,
          fix: 'Put its warbands into one force.',
          source: isLegion ? ruling('23') : ruling('22'),
        }),
    ),
    ...mixed.map(({ index, list }) =>
      finding({
        code: doubles ? 'LEGION_NOT_SHARED' : 'LEGION_STANDS_ALONE',
        where: inForce(index),
        message: doubles
          ? `${list.name} is a Legendary Legion: both forces must be of it`
          : `${list.name} is a Legendary Legion: it has no allies`,
        fix: doubles ? 'Take the same Legion for both forces.' : 'Take the Legion alone.',
        source: doubles ? LEGENDARY_LEGIONS : ruling('23'),
      }),
    ),
  ];
};

/** Each force has warbands of its own (000, LEGENDARY LEGIONS), and at least one model. */
export const emptyForce: ArmyRule = ({ draft }) =>
  draft.forces.map(
    ({ warbands }, index) =>
      warbands.every(({ leader, followers }) => leader === null && followers.length === 0) &&
      finding({
        code: 'EMPTY_FORCE',
        where: inForce(index),
        message: 'The force has no models',
        fix: 'Add a warband.',
        source: LEGENDARY_LEGIONS,
      }),
  );

/** Forces whose list is of another edition than the one that the army is checked against. */
const wrongEditions = ({ forces, draft: { edition } }: AssembledArmy) =>
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
  const {
    forces,
    draft: { edition: asked },
  } = army;
  const named = [...new Map(forces.map(({ list }) => [list.edition.id, list])).values()].map(
    ({ name, edition }) => `${name} is of edition ${edition.name}`,
  );
  const lists = [...new Set(forces.filter(({ isLegion }) => !isLegion).map(({ list }) => list.name))];
  const alone = forces.find(({ list }) => !list.edition.listsMayAlly)?.list.edition;
  return [
    ...wrongEditions(army),
    asked === undefined &&
      named.length > 1 &&
      finding({
        code: 'WRONG_EDITION' as const,
        where: WHOLE_ARMY,
        message: `One army is of one edition: ${named.join(', ')}`,
        used: named.length,
        allowed: 1,
        fix: 'Take lists of one edition.',
        source: ruling('22'),
      }),
    alone &&
      lists.length > 1 &&
      finding({
        code: 'LISTS_MAY_NOT_ALLY' as const,
        where: WHOLE_ARMY,
        message: `Edition ${alone.name} has no allies: ${lists.join(', ')}`,
        used: lists.length,
        allowed: 1,
        fix: 'Take one army list.',
        source: ruling('22'),
      }),
  ];
};
