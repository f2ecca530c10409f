import { finding } from '../finding';
import { unitsOf } from '../muster';
import type { DemandCheck } from './demand-scope';
import { anyOf } from './demand-scope';

/** Models that follow no one but these. */
export const onlyLedBy: DemandCheck<'ONLY_LED_BY'> = ({ profiles, leaders }, scope) =>
  scope.warbands
    .filter(
      ({ leader, leaderIsUnknown }) =>
        !leaderIsUnknown && (leader === null || !leaders.includes(leader.profile.id)),
    )
    .flatMap((warband) =>
      unitsOf(warband)
        .filter((unit) => unit !== warband.leader && profiles.includes(unit.profile.id))
        .map(({ profile, where }) =>
          finding({
            code: 'WRONG_LEADER_FOR',
            where,
            message: `${profile.name} may only be led by ${anyOf(leaders, scope)}`,
            mend: `Move it to a warband of ${anyOf(leaders, scope)}.`,
            source: scope.source,
          }),
        ),
    );
