import type { Format } from '../../tournaments/event/facts';
import type { Fault } from '../faults';

/** The doubles scenarios by id. Source: document 000, Scenarios; a test holds them against the scenarios themselves. */
export const doublesScenarios = [
  'no-escape',
  'total-conquest',
  'take-and-hold',
  'clash-of-champions',
  'cornered',
  'duel-of-wits',
] as const;

/** A doubles event offers the doubles scenarios; what singles play stands in books that are not ours. */
export const scenarioFaults = (format: Format, scenarios: readonly string[]): readonly Fault[] =>
  format === 'SINGLES'
    ? []
    : scenarios.flatMap((scenario, index): readonly Fault[] =>
        doublesScenarios.some((known) => known === scenario)
          ? []
          : [
              {
                path: `scenarios[${index}]`,
                code: 'NOT_ALLOWED',
                message: `must be one of ${doublesScenarios.join(', ')}`,
              },
            ],
      );
