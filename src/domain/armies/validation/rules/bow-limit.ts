import { ruling } from '../../../../shared/source';
import type { ArmyRule } from '../army-rule';
import { countBows } from '../bows';
import { finding, inForce } from '../finding';

/** Each force for itself, in doubles and for Legions too (000, THE ARMY; rulings 20 and 28). */
export const bowLimit: ArmyRule = (army) =>
  army.forces.flatMap((force) => {
    const { warriors, used, allowed, fraction, exempt } = countBows(force, army);
    if (allowed === null || used <= allowed) return [];
    const part = `${fraction.numerator}/${fraction.denominator}`;
    const without = exempt.length > 0 ? ` (not counting ${exempt.join(', ')})` : '';
    return [
      finding({
        code: 'OVER_BOW_LIMIT',
        where: inForce(force.index),
        message: `${force.list.name}: ${used} bows for ${warriors} Warriors${without}; ${part} of them, rounded up, is ${allowed}`,
        used,
        allowed,
        fix: `Take away ${used - allowed} bows, or add Warriors without.`,
        source: army.draft.format === 'DOUBLES' ? { document: '000', heading: 'THE ARMY' } : ruling('20'),
      }),
    ];
  });
