import { slotsIn } from '../catalogue/army';
import { type ArmyFacts, armyFacts } from './army-facts';
import { type ArmyRule, type ArmyDraft, type ArmyContext, assembleArmy } from './assemble-army';
import type { Finding, FindingCode } from './finding';
import { allies } from './rules/allies';
import { bowLimit, throwingLimit } from './rules/bow-limit';
import { demands } from './rules/demands';
import { editions, emptyForce, forceLayout } from './rules/force-layout';
import { exclusions, optionNumbers, siegeEngines, uniqueHeroes } from './rules/numbers';
import { fieldedWhen, options } from './rules/options';
import { leader } from './rules/leader';
import { afterAllHeroes, mustFollow, openRules } from './rules/open-rules';
import { pointsLimit } from './rules/points-limit';
import { warbands } from './rules/warbands';
import { inAlliance } from './alliance';
import { type Verdict, provenFindings, verdictOf } from './verdict';
import { countSteps } from '../../../shared/step-budget';

/** Every rule of army building, in the order of the findings. */
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
  mustFollow,
  afterAllHeroes,
  openRules,
  leader,
} as const satisfies Readonly<Record<string, ArmyRule>>;

/** The verdict on an army, all findings, and its numbers. */
export interface ArmyReport {
  readonly legal: boolean;
  readonly verdict: Verdict;
  /** The codes of findings that could not be decided, as the catalogue does not know a part of the army. */
  readonly unchecked: readonly FindingCode[];
  readonly findings: readonly Finding[];
  readonly facts: ArmyFacts;
}

/** The steps of checking a unit, as `countSteps` counts them. */
const STEPS_A_UNIT = 20;

/**
 * Checks an army against every rule (documents 000; rulings 20-28) and returns all findings, never just the first.
 * Units that the catalogue does not know are findings and counted nowhere.
 */
export const validateArmy = (draft: ArmyDraft, given: ArmyContext): ArmyReport => {
  countSteps(STEPS_A_UNIT * (1 + slotsIn(draft.forces)));
  const { army, findings: unknown } = assembleArmy(draft, given);
  const assembled = inAlliance(army);
  const broken = Object.values(armyRules).flatMap((rule) => rule(assembled));
  const found = [...unknown, ...broken.filter((one): one is Finding => Boolean(one))];
  const { proven: findings, unchecked } = provenFindings(found);
  return {
    verdict: verdictOf(findings),
    unchecked,
    legal: findings.every(({ severity }) => severity !== 'ERROR'),
    findings,
    facts: armyFacts(assembled),
  };
};
