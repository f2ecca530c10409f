import { type Finding, finding, inForce, WHOLE_ARMY } from '../finding';
import { type DemandCheck, type DemandOf, breachOf, type DemandScope, anyOf } from './demand-scope';
import { mayBeGeneral } from '../leader';
import { placesTaken, warbandSize } from '../warband-size';

/** A warband of these may do without a leader, by a rule that names them. */
const mayBeUnled = (id: string, { forces }: DemandScope): boolean =>
  forces.some(({ list }) => list.captainless.some(({ profiles }) => profiles?.includes(id)));

/** Models that follow these leaders only; without any, they follow nobody. */
export const onlyLedBy: DemandCheck<'ONLY_LED_BY'> = ({ profiles, leaders, leadersAsGeneral }, scope) => {
  const generals = leadersAsGeneral.filter((id) => mayBeGeneral(id, scope.army));
  return scope.warbands
    .filter(
      ({ leader, leaderIsUnknown }) =>
        !leaderIsUnknown && (leader === null || ![...leaders, ...generals].includes(leader.profile.id)),
    )
    .flatMap(({ leader, followers }) =>
      followers
        .filter(({ profile }) => profiles.includes(profile.id))
        .filter(({ profile }) => leader !== null || !mayBeUnled(profile.id, scope))
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
};

/** Leaders with these followers only, or without any. */
const wrongFollowers = (
  { leaders, followers }: Pick<DemandOf<'LEADS_ONLY'>, 'leaders' | 'followers'>,
  scope: DemandScope,
): readonly Finding[] =>
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

export const leadsOnly: DemandCheck<'LEADS_ONLY'> = wrongFollowers;

/** Leaders whose warband must be full, of these alone. */
export const fullWarband: DemandCheck<'FULL_WARBAND'> = ({ leaders, followers }, scope) => [
  ...scope.forces.flatMap((force) =>
    force.warbands.flatMap((warband) => {
      if (!warband.leader || !leaders.includes(warband.leader.profile.id)) return [];
      const size = warbandSize(warband, force, scope.army);
      const used = placesTaken(warband);
      if (size === null || used >= size) return [];
      return finding({
        code: 'WARBAND_NOT_FULL',
        where: warband.where,
        message: `${warband.leader.profile.name} needs a full warband of ${anyOf(followers, scope)}`,
        used,
        allowed: size,
        fix: `Add ${size - used}.`,
        source: scope.source,
      });
    }),
  ),
  ...wrongFollowers({ leaders, followers }, scope),
];

/** Friends in one warband: one leads the others, or all of them follow the same Hero. */
export const sameWarband: DemandCheck<'SAME_WARBAND'> = ({ profiles }, scope) => {
  const used = scope.warbands.filter(({ leader, followers }) =>
    [leader, ...followers].some((unit) => unit && profiles.includes(unit.profile.id)),
  ).length;
  const names = profiles
    .map(scope.profileName)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
  return (
    used > 1 &&
    breachOf(scope, {
      code: 'NOT_ONE_WARBAND',
      message: `${scope.name}: ${names} stand in one warband`,
      used,
      allowed: 1,
      fix: 'Put them into the same warband.',
    })
  );
};

/**
 * One warband under one of these. In doubles each force has a warband of its own (000, LEGENDARY LEGIONS), so each is one
 * warband, and the leader asked for stands in front of one of them.
 */
export const singleWarband: DemandCheck<'SINGLE_WARBAND'> = (demand, scope) => {
  if (demand.optional) return [];
  const leaders = demand.underGeneral
    ? demand.leaders.filter((id) => mayBeGeneral(id, scope.army))
    : demand.leaders;
  const names = anyOf(leaders, scope);
  const usual = { code: 'NOT_ONE_WARBAND', allowed: 1, source: scope.source } as const;
  const split = scope.forces.filter(({ warbands }) => warbands.length > 1);
  const isLed = scope.warbands.some(
    ({ leader, leaderIsUnknown }) =>
      leaderIsUnknown || (leader !== null && leaders.includes(leader.profile.id)),
  );
  return [
    ...split.map(({ index, warbands }) =>
      finding({
        ...usual,
        where: inForce(index),
        message: `${scope.name} is one warband`,
        used: warbands.length,
        fix: `Put all models into one warband under ${names}.`,
      }),
    ),
    !isLed &&
      finding({
        ...usual,
        where: scope.forces.length === 1 ? inForce(scope.forces[0]?.index ?? 0) : WHOLE_ARMY,
        message: `${scope.name} is led by ${names}`,
        used: 0,
        fix: `Put ${names} in front of the warband.`,
      }),
  ];
};
