import { ruling } from '../../../../shared/source';
import type { ArmyRule, AssembledUnit } from '../assemble-army';
import { countBows, partOf } from '../bows';
import { finding, inForce } from '../finding';
import { slug } from '../../catalogue/slug';
import { wargear } from '../../catalogue/wargear';

/** Each force for itself, in doubles and for Legions too (000, THE ARMY; rulings 20 and 28). */
export const bowLimit: ArmyRule = (army) =>
  army.forces.flatMap((force) => {
    const { warriors, used, allowed, fraction, exempt } = countBows(force, army);
    if (allowed === null || used <= allowed) return [];
    const part = `${fraction.numerator}/${fraction.denominator}`;
    const without = exempt.length > 0 ? ` (not counting ${exempt.join(', ')})` : '';
    return finding({
      code: 'OVER_BOW_LIMIT',
      where: inForce(force.index),
      message: `${force.list.name}: ${used} bows for ${warriors} Warriors${without}; ${part} of them, rounded up, is ${allowed}`,
      used,
      allowed,
      fix: `Take away ${used - allowed} bows, or add Warriors without.`,
      source: army.draft.format === 'DOUBLES' ? { document: '000', heading: 'THE ARMY' } : ruling('20'),
    });
  });

const throwersIn = ({ profile, options, count }: AssembledUnit): number => {
  if (profile.kind !== 'WARRIOR') return 0;
  if (profile.wargear.some((item) => wargear[slug(item)]?.kind === 'THROWING')) return count;
  const taken = options.filter(({ option }) => option.kind === 'THROWING');
  return Math.min(
    count,
    taken.reduce((sum, option) => sum + option.count, 0),
  );
};

/** The limit of an edition on throwing weapons: a part of the Warriors of each force, rounded up. */
export const throwingLimit: ArmyRule = ({ forces }) =>
  forces.flatMap(({ index, list, units }) => {
    const fraction = list.edition.throwingFraction;
    if (fraction === null) return [];
    const used = units.reduce((sum, unit) => sum + throwersIn(unit), 0);
    const warriors = units.reduce((sum, { counts }) => sum + counts.warriors, 0);
    const allowed = partOf(warriors, fraction);
    return (
      used > allowed &&
      finding({
        code: 'OVER_THROWING_LIMIT',
        where: inForce(index),
        message: `${list.name}: ${used} throwing weapons for ${warriors} Warriors; ${fraction.numerator}/${fraction.denominator} of them, rounded up, is ${allowed}`,
        used,
        allowed,
        fix: `Take away ${used - allowed} throwing weapons, or add Warriors without.`,
        source: ruling('20'),
      })
    );
  });
