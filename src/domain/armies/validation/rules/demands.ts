import type { Demand } from '../../catalogue/model';
import type { ArmyRule, AssembledArmy, AssembledForce } from '../assemble-army';
import { profileName } from '../../catalogue/names';
import { holds } from '../conditions';
import { fixedLeaders } from '../leader';
import { excludesKeyword, followsKeyword } from '../demands/keyword-demands';
import { compulsory, excludes, numberOf, ratio, requires, share, warbandOf } from '../demands/model-demands';
import { type DemandCheck, type DemandScope, breachOf } from '../demands/demand-scope';
import { fullWarband, leadsOnly, onlyLedBy, sameWarband, singleWarband } from '../demands/warband-demands';
import { type Findings, LEGENDARY_LEGIONS, inForce, listed, WHOLE_ARMY } from '../finding';

/** The leader rule takes the Hero whose keyword most models have; where two have as many, the sources do not say which of them. */
const leaderOfMost: DemandCheck<'LEADER_OF_MOST'> = (_, scope) => {
  const tied = fixedLeaders(scope.army);
  return (
    tied.length > 1 &&
    breachOf(scope, {
      code: 'RULE_NOT_COVERED',
      message: `${scope.name}: as many models have the keywords of ${tied.map(({ name }) => name).join(' and ')}; who is the General is not known`,
      fix: 'Bring more models of one keyword.',
    })
  );
};

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
  FOLLOWS_KEYWORD: followsKeyword,
  EXCLUDES_KEYWORD: excludesKeyword,
  WARBAND_OF: warbandOf,
  LEADER_OF_MOST: leaderOfMost,
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
    source: isLegion && army.draft.format === 'DOUBLES' ? LEGENDARY_LEGIONS : listed(list),
    profileName: (id) => profileName(id, list),
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
