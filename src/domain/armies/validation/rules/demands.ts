import type { Demand } from '../../catalogue/model';
import type { ArmyRule, AssembledArmy, AssembledForce } from '../assemble-army';
import { holds } from '../conditions';
import { compulsory, excludes, numberOf, ratio, requires, share } from '../demands/model-demands';
import type { DemandCheck, DemandScope } from '../demands/demand-scope';
import { fullWarband, leadsOnly, onlyLedBy, sameWarband, singleWarband } from '../demands/warband-demands';
import { type Findings, inForce, listed, WHOLE_ARMY } from '../finding';

const checks: { readonly [K in Demand['kind']]: DemandCheck<K> } = {
  COMPULSORY: compulsory,
  NUMBER_OF: numberOf,
  RATIO: ratio,
  SHARE: share,
  ONLY_LED_BY: onlyLedBy,
  LEADS_ONLY: leadsOnly,
  FULL_WARBAND: fullWarband,
  REQUIRES: requires,
  EXCLUDES: excludes,
  SAME_WARBAND: sameWarband,
  SINGLE_WARBAND: singleWarband,
  // The leader rule checks it.
  LEADER: () => [],
};

const check = (demand: Demand, scope: DemandScope): Findings =>
  (checks[demand.kind] as (demand: Demand, scope: DemandScope) => Findings)(demand, scope);

const scopeOf = (force: AssembledForce, army: AssembledArmy): DemandScope => {
  const { list, isLegion } = force;
  const forces = isLegion ? army.forces.filter((other) => other.list.id === list.id) : [force];
  return {
    army,
    name: list.name,
    where: isLegion ? WHOLE_ARMY : inForce(force.index),
    forces,
    units: forces.flatMap(({ units }) => units),
    warbands: forces.flatMap(({ warbands }) => warbands),
    source:
      isLegion && army.draft.format === 'DOUBLES'
        ? { document: '000', heading: 'LEGENDARY LEGIONS' }
        : listed(list),
    profileName: (id) => list.profiles.find((profile) => profile.id === id)?.name ?? id,
  };
};

/** The demands of lists on their force, and of Legions on the whole army. */
export const demands: ArmyRule = (army) =>
  army.forces
    .filter(
      ({ list, isLegion }, position) =>
        !isLegion || army.forces.findIndex((other) => other.list.id === list.id) === position,
    )
    .flatMap((force) => {
      const scope = scopeOf(force, army);
      return force.list.demands
        .filter(({ when }) => holds(when, { army, force }))
        .flatMap((demand) => check(demand, scope));
    });
