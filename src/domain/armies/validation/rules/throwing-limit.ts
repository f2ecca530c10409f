import { ruling } from '../../../../shared/source';
import { slug } from '../../catalogue/slug';
import { wargear } from '../../catalogue/wargear';
import type { ArmyRule } from '../army-rule';
import { bowLimitOf } from '../bows';
import { finding, inForce } from '../finding';
import type { AssembledUnit } from '../assemble-army';

const throwersIn = ({ profile, options, count }: AssembledUnit): number => {
  if (profile.kind !== 'WARRIOR') return 0;
  if (profile.wargear.some((item) => wargear[slug(item)]?.kind === 'THROWING')) return count;
  const taken = options.filter(({ option }) => option.kind === 'THROWING');
  return Math.min(
    count,
    taken.reduce((sum, option) => sum + option.count, 0),
  );
};

/** Where an edition limits throwing weapons: a part of the Warriors of each force, rounded up. */
export const throwingLimit: ArmyRule = ({ forces }) =>
  forces.flatMap(({ index, list, units }) => {
    const fraction = list.edition.throwingFraction;
    if (fraction === null) return [];
    const used = units.reduce((sum, unit) => sum + throwersIn(unit), 0);
    const warriors = units.reduce((sum, { counts }) => sum + counts.warriors, 0);
    const allowed = bowLimitOf(warriors, fraction);
    if (used <= allowed) return [];
    return [
      finding({
        code: 'OVER_THROWING_LIMIT',
        where: inForce(index),
        message: `${list.name}: ${used} throwing weapons for ${warriors} Warriors; ${fraction.numerator}/${fraction.denominator} of them, rounded up, is ${allowed}`,
        used,
        allowed,
        fix: `Take away ${used - allowed} throwing weapons, or add Warriors without.`,
        source: ruling('20'),
      }),
    ];
  });
