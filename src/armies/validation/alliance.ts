import type { AllianceLevel, Condition } from '../catalogue/model';
import { allianceLevels } from '../catalogue/model';
import type { Muster, MusteredForce } from './muster';

/** Two forces of an army and how their lists stand to each other. */
export interface AlliedPair {
  readonly forces: readonly [MusteredForce, MusteredForce];
  readonly level: AllianceLevel;
}

/** A pair's condition asks only who is there: the level cannot depend on itself. */
const someoneThere = (condition: Condition, muster: Muster): boolean => {
  switch (condition.kind) {
    case 'PRESENT':
      return muster.units.some(({ profile }) => condition.profiles.includes(profile.id));
    case 'NOT':
      return !someoneThere(condition.condition, muster);
    case 'ALL':
      return condition.conditions.every((each) => someoneThere(each, muster));
    case 'ANY':
      return condition.conditions.some((each) => someoneThere(each, muster));
    default:
      return false;
  }
};

const levelOf = (a: MusteredForce, b: MusteredForce, muster: Muster): AllianceLevel => {
  if (a.roll.alignment !== b.roll.alignment) return 'IMPOSSIBLE';
  const found = muster.alliances.find(
    ({ lists: [one, other] }) =>
      (one === a.roll.id && other === b.roll.id) || (one === b.roll.id && other === a.roll.id),
  );
  if (!found) return 'IMPOSSIBLE';
  return found.when === null || someoneThere(found.when, muster)
    ? found.level
    : (found.otherwise ?? 'IMPOSSIBLE');
};

/**
 * Every two forces of different army lists, with their level (ruling 22: the matrix holds in both directions). A Legion has
 * no allies, so it stands in no pair.
 */
export const alliedPairs = (muster: Muster): readonly AlliedPair[] => {
  const lists = muster.forces.filter(({ isLegion }) => !isLegion);
  return lists.flatMap((a, position) =>
    lists
      .slice(position + 1)
      .filter((b) => a.roll.id !== b.roll.id)
      .map((b): AlliedPair => ({ forces: [a, b], level: levelOf(a, b, muster) })),
  );
};

/** The worst pair decides (ruling 22); null when all forces are of one list, which is no alliance. */
export const allianceLevel = (muster: Muster): AllianceLevel | null => {
  const levels = new Set(alliedPairs(muster).map(({ level }) => level));
  return allianceLevels.findLast((level) => levels.has(level)) ?? null;
};

/** What an alliance takes away. */
export const allianceCosts = [
  'ARMY_BONUSES',
  'BANNERS_REACH_OWN_LIST',
  'STAND_FAST_REACHES_OWN_LIST',
  'HEROIC_ACTIONS_REACH_OWN_LIST',
  'EACH_LIST_BREAKS',
] as const;
export type AllianceCost = (typeof allianceCosts)[number];

/**
 * What the alliance costs (ruling 22). In doubles the Break Point is always the whole army's (000, BREAKING), so that
 * even Impossible Allies break together there.
 */
export const costsOfAlliance = (muster: Muster): readonly AllianceCost[] => {
  switch (allianceLevel(muster)) {
    case 'CONVENIENT':
      return ['ARMY_BONUSES'];
    case 'IMPOSSIBLE':
      return allianceCosts.filter((cost) => cost !== 'EACH_LIST_BREAKS' || muster.draft.format === 'SINGLES');
    default:
      return [];
  }
};
