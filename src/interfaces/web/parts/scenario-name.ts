import { findScenario2024 } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import { findScenario } from '../../../domain/rules/scenarios';

/** A scenario of ours by its name; any other is the organiser's own words. */
export const scenarioName = (scenario: string): string =>
  (findScenario(scenario) ?? (scenario.startsWith('2024-') ? findScenario2024(scenario) : undefined))?.name ??
  scenario;
