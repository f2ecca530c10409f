import type { ArmyRule } from '../army-rule';
import { finding, inForce } from '../finding';

/** Each force has warbands of its own (000, LEGENDARY LEGIONS): one without a model is none. */
export const emptyForce: ArmyRule = ({ draft }) =>
  draft.forces.flatMap(({ warbands }, index) =>
    warbands.some(({ leader, followers }) => leader !== null || followers.length > 0)
      ? []
      : [
          finding({
            code: 'EMPTY_FORCE',
            where: inForce(index),
            message: 'The force has no models',
            fix: 'Add a warband.',
            source: { document: '000', heading: 'LEGENDARY LEGIONS' },
          }),
        ],
  );
