import { finding } from '../finding';
import { unitsOf } from '../assemble-army';
import { type DemandCheck, type DemandScope, anyOf } from './demand-scope';

/** A warband of these may do without a leader, by a rule that names them. */
const mayBeUnled = (id: string, { forces }: DemandScope): boolean =>
  forces.some(({ list }) => list.captainless.some(({ profiles }) => profiles?.includes(id)));

/** Models that follow no one but these; where nobody is named, they follow no one at all. */
export const onlyLedBy: DemandCheck<'ONLY_LED_BY'> = ({ profiles, leaders }, scope) =>
  scope.warbands
    .filter(
      ({ leader, leaderIsUnknown }) =>
        !leaderIsUnknown && (leader === null || !leaders.includes(leader.profile.id)),
    )
    .flatMap((warband) =>
      unitsOf(warband)
        .filter((unit) => unit !== warband.leader && profiles.includes(unit.profile.id))
        .filter(({ profile }) => warband.leader !== null || !mayBeUnled(profile.id, scope))
        .map(({ profile, where }) =>
          finding({
            code: 'WRONG_LEADER_FOR',
            where,
            message:
              leaders.length > 0
                ? `${profile.name} may only be led by ${anyOf(leaders, scope)}`
                : `${profile.name} follows nobody`,
            fix:
              leaders.length > 0
                ? `Move it to a warband of ${anyOf(leaders, scope)}.`
                : 'Give it a warband of its own.',
            source: scope.source,
          }),
        ),
    );
