import { ruling } from '../../../../shared/source';
import type { ArmyRule } from '../army-rule';
import { type Finding, type Where, finding } from '../finding';
import type { AssembledUnit } from '../assemble-army';

const excludesEachOther = (a: AssembledUnit, b: AssembledUnit): boolean =>
  a.profile.excludes.includes(b.profile.id) || b.profile.excludes.includes(a.profile.id);

/** One person in two profiles is named by the rule on unique Heroes. */
const isOnePerson = (a: AssembledUnit, b: AssembledUnit): boolean =>
  a.profile.unique && b.profile.unique && a.profile.character === b.profile.character;

const placeOf = (a: Where, b: Where): Where => ({
  force: a.force === b.force ? a.force : null,
  warband: a.force === b.force && a.warband === b.warband ? a.warband : null,
  unit: null,
});

const pair = (a: AssembledUnit, b: AssembledUnit): Finding =>
  finding({
    code: 'EXCLUDED_TOGETHER',
    where: placeOf(a.where, b.where),
    message: `${a.profile.name} and ${b.profile.name} never stand in one army`,
    used: 2,
    allowed: 1,
    fix: `Leave out ${a.profile.name} or ${b.profile.name}.`,
    source: ruling('38'),
  });

/** Heroes who exclude each other, over the whole army and in doubles over both forces (ruling 38). */
export const exclusions: ArmyRule = ({ units }) => {
  if (units.every(({ profile }) => profile.excludes.length === 0)) return [];
  const named = new Set<string>();
  return units.flatMap((a, position) =>
    units.slice(position + 1).flatMap((b) => {
      if (!excludesEachOther(a, b) || isOnePerson(a, b)) return [];
      const key = [a.profile.id, b.profile.id].sort().join(' ');
      if (named.has(key)) return [];
      named.add(key);
      return [pair(a, b)];
    }),
  );
};
