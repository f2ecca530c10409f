import { ruling } from '../../../shared/source';
import type { CaptainlessRule } from '../../catalogue/model';
import type { ArmyRule } from '../army-rule';
import { holds } from '../conditions';
import type { Finding } from '../finding';
import { finding } from '../finding';
import type { Muster, MusteredForce, MusteredWarband } from '../muster';
import { isSingleWarband, placesTaken, warbandSize } from '../warband-size';

const source = ruling('21');

const size = (code: Finding['code'], warband: MusteredWarband, allowed: number): Finding => {
  const used = placesTaken(warband);
  const difference = Math.abs(used - allowed);
  return finding({
    code,
    where: warband.where,
    message: `${warband.leader?.profile.name ?? 'A warband without a leader'} ${code === 'WARBAND_TOO_LARGE' ? 'leads at most' : 'needs at least'} ${allowed}`,
    used,
    allowed,
    mend: code === 'WARBAND_TOO_LARGE' ? `Move or take away ${difference}.` : `Add ${difference}.`,
    source,
  });
};

const leaderless = (warband: MusteredWarband, rule: CaptainlessRule | null): readonly Finding[] => {
  if (rule === null)
    return [
      finding({
        code: 'WARBAND_WITHOUT_LEADER',
        where: warband.where,
        message: 'A warband needs a leader',
        mend: 'Put a Hero in front of it.',
        source,
      }),
    ];
  const places = placesTaken(warband);
  if (places > rule.maximum) return [size('WARBAND_TOO_LARGE', warband, rule.maximum)];
  return places < rule.minimum ? [size('WARBAND_TOO_SMALL', warband, rule.minimum)] : [];
};

const led = (warband: MusteredWarband, force: MusteredForce, muster: Muster): readonly Finding[] => {
  const { leader } = warband;
  if (!leader) return [];
  const allowed = warbandSize(warband, force, muster);
  return [
    ...(leader.count === 1
      ? []
      : [
          finding({
            code: 'LEADER_IS_ONE_MODEL',
            where: leader.where,
            message: 'A warband is led by one model',
            used: leader.count,
            allowed: 1,
            mend: 'Give each of them a warband of its own.',
            source,
          }),
        ]),
    ...(allowed === null
      ? [
          finding({
            code: 'MAY_NOT_LEAD',
            where: leader.where,
            message: `${leader.profile.name} may not lead a warband`,
            mend: 'Put a Hero in front of it and this model among the followers.',
            source,
          }),
        ]
      : []),
    ...(allowed !== null && placesTaken(warband) > allowed && !isSingleWarband(force, muster)
      ? [size('WARBAND_TOO_LARGE', warband, allowed)]
      : []),
  ];
};

/** Only Warriors and Independent Heroes follow; whoever has a warband of its own leads it. */
const followers = ({ followers: units }: MusteredWarband): readonly Finding[] =>
  units
    .filter(({ profile, tier }) => profile.kind !== 'WARRIOR' && tier !== 'INDEPENDENT')
    .map(({ profile, where }) =>
      finding({
        code: 'MAY_NOT_FOLLOW',
        where,
        message: `${profile.name} leads a warband and cannot follow in one`,
        mend: 'Give it a warband of its own.',
        source,
      }),
    );

/** Who leads how many, and who follows (ruling 21). */
export const warbands: ArmyRule = (muster) =>
  muster.forces.flatMap((force) => {
    const { captainless } = force.roll;
    const rule = captainless !== null && holds(captainless.when, { muster, force }) ? captainless : null;
    const heroesFollow = isSingleWarband(force, muster);
    return force.warbands.flatMap((warband) => [
      ...(warband.leader === null && !warband.leaderIsUnknown
        ? leaderless(warband, rule)
        : led(warband, force, muster)),
      ...(heroesFollow ? [] : followers(warband)),
    ]);
  });
