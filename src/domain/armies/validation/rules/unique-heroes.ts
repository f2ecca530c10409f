import { ruling } from '../../../../shared/source';
import type { ArmyRule } from '../army-rule';
import { type Where, finding } from '../finding';
import type { AssembledUnit } from '../assemble-army';

/** The narrowest place that holds them all: a unit, a warband, a force, or the army. */
const commonPlace = (units: readonly AssembledUnit[]): Where => {
  const same = (part: keyof Where): number | null => {
    const values = new Set(units.map(({ where }) => where[part]));
    return values.size === 1 ? ([...values][0] ?? null) : null;
  };
  const force = same('force');
  const warband = force === null ? null : same('warband');
  return { force, warband, unit: warband === null ? null : same('unit') };
};

const byCharacter = (units: readonly AssembledUnit[]): readonly (readonly AssembledUnit[])[] => {
  const groups = new Map<string, AssembledUnit[]>();
  for (const unit of units) {
    if (!unit.profile.unique) continue;
    const group = groups.get(unit.profile.character);
    if (group) group.push(unit);
    else groups.set(unit.profile.character, [unit]);
  }
  return [...groups.values()];
};

/** There is one of each named Hero: once in an army, in doubles once over both forces (000, LEGENDARY LEGIONS; ruling 25). */
export const uniqueHeroes: ArmyRule = ({ units, draft }) =>
  byCharacter(units).flatMap((group) => {
    const used = group.reduce((total, { count }) => total + count, 0);
    if (used <= 1) return [];
    const names = [...new Set(group.map(({ profile }) => profile.name))].sort();
    const doubles = draft.format === 'DOUBLES';
    return [
      finding({
        code: 'UNIQUE_TWICE',
        where: commonPlace(group),
        message:
          names.length > 1 ? `${names.join(' and ')} are the same Hero` : `There is only one ${names.join()}`,
        used,
        allowed: 1,
        fix: `Keep one${doubles ? ' over both forces' : ''}.`,
        source: doubles ? { document: '000', heading: 'LEGENDARY LEGIONS' } : ruling('25'),
      }),
    ];
  });
