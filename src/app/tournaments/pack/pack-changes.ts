import { type PackVersions, announcePack } from '../../../domain/tournaments/pack/pack-versions';
import { type Result, ok, refused } from '../../../shared/result';
import { type Fault, fault } from '../../kernel/faults';
import { packOfInput } from './pack-input';
import type { Format } from '../../../domain/tournaments/event/facts';
import type { ScenarioRules } from '../../../domain/tournaments/pack/pack';

interface PackChange {
  /** Null for the rules of document 001. */
  readonly pack?: Parameters<typeof packOfInput>[0] | null;
  readonly packReason?: string | undefined;
}

/** The packs of an event with the one that a change announces; undefined where it announces none. */
export const announcedPacks = (
  packs: PackVersions,
  { pack, packReason }: PackChange,
  roundsDrawn: number,
): Result<PackVersions | undefined, Fault> => {
  if (pack === undefined) return ok(undefined);
  const reason = roundsDrawn === 0 ? null : (packReason ?? null);
  const announced = announcePack(packs, {
    pack: packOfInput(pack ?? undefined),
    afterRound: roundsDrawn,
    reason,
  });
  return announced.ok
    ? announced
    : refused(
        fault(
          'packReason',
          'REQUIRED',
          'is required: round 1 is drawn, so a change of the pack needs a reason',
        ),
      );
};

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
