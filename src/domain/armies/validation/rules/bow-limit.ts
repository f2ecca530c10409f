import { ruling } from '../../../../shared/source';
import type { ArmyRule } from '../assemble-army';
import { countBows, countThrowing, shareText } from '../bows';
import { THE_ARMY, finding, inForce } from '../finding';

/** Each force for itself, in doubles and for Legions too (000, THE ARMY; rulings 20 and 28). */
export const bowLimit: ArmyRule = (army) =>
  army.forces.flatMap((force) => {
    const { warriors, used, allowed, fraction, exempt } = countBows(force, army);
    if (allowed === null || used <= allowed) return [];
    const without = exempt.length > 0 ? ` (not counting ${exempt.join(', ')})` : '';
    return finding({
      code: 'OVER_BOW_LIMIT',
      where: inForce(force.index),
      message: `${force.list.name}: ${used} bows for ${warriors} Warriors${without}; ${shareText(fraction)} of them, rounded up, is ${allowed}`,
      used,
      allowed,
      fix: `Take away ${used - allowed} bows, or add Warriors without.`,
      source: army.draft.format === 'DOUBLES' ? THE_ARMY : ruling('20'),
    });
  });

/** The limit of an edition or list on throwing weapons: a part of the Warriors of each force, rounded up. */
export const throwingLimit: ArmyRule = (army) =>
  army.forces.flatMap((force) => {
    const { index, list } = force;
    const counted = countThrowing(force, army);
    if (counted === null) return [];
    const { warriors, used, allowed, fraction } = counted;
    return (
      used > allowed &&
      finding({
        code: 'OVER_THROWING_LIMIT',
        where: inForce(index),
        message: `${list.name}: ${used} throwing weapons for ${warriors} Warriors; ${shareText(fraction)} of them, rounded up, is ${allowed}`,
        used,
        allowed,
        fix: `Take away ${used - allowed} throwing weapons, or add Warriors without.`,
        source: ruling('20'),
      })
    );
  });
