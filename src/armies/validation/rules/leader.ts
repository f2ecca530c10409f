import type { ArmyRule } from '../army-rule';
import { finding, inForce, ruling, WHOLE_ARMY } from '../finding';
import { leaderCandidates } from '../leader';

const source = ruling(24);

/** Someone must be able to lead: the army, and in doubles either force (000, THE LEADER; ruling 24). */
export const leader: ArmyRule = (muster) => {
  const candidates = leaderCandidates(muster);
  const { draft, forces } = muster;
  const isFixed = forces.some(({ roll }) => roll.demands.some(({ kind }) => kind === 'LEADER'));
  const leaderless =
    draft.format === 'DOUBLES' && !isFixed
      ? forces
          .filter(({ index }) => candidates.every(({ force }) => force !== index))
          .map(({ index }) => inForce(index))
      : candidates.length === 0
        ? [WHOLE_ARMY]
        : [];
  const { leader: chosen } = draft;
  return [
    ...leaderless.map((where) =>
      finding({
        code: 'NO_LEADER',
        where,
        message: 'No Hero here may lead the army',
        mend: 'Add a Hero.',
        source,
      }),
    ),
    ...(chosen !== null && candidates.length > 0 && candidates.every(({ profile }) => profile !== chosen)
      ? [
          finding({
            code: 'LEADER_NOT_CANDIDATE',
            where: WHOLE_ARMY,
            message: `"${chosen}" may not lead this army`,
            mend: `Choose one of: ${candidates.map(({ profile }) => profile).join(', ')}.`,
            source,
          }),
        ]
      : []),
  ];
};
