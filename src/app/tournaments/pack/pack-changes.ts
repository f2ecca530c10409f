import { type PackArmiesInput, armiesFrom } from '../../../domain/tournaments/pack/armies-from';
import { type PackVersions, announcePack, currentPack } from '../../../domain/tournaments/pack/pack-versions';
import { type Result, ok, refused } from '../../../shared/result';
import { type Fault, fault } from '../../kernel/faults';
import { packOfInput } from './pack-input';
import { unsetSettings } from '../../../domain/tournaments/event/settings';
import type { Format } from '../../../domain/tournaments/event/facts';
import type { EventPack, ScenarioRules } from '../../../domain/tournaments/pack/pack';

interface PackChange {
  /** Null for the rules of document 001. */
  readonly pack?: Parameters<typeof packOfInput>[0] | null;
  /** Null for one army each; the rest of the pack stays. */
  readonly armies?: PackArmiesInput | null | undefined;
  readonly reason?: string | undefined;
}

const withArmies = ({ armies: _, ...pack }: EventPack, armies: PackArmiesInput | null): EventPack => ({
  ...pack,
  ...(armies && { armies: armiesFrom(armies) }),
});

/** The packs of an event with the one that a change announces; undefined where it announces none. */
export const announcedPacks = (
  packs: PackVersions,
  { pack, armies, reason: given }: PackChange,
  roundsDrawn: number,
): Result<PackVersions | undefined, Fault> => {
  if (pack === undefined && armies === undefined) return ok(undefined);
  const reason = roundsDrawn === 0 ? null : (given ?? null);
  const next = pack === undefined ? currentPack(packs) : packOfInput(pack ?? undefined);
  const announced = announcePack(packs, {
    pack: armies === undefined ? next : withArmies(next, armies),
    afterRound: roundsDrawn,
    reason,
  });
  return announced.ok
    ? announced
    : refused(
        fault('reason', 'REQUIRED', 'is required: round 1 is drawn, so a change of the pack needs a reason'),
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
