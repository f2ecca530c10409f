import { namesOf } from '../../../shared/names-of';
import { oncePerObject } from '../../../shared/once';
import { unitsOf } from '../catalogue/army';
import { type AllianceLevel, allianceLevels } from '../catalogue/vocabulary';
import type { Condition } from '../catalogue/model';
import type { AssembledArmy, AssembledForce, AssembledUnit } from './assemble-army';

/** Two forces of an army and the alliance level of their lists. */
export interface AlliedPair {
  readonly forces: readonly [AssembledForce, AssembledForce];
  readonly level: AllianceLevel;
}

/** A pair's condition asks for models only: the level cannot depend on itself. */
const isFielded = (condition: Condition, army: AssembledArmy): boolean => {
  switch (condition.kind) {
    case 'PRESENT':
      return army.units.some(({ profile }) => condition.profiles.includes(profile.id));
    case 'NOT':
      return !isFielded(condition.condition, army);
    case 'ALL':
      return condition.conditions.every((each) => isFielded(each, army));
    case 'ANY':
      return condition.conditions.some((each) => isFielded(each, army));
    default:
      return false;
  }
};

const worse = (one: AllianceLevel, other: AllianceLevel): AllianceLevel =>
  namesOf(allianceLevels).findLast((level) => level === one || level === other) ?? one;

const hasAny = (profiles: readonly string[], { units }: Pick<AssembledArmy, 'units'>): boolean =>
  units.some(({ profile }) => profiles.includes(profile.id));

/** The levels to which the Heroes of `force` change an alliance with another list. */
const changed = (
  force: AssembledForce,
  other: AssembledForce,
  army: AssembledArmy,
): readonly AllianceLevel[] =>
  army.catalogue.allianceChanges
    .filter(
      ({ profiles, except, with: others }) =>
        hasAny(profiles, force) &&
        !except.includes(other.list.id) &&
        (others === null || hasAny(others, army)),
    )
    .map(({ level }) => level);

/** Whether Heroes of different times stand together, which costs the army bonus; found once for an army. */
export const losesBonus = oncePerObject((army: AssembledArmy): boolean =>
  army.catalogue.bonusLosses.some(
    ({ profiles, with: others }) => hasAny(profiles, army) && hasAny(others, army),
  ),
);

/** The level that the own allies of one Hero give; null where it is not known. */
const heroLevel = (hero: string, other: AssembledForce, army: AssembledArmy): AllianceLevel | null => {
  const rows = army.catalogue.heroAlliances.filter(
    ({ profiles, with: others }) => profiles.includes(hero) && (others === null || hasAny(others, army)),
  );
  const has = (field: 'historical' | 'convenient' | 'open') =>
    rows.some((row) => row[field].includes(other.list.id));
  if (has('historical')) return 'HISTORICAL';
  if (has('convenient')) return 'CONVENIENT';
  return rows.length === 0 || has('open') ? null : 'IMPOSSIBLE';
};

const levelByHeroes = (
  force: AssembledForce,
  other: AssembledForce,
  army: AssembledArmy,
): AllianceLevel | null => {
  const levels = force.units
    .filter(({ profile }) => profile.kind === 'HERO')
    .map(({ profile }) => heroLevel(profile.id, other, army));
  const known = levels.filter((level) => level !== null);
  return known.length === 0 || known.length < levels.length ? null : known.reduce(worse);
};

/** The level of two forces by the catalogue; null where it is not known. */
export const knownLevel = (
  a: AssembledForce,
  b: AssembledForce,
  army: AssembledArmy,
): AllianceLevel | null => {
  const { withoutAlliances } = army.catalogue;
  const open = [a, b].filter(({ list }) => withoutAlliances.includes(list.id));
  if (open.length === 0) return matrixLevel(a, b, army);
  const levels = open.map((force) => levelByHeroes(force, force === a ? b : a, army));
  return levels.reduce((worst, level) => worst && level && worse(worst, level));
};

const levelOf = (a: AssembledForce, b: AssembledForce, army: AssembledArmy): AllianceLevel | null => {
  const known = knownLevel(a, b, army);
  return known && [...changed(a, b, army), ...changed(b, a, army)].reduce(worse, known);
};

const matrixLevel = (a: AssembledForce, b: AssembledForce, army: AssembledArmy): AllianceLevel => {
  if (a.list.alignment !== b.list.alignment) return 'IMPOSSIBLE';
  const found = army.catalogue.alliances.find(
    ({ lists: [one, other] }) =>
      (one === a.list.id && other === b.list.id) || (one === b.list.id && other === a.list.id),
  );
  if (!found) return 'IMPOSSIBLE';
  return found.when === null || isFielded(found.when, army) ? found.level : (found.otherwise ?? 'IMPOSSIBLE');
};

/**
 * Every two forces of different army lists, with their level (ruling 22: the matrix holds in both directions); found once for an
 * army. A Legion has no allies, so it stands in no pair; nor do two forces whose level is not known.
 */
export const alliedPairs = oncePerObject((army: AssembledArmy): readonly AlliedPair[] => {
  const lists = army.forces.filter(({ isLegion }) => !isLegion);
  return lists.flatMap((a, position) =>
    lists
      .slice(position + 1)
      .filter((b) => a.list.id !== b.list.id)
      .flatMap((b): readonly AlliedPair[] => {
        const level = levelOf(a, b, army);
        return level ? [{ forces: [a, b], level }] : [];
      }),
  );
});

/** The worst pair decides (ruling 22); null when all forces are of one list, which is no alliance. */
export const allianceLevel = (army: AssembledArmy): AllianceLevel | null => {
  const [first, ...others] = alliedPairs(army);
  return first ? others.reduce((worst, { level }) => worse(worst, level), first.level) : null;
};

/** The costs of an alliance. */
export const allianceCosts = {
  ARMY_BONUSES: 'Army bonuses are lost.',
  BANNERS_REACH_OWN_LIST: 'Banners reach only models of their own list.',
  STAND_FAST_REACHES_OWN_LIST: "Stand Fast reaches only models of the Hero's own list.",
  HEROIC_ACTIONS_REACH_OWN_LIST: "Heroic actions reach only models of the Hero's own list.",
  EACH_LIST_BREAKS: 'Each list is Broken for itself.',
} as const;
export type AllianceCost = keyof typeof allianceCosts;

/**
 * The costs of the army's alliance (ruling 22). In doubles the Break Point is always the whole army's (000, BREAKING), so that
 * even Impossible Allies break together there.
 */
export const costsOfAlliance = (army: AssembledArmy): readonly AllianceCost[] => {
  switch (allianceLevel(army)) {
    case 'CONVENIENT':
      return ['ARMY_BONUSES'];
    case 'IMPOSSIBLE':
      return namesOf(allianceCosts).filter(
        (cost) => cost !== 'EACH_LIST_BREAKS' || army.draft.format === 'SINGLES',
      );
    default:
      return [];
  }
};

const lowered = (unit: AssembledUnit): AssembledUnit =>
  unit.profile.tierInAlliance === null ? unit : { ...unit, tier: unit.profile.tierInAlliance };

/** The army with the tiers that its Heroes have in its alliance. */
export const inAlliance = (army: AssembledArmy): AssembledArmy => {
  if (army.units.every(({ profile }) => profile.tierInAlliance === null)) return army;
  const level = allianceLevel(army);
  if (level === null || level === 'HISTORICAL') return army;
  const forces = army.forces.map((force) => {
    const warbands = force.warbands.map((warband) => ({
      ...warband,
      leader: warband.leader && lowered(warband.leader),
      followers: warband.followers.map(lowered),
    }));
    return { ...force, warbands, units: warbands.flatMap(unitsOf) };
  });
  return { ...army, forces, units: forces.flatMap(({ units }) => units) };
};
