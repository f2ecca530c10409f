import type { Catalogue } from '../catalogue/model';
import { type ArmyFacts, armyFacts } from './army-facts';
import type { ArmyRule } from './army-rule';
import type { Finding, FindingCode } from './finding';
import { type ArmyDraft, type ArmySwitches, assembleArmy } from './assemble-army';
import type { Nearest } from './unknown-names';
import { allies } from './rules/allies';
import { bowLimit } from './rules/bow-limit';
import { demands } from './rules/demands';
import { editions } from './rules/editions';
import { emptyForce } from './rules/empty-force';
import { exclusions } from './rules/exclusions';
import { fieldedWhen } from './rules/fielded-when';
import { forceLayout } from './rules/force-layout';
import { leader } from './rules/leader';
import { optionNumbers } from './rules/option-numbers';
import { options } from './rules/options';
import { pointsLimit } from './rules/points-limit';
import { siegeEngines } from './rules/siege-engines';
import { throwingLimit } from './rules/throwing-limit';
import { uniqueHeroes } from './rules/unique-heroes';
import { warbands } from './rules/warbands';
import { type Verdict, provenFindings, verdictOf } from './verdict';
import { countSteps } from '../../../shared/step-budget';

/** Every rule of army building, in the order in which findings are told. */
export const armyRules = {
  forceLayout,
  emptyForce,
  pointsLimit,
  warbands,
  fieldedWhen,
  options,
  uniqueHeroes,
  optionNumbers,
  exclusions,
  bowLimit,
  throwingLimit,
  siegeEngines,
  editions,
  allies,
  demands,
  leader,
} as const satisfies Readonly<Record<string, ArmyRule>>;

/** Whether the army may be played, everything found, and what follows from it. */
export interface ArmyReport {
  readonly legal: boolean;
  readonly verdict: Verdict;
  /** What could not be decided, by the finding it might have been: the catalogue does not know a part of the army. */
  readonly unchecked: readonly FindingCode[];
  readonly findings: readonly Finding[];
  readonly facts: ArmyFacts;
}

/** Steps that checking a unit is, as `countSteps` counts them. */
const STEPS_A_UNIT = 20;

const unitsOf = ({ forces }: ArmyDraft): number =>
  forces.reduce(
    (sum, { warbands }) => sum + warbands.reduce((units, { followers }) => units + 1 + followers.length, 0),
    0,
  );

/**
 * Checks an army against every rule (documents 000; rulings 20-28) and tells all findings, never just the first.
 * Units that the catalogue does not know are findings and counted nowhere.
 */
export const validateArmy = (
  draft: ArmyDraft,
  given: { readonly catalogue: Catalogue; readonly nearest: Nearest; readonly switches: ArmySwitches },
): ArmyReport => {
  countSteps(STEPS_A_UNIT * (1 + unitsOf(draft)));
  const { army: assembled, findings: unknown } = assembleArmy(draft, given);
  const found = [...unknown, ...Object.values(armyRules).flatMap((rule) => rule(assembled))];
  const { proven: findings, unchecked } = provenFindings(found);
  return {
    verdict: verdictOf(findings),
    unchecked,
    legal: findings.every(({ severity }) => severity !== 'ERROR'),
    findings,
    facts: armyFacts(assembled),
  };
};
