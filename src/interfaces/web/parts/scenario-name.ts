import { findScenario } from '../../../domain/rules/scenarios';

/** A scenario of ours by its name; any other is the organiser's own words. */
export const scenarioName = (scenario: string): string => findScenario(scenario)?.name ?? scenario;
