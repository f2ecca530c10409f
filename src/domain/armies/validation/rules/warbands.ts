import { ruling } from '../../../../shared/source';
import { sumOf } from '../../../../shared/sum-of';
import type { CaptainlessRule, FollowRule } from '../../catalogue/model';
import type { ArmyRule, AssembledArmy, AssembledForce, AssembledWarband } from '../assemble-army';
import { holds } from '../conditions';
import { type Finding, finding } from '../finding';
import { isSingleWarband, placesTaken, warbandSize } from '../warband-size';

const source = ruling('21');

const size = (code: Finding['code'], warband: AssembledWarband, allowed: number): Finding => {
  const used = placesTaken(warband);
  const difference = Math.abs(used - allowed);
  return finding({
    code,
    where: warband.where,
    message: `${warband.leader?.profile.name ?? 'A warband without a leader'} ${code === 'WARBAND_TOO_LARGE' ? 'leads at most' : 'needs at least'} ${allowed}`,
    used,
    allowed,
    fix: code === 'WARBAND_TOO_LARGE' ? `Move or take away ${difference}.` : `Add ${difference}.`,
    source,
  });
};

const fits = (warband: AssembledWarband, { profiles }: CaptainlessRule): boolean =>
  profiles === null || warband.followers.every(({ profile }) => profiles.includes(profile.id));

const leaderless = (warband: AssembledWarband, rules: readonly CaptainlessRule[]) => {
  const rule = rules.find((one) => fits(warband, one));
  if (!rule)
    return finding({
      code: 'WARBAND_WITHOUT_LEADER',
      where: warband.where,
      message: 'A warband needs a leader',
      fix: 'Put a Hero in front of it.',
      source,
    });
  const places = placesTaken(warband);
  if (places > rule.maximum) return size('WARBAND_TOO_LARGE', warband, rule.maximum);
  return places < rule.minimum && size('WARBAND_TOO_SMALL', warband, rule.minimum);
};

const led = (warband: AssembledWarband, force: AssembledForce, army: AssembledArmy) => {
  const { leader } = warband;
  if (!leader) return [];
  const allowed = warbandSize(warband, force, army);
  const standsAlone = leader.tier === 'INDEPENDENT' && warband.followers.length === 0;
  return [
    leader.count !== 1 &&
      finding({
        code: 'LEADER_IS_ONE_MODEL',
        where: leader.where,
        message: 'A warband is led by one model',
        used: leader.count,
        allowed: 1,
        fix: 'Give each of them a warband of its own.',
        source,
      }),
    allowed === null &&
      !standsAlone &&
      finding({
        code: 'MAY_NOT_LEAD',
        where: leader.where,
        message: `${leader.profile.name} may not lead a warband`,
        fix: 'Put a Hero in front of it and this model among the followers.',
        source,
      }),
    allowed !== null &&
      placesTaken(warband) > allowed &&
      !isSingleWarband(force, army) &&
      size('WARBAND_TOO_LARGE', warband, allowed),
  ];
};

/** Whether the followers are exactly those of the rule, in its number, if it allows them only together. */
const isWhole = (units: AssembledWarband['followers'], { heroes, exactly }: FollowRule): boolean =>
  exactly === null ||
  (units.every(({ profile }) => heroes.includes(profile.id)) &&
    sumOf(units, ({ counts }) => counts.models) === exactly);

/** Only Warriors and Independent Heroes follow; all others lead a warband of their own. */
const followers = (
  { leader, followers: units }: AssembledWarband,
  { list }: AssembledForce,
): readonly Finding[] => {
  const rules = list.mayFollow.filter(
    ({ leaders }) => leader !== null && leaders.includes(leader.profile.id),
  );
  return units
    .filter(
      ({ profile, tier }) => profile.kind !== 'WARRIOR' && (tier !== 'INDEPENDENT' || profile.standsAlone),
    )
    .flatMap(({ profile, where }) => {
      const own = rules.filter(({ heroes }) => heroes.includes(profile.id));
      if (own.some((rule) => isWhole(units, rule))) return [];
      const together = own.find(({ exactly }) => exactly !== null);
      return finding({
        code: 'MAY_NOT_FOLLOW',
        where,
        message: together
          ? `${profile.name} follows ${leader?.profile.name ?? ''} only in a warband of exactly ${together.exactly} of them and nobody else`
          : `${profile.name} leads a warband and cannot follow in one`,
        fix: 'Give it a warband of its own.',
        source,
      });
    });
};

/** The leaders of warbands, their sizes and followers (ruling 21). */
export const warbands: ArmyRule = (army) =>
  army.forces.flatMap((force) => {
    const unled = force.list.captainless.filter(({ when }) => holds(when, { army, force }));
    const heroesFollow = isSingleWarband(force, army);
    return force.warbands.flatMap((warband) => [
      ...(warband.leader === null && !warband.leaderIsUnknown
        ? [leaderless(warband, unled)]
        : led(warband, force, army)),
      ...(heroesFollow ? [] : followers(warband, force)),
    ]);
  });
