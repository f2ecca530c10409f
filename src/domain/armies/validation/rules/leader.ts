import { ruling } from '../../../../shared/source';
import type { ArmyRule, AssembledArmy } from '../assemble-army';
import { type Finding, finding, inForce, WHOLE_ARMY } from '../finding';
import { type LeaderCandidate, leaderCandidates } from '../leader';

const source = ruling('24');

/** The places without a candidate: the army, in doubles either force. */
const leaderless = (
  { draft, forces }: AssembledArmy,
  candidates: readonly LeaderCandidate[],
): readonly Finding['where'][] => {
  if (draft.format === 'SINGLES') return candidates.length === 0 ? [WHOLE_ARMY] : [];
  return forces
    .filter(({ index }) => candidates.every(({ force }) => force !== index))
    .map(({ index }) => inForce(index));
};

const chosen = ({ draft }: AssembledArmy): readonly { readonly force: number; readonly profile: string }[] =>
  draft.forces.flatMap(({ leader }, force) => (leader === null ? [] : [{ force, profile: leader }]));

const notCandidates = (army: AssembledArmy, candidates: readonly LeaderCandidate[]): readonly Finding[] =>
  chosen(army)
    .filter(
      ({ force, profile }) =>
        !candidates.some((candidate) => candidate.force === force && candidate.profile === profile),
    )
    .map(({ force, profile }) => {
      const others = candidates.filter(
        (candidate) => army.draft.format === 'SINGLES' || candidate.force === force,
      );
      return finding({
        code: 'LEADER_NOT_CANDIDATE',
        where: inForce(force),
        message: `"${profile}" may not lead here`,
        fix:
          others.length > 0
            ? `Choose: ${others.map(({ profile: other }) => other).join(' or ')}.`
            : 'Add a Hero who may.',
        source,
      });
    });

/** There is one leader, and it is one of the candidates (000, THE LEADER; ruling 24). */
export const leader: ArmyRule = (army) => {
  const candidates = leaderCandidates(army);
  const named = chosen(army).length;
  return [
    ...leaderless(army, candidates).map((where) =>
      finding({
        code: 'NO_LEADER',
        where,
        message: 'No Hero here may lead',
        used: 0,
        allowed: 1,
        fix: 'Add a Hero.',
        source,
      }),
    ),
    army.draft.format === 'SINGLES' &&
      named > 1 &&
      finding({
        code: 'LEADER_TWICE',
        where: WHOLE_ARMY,
        message: 'The army has one leader',
        used: named,
        allowed: 1,
        fix: 'Name the leader in one force only.',
        source,
      }),
    ...notCandidates(army, candidates),
  ];
};
