import type { Format } from '../../../domain/tournaments/event/facts';
import type { ScenarioRules } from '../../../domain/tournaments/pack/scenario-rules';
import { type Fault, fault } from '../../kernel/faults';

/** The doubles scenarios by id. Source: document 000, Scenarios; a test holds them against the scenarios themselves. */
export const doublesScenarios = [
  'no-escape',
  'total-conquest',
  'take-and-hold',
  'clash-of-champions',
  'cornered',
  'duel-of-wits',
] as const;

/** A doubles event offers the doubles scenarios; what single games are played stands in books that are not ours. */
export const scenarioFaults = (
  format: Format,
  scenarios: readonly (string | null)[],
  path = 'scenarios',
): readonly Fault[] =>
  format !== 'DOUBLES'
    ? []
    : scenarios.flatMap((scenario, index): readonly Fault[] =>
        scenario === null || doublesScenarios.some((known) => known === scenario)
          ? []
          : [fault(`${path}[${index}]`, 'NOT_ALLOWED', `must be one of ${doublesScenarios.join(', ')}`)],
      );

/** The same for the pool of a pack. */
export const poolFaults = (format: Format, rules: ScenarioRules): readonly Fault[] =>
  rules.by === 'NAMED' ? [] : scenarioFaults(format, rules.pool, 'pack.scenarios.pool');
