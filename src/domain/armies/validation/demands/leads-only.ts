import { finding } from '../finding';
import { type DemandCheck, anyOf } from './demand-scope';

/** Leaders whom only these may follow, or nobody. */
export const leadsOnly: DemandCheck<'LEADS_ONLY'> = ({ leaders, followers }, scope) =>
  scope.warbands.flatMap(({ leader, followers: units }) =>
    leader && leaders.includes(leader.profile.id)
      ? units
          .filter(({ profile }) => !followers.includes(profile.id))
          .map(({ profile, where }) =>
            finding({
              code: 'WRONG_FOLLOWER_FOR',
              where,
              message:
                followers.length > 0
                  ? `${leader.profile.name} leads only ${anyOf(followers, scope)}, not ${profile.name}`
                  : `${leader.profile.name} leads nobody`,
              fix: `Move ${profile.name} to another warband.`,
              source: scope.source,
            }),
          )
      : [],
  );
