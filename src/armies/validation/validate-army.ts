import type { Catalogue } from '../catalogue/model';
import type { ArmyFacts } from './army-facts';
import { armyFacts } from './army-facts';
import type { ArmyRule } from './army-rule';
import type { Finding } from './finding';
import type { ArmyDraft, ArmySwitches, Nearest } from './muster';
import { muster } from './muster';
import { allies } from './rules/allies';
import { bowLimit } from './rules/bow-limit';
import { demands } from './rules/demands';
import { emptyForce } from './rules/empty-force';
import { fieldedWhen } from './rules/fielded-when';
import { forceLayout } from './rules/force-layout';
import { leader } from './rules/leader';
import { options } from './rules/options';
import { pointsLimit } from './rules/points-limit';
import { siegeEngines } from './rules/siege-engines';
import { uniqueHeroes } from './rules/unique-heroes';
import { warbands } from './rules/warbands';

/** Every rule of army building, in the order in which findings are told. */
export const armyRules = {
  forceLayout,
  emptyForce,
  pointsLimit,
  warbands,
  fieldedWhen,
  options,
  uniqueHeroes,
  bowLimit,
  siegeEngines,
  allies,
  demands,
  leader,
} as const satisfies Readonly<Record<string, ArmyRule>>;

/** Whether the army may be played, everything found, and what follows from it. */
export interface ArmyReport {
  readonly legal: boolean;
  readonly findings: readonly Finding[];
  readonly facts: ArmyFacts;
}

export const defaultArmySwitches: ArmySwitches = { minorHeroMayLead: true };

/**
 * Checks an army against every rule (documents 000; rulings 20-28) and tells all findings, never just the first.
 * Units that the catalogue does not know are findings and counted nowhere.
 */
export const validateArmy = (
  draft: ArmyDraft,
  given: { readonly catalogue: Catalogue; readonly nearest: Nearest; readonly switches: ArmySwitches },
): ArmyReport => {
  const { muster: mustered, findings: unknown } = muster(draft, given);
  const findings = [...unknown, ...Object.values(armyRules).flatMap((rule) => rule(mustered))];
  return {
    legal: findings.every(({ severity }) => severity !== 'ERROR'),
    findings,
    facts: armyFacts(mustered),
  };
};
