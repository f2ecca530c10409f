import { ruling } from '../../../shared/source';
import type { ArmyRule } from '../army-rule';
import type { Finding } from '../finding';
import { finding, inForce, WHOLE_ARMY } from '../finding';
import type { LeaderCandidate } from '../leader';
import { leaderCandidates } from '../leader';
import type { Muster } from '../muster';

const source = ruling('24');

/** Someone must be able to lead: the army, and in doubles either force. */
const leaderless = (
  { draft, forces }: Muster,
  candidates: readonly LeaderCandidate[],
): readonly Finding['where'][] => {
  if (draft.format === 'SINGLES') return candidates.length === 0 ? [WHOLE_ARMY] : [];
  return forces
    .filter(({ index }) => candidates.every(({ force }) => force !== index))
    .map(({ index }) => inForce(index));
};

const chosen = ({ draft }: Muster): readonly { readonly force: number; readonly profile: string }[] =>
  draft.forces.flatMap(({ leader }, force) => (leader === null ? [] : [{ force, profile: leader }]));

const notCandidates = (muster: Muster, candidates: readonly LeaderCandidate[]): readonly Finding[] =>
  chosen(muster)
    .filter(
      ({ force, profile }) =>
        !candidates.some((candidate) => candidate.force === force && candidate.profile === profile),
    )
    .map(({ force, profile }) => {
      const others = candidates.filter(
        (candidate) => muster.draft.format === 'SINGLES' || candidate.force === force,
      );
      return finding({
        code: 'LEADER_NOT_CANDIDATE',
        where: inForce(force),
        message: `"${profile}" may not lead here`,
        mend:
          others.length > 0
            ? `Choose: ${others.map(({ profile: other }) => other).join(' or ')}.`
            : 'Add a Hero who may.',
        source,
      });
    });

/** Who leads is one of those who may, and there is one (000, THE LEADER; ruling 24). */
export const leader: ArmyRule = (muster) => {
  const candidates = leaderCandidates(muster);
  const named = chosen(muster).length;
  return [
    ...leaderless(muster, candidates).map((where) =>
      finding({
        code: 'NO_LEADER',
        where,
        message: 'No Hero here may lead',
        used: 0,
        allowed: 1,
        mend: 'Add a Hero.',
        source,
      }),
    ),
    ...(muster.draft.format === 'SINGLES' && named > 1
      ? [
          finding({
            code: 'LEADER_TWICE',
            where: WHOLE_ARMY,
            message: 'The army has one leader',
            used: named,
            allowed: 1,
            mend: 'Name the leader in one force only.',
            source,
          }),
        ]
      : []),
    ...notCandidates(muster, candidates),
  ];
};
