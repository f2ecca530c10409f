import type { Demand } from '../../catalogue/model';
import type { ArmyRule } from '../army-rule';
import { holds } from '../conditions';
import { compulsory } from '../demands/compulsory';
import type { DemandCheck, DemandScope } from '../demands/demand-scope';
import { excludes } from '../demands/excludes';
import { fullWarband } from '../demands/full-warband';
import { leadsOnly } from '../demands/leads-only';
import { numberOf } from '../demands/number-of';
import { onlyLedBy } from '../demands/only-led-by';
import { ratio } from '../demands/ratio';
import { requires } from '../demands/requires';
import { share } from '../demands/share';
import { singleWarband } from '../demands/single-warband';
import type { Finding } from '../finding';
import { inForce, listed, WHOLE_ARMY } from '../finding';
import type { Muster, MusteredForce } from '../muster';

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
  SINGLE_WARBAND: singleWarband,
  // Who leads is the business of the leader rule.
  LEADER: () => [],
};

const check = (demand: Demand, scope: DemandScope): readonly Finding[] =>
  (checks[demand.kind] as (demand: Demand, scope: DemandScope) => readonly Finding[])(demand, scope);

const scopeOf = (force: MusteredForce, muster: Muster): DemandScope => {
  const { roll, isLegion } = force;
  const forces = isLegion ? muster.forces.filter((other) => other.roll.id === roll.id) : [force];
  return {
    muster,
    name: roll.name,
    where: isLegion ? WHOLE_ARMY : inForce(force.index),
    forces,
    units: forces.flatMap(({ units }) => units),
    warbands: forces.flatMap(({ warbands }) => warbands),
    source:
      isLegion && muster.draft.format === 'DOUBLES'
        ? { document: '000', heading: 'LEGENDARY LEGIONS' }
        : listed(roll),
    profileName: (id) => roll.profiles.find((profile) => profile.id === id)?.name ?? id,
  };
};

/** What lists ask of their force, and Legions of the whole army, where they ask it. */
export const demands: ArmyRule = (muster) =>
  muster.forces
    .filter(
      ({ roll, isLegion }, position) =>
        !isLegion || muster.forces.findIndex((other) => other.roll.id === roll.id) === position,
    )
    .flatMap((force) => {
      const scope = scopeOf(force, muster);
      return force.roll.demands
        .filter(({ when }) => holds(when, { muster, force }))
        .flatMap((demand) => check(demand, scope));
    });
