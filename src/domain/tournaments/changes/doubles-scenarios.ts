import type { ScenarioRules } from '../pack/pack';
import { type Fault, fault } from '../../../shared/refusal';
import type { Format } from '../event/facts';
import { unsetSettings } from '../event/settings';

/** The scenarios that an event may name: in doubles those of the doubles game, in singles any name. */

/** The doubles scenarios by id. Source: document 000, Scenarios; a test holds them against the scenarios themselves. */
export const doublesScenarios = [
  'no-escape',
  'total-conquest',
  'take-and-hold',
  'clash-of-champions',
  'cornered',
  'duel-of-wits',
] as const;

/** Those of the 2024 edition; the same test holds them against its scoring sheets. */
const doublesScenarios2024 = [
  '2024-no-escape',
  '2024-total-conquest',
  '2024-take-hold',
  '2024-clash-of-champions',
  '2024-cornered',
  '2024-duel-of-wits',
] as const;

const doublesScenariosOf = (edition: string): readonly string[] =>
  edition === unsetSettings.edition ? doublesScenarios : doublesScenarios2024;

/** The settings of an event that decide which scenarios it may name. */
export interface ScenarioSettings {
  readonly format: Format;
  /** 2018 if absent. */
  readonly edition?: string | undefined;
}

/** A doubles event offers the doubles scenarios of its edition; single games may go by any name. */
export const scenarioFaults = (
  { format, edition = unsetSettings.edition }: ScenarioSettings,
  scenarios: readonly (string | null)[],
  path = 'scenarios',
): readonly Fault[] =>
  format !== 'DOUBLES'
    ? []
    : scenarios.flatMap((scenario, index): readonly Fault[] =>
        scenario === null || doublesScenariosOf(edition).includes(scenario)
          ? []
          : [
              fault(
                `${path}[${index}]`,
                'NOT_ALLOWED',
                `must be one of ${doublesScenariosOf(edition).join(', ')}`,
              ),
            ],
      );

/** The same for the pool of a pack. */
export const poolFaults = (settings: ScenarioSettings, rules: ScenarioRules): readonly Fault[] =>
  rules.by === 'NAMED' ? [] : scenarioFaults(settings, rules.pool, 'pack.scenarios.pool');
