import type { Condition } from '../catalogue/model';
import { allianceLevel } from './alliance';
import type { Muster, MusteredForce, MusteredUnit, MusteredWarband } from './muster';

/** Where a condition is asked: of an army, seen from one force, one of its warbands, one unit. */
export interface Viewpoint {
  readonly muster: Muster;
  readonly force: MusteredForce;
  readonly warband?: MusteredWarband | undefined;
  readonly unit?: MusteredUnit | undefined;
}

export const keepsArmyBonus = (muster: Muster): boolean => {
  const level = allianceLevel(muster);
  return level === null || level === 'HISTORICAL';
};

/** Whether a condition of the catalogue holds from here; what is not in view (no warband, no unit) does not hold. */
export const holds = (condition: Condition | null, view: Viewpoint): boolean => {
  if (condition === null) return true;
  switch (condition.kind) {
    case 'HISTORICAL':
      return keepsArmyBonus(view.muster);
    case 'PRESENT': {
      // What a Legion asks is asked of the whole army (000, LEGENDARY LEGIONS).
      const ofForce = condition.within === 'FORCE' && !view.force.isLegion;
      const { units } = ofForce ? view.force : view.muster;
      return units.some(({ profile }) => condition.profiles.includes(profile.id));
    }
    case 'LED_BY': {
      const leader = view.warband?.leader?.profile.id;
      return leader !== undefined && condition.profiles.includes(leader);
    }
    case 'OPTION':
      return (
        view.unit?.options.some(({ option, count }) => option.id === condition.option && count > 0) ?? false
      );
    case 'NOT':
      return !holds(condition.condition, view);
    case 'ALL':
      return condition.conditions.every((each) => holds(each, view));
    case 'ANY':
      return condition.conditions.some((each) => holds(each, view));
  }
};
