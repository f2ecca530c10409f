import type { AllianceLevel } from '../catalogue/model';
import { allianceLevels } from '../catalogue/model';
import type { Condition } from '../catalogue/model';
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
  const found = muster.alliances.find(
    ({ lists: [one, other] }) =>
      (one === a.roll.id && other === b.roll.id) || (one === b.roll.id && other === a.roll.id),
  );
  if (!found) return 'IMPOSSIBLE';
  return found.when === null || someoneThere(found.when, muster)
    ? found.level
    : (found.otherwise ?? 'IMPOSSIBLE');
};

/** Every two forces of different lists, with their level (ruling 22: the matrix holds in both directions). */
export const alliedPairs = (muster: Muster): readonly AlliedPair[] =>
  muster.forces.flatMap((a, position) =>
    muster.forces
      .slice(position + 1)
      .filter((b) => a.roll.id !== b.roll.id)
      .map((b): AlliedPair => ({ forces: [a, b], level: levelOf(a, b, muster) })),
  );

/** The worst pair decides (ruling 22); null when all forces are of one list, which is no alliance. */
export const allianceLevel = (muster: Muster): AllianceLevel | null => {
  const levels = alliedPairs(muster).map(({ level }) => level);
  return allianceLevels.toReversed().find((level) => levels.includes(level)) ?? null;
};
