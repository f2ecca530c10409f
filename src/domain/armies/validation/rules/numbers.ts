import { ruling, type Source } from '../../../../shared/source';
import { sumOf } from '../../../../shared/sum-of';
import type { ArmyRule, AssembledUnit } from '../assemble-army';
import {
  type Finding,
  type Where,
  LEGENDARY_LEGIONS,
  finding,
  listed,
  WHOLE_ARMY,
  inForce,
} from '../finding';
import type { Tier } from '../../catalogue/vocabulary';

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

/** Heroes that exclude each other, over the whole army and in doubles over both forces (ruling 38). */
export const exclusions: ArmyRule = ({ units }) => {
  if (units.every(({ profile }) => profile.excludes.length === 0)) return [];
  const named = new Set<string>();
  return units.flatMap((a, position) =>
    units.slice(position + 1).flatMap((b) => {
      if (!excludesEachOther(a, b) || isOnePerson(a, b)) return [];
      const key = [a.profile.id, b.profile.id].sort().join(' ');
      if (named.has(key)) return [];
      named.add(key);
      return pair(a, b);
    }),
  );
};

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
  for (const unit of units.filter(({ profile }) => profile.unique)) {
    const { character } = unit.profile;
    groups.set(character, [...(groups.get(character) ?? []), unit]);
  }
  return [...groups.values()];
};

const modelsOf = (units: readonly AssembledUnit[]): number => sumOf(units, ({ count }) => count);

/** There is one of each named Hero: once in an army, in doubles once over both forces (000, LEGENDARY LEGIONS; ruling 25). */
export const uniqueHeroes: ArmyRule = ({ units, draft }) =>
  byCharacter(units).flatMap((group) => {
    const used = modelsOf(group);
    const names = [...new Set(group.map(({ profile }) => profile.name))].sort();
    const doubles = draft.format === 'DOUBLES';
    return (
      used > 1 &&
      finding({
        code: 'UNIQUE_TWICE',
        where: commonPlace(group),
        message:
          names.length > 1 ? `${names.join(' and ')} are the same Hero` : `There is only one ${names.join()}`,
        used,
        allowed: 1,
        fix: `Keep one${doubles ? ' over both forces' : ''}.`,
        source: doubles ? LEGENDARY_LEGIONS : ruling('25'),
      })
    );
  });

interface TakenOption {
  readonly name: string;
  readonly count: number;
  readonly allowed: number;
  readonly source: Source;
}

const oneTooMany = ({ name, count }: TakenOption): Finding =>
  finding({
    code: 'UNIQUE_OPTION_TWICE',
    where: WHOLE_ARMY,
    message: `There is only one ${name}`,
    used: count,
    allowed: 1,
    fix: `Let one model have ${name}.`,
    source: ruling('25'),
  });

const tooOften = ({ name, count, allowed, source }: TakenOption): Finding =>
  finding({
    code: 'OPTION_TOO_OFTEN',
    where: WHOLE_ARMY,
    message: `An army may take ${name} at most ${allowed} times`,
    used: count,
    allowed,
    fix: `Take ${count - allowed} fewer.`,
    source,
  });

/**
 * Options limited over the whole army: one Ring, one Asfaloth (ruling 25), two Abyssal Knights (the list gives the number).
 */
export const optionNumbers: ArmyRule = ({ forces }) => {
  const taken = new Map<string, TakenOption>();
  for (const { list, units } of forces)
    for (const { option, count } of units.flatMap(({ options }) => options))
      if (option.inArmy !== null)
        taken.set(option.id, {
          name: option.name,
          count: (taken.get(option.id)?.count ?? 0) + count,
          allowed: option.inArmy,
          source: listed(list),
        });
  return [...taken.values()]
    .filter(({ count, allowed }) => count > allowed)
    .map((one) => (one.allowed === 1 ? oneTooMany(one) : tooOften(one)));
};

const enough: readonly (Tier | null)[] = ['LEGEND', 'VALOUR', 'FORTITUDE'];

/** At most one siege engine for each Hero of Fortitude or better of the same list (ruling 26). */
export const siegeEngines: ArmyRule = ({ forces }) =>
  forces.flatMap(({ index, list, units }) => {
    const used = modelsOf(units.filter(({ profile }) => profile.kind === 'SIEGE_ENGINE'));
    const allowed = modelsOf(
      units.filter(({ profile, tier }) => profile.kind === 'HERO' && enough.includes(tier)),
    );
    return (
      used > allowed &&
      finding({
        code: 'TOO_MANY_SIEGE_ENGINES',
        where: inForce(index),
        message: `${list.name}: ${used} siege engines, ${allowed} Heroes of Fortitude or better`,
        used,
        allowed,
        fix: `Take away ${used - allowed}, or add Heroes of Fortitude or better.`,
        source: ruling('26'),
      })
    );
  });
