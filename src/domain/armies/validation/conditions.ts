import { oncePerObject } from '../../../shared/once';
import type { Condition } from '../catalogue/model';
import { allianceLevel, losesBonus } from './alliance';
import type { AssembledArmy, AssembledForce, AssembledUnit, AssembledWarband } from './assemble-army';

/** The place from which a condition is asked: an army, one force, one of its warbands, one unit. */
export interface Viewpoint {
  readonly army: AssembledArmy;
  readonly force: AssembledForce;
  readonly warband?: AssembledWarband | undefined;
  readonly unit?: AssembledUnit | undefined;
}

export const keepsArmyBonus = (army: AssembledArmy): boolean => {
  const level = allianceLevel(army);
  return (level === null || level === 'HISTORICAL') && !losesBonus(army);
};

/** The profiles among these units, found once for all conditions that ask. */
const presentIn = oncePerObject(
  (units: readonly AssembledUnit[]): ReadonlySet<string> => new Set(units.map(({ profile }) => profile.id)),
);

/** Whether a condition of the catalogue holds from here; without a warband or unit in view, conditions on it do not hold. */
export const holds = (condition: Condition | null, view: Viewpoint): boolean => {
  if (condition === null) return true;
  switch (condition.kind) {
    case 'HISTORICAL':
      return keepsArmyBonus(view.army);
    case 'PRESENT': {
      // A Legion's conditions hold for the whole army (000, LEGENDARY LEGIONS).
      const ofForce = condition.within === 'FORCE' && !view.force.isLegion;
      const { units } = ofForce ? view.force : view.army;
      const present = presentIn(units);
      return condition.profiles.some((id) => present.has(id));
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
