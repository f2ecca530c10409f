import type { Result } from '../../shared/result';
import { ok } from '../../shared/result';
import type { ListFile } from '../../armies/catalogue/file';
import type { Nearest } from '../../armies/validation/muster';
import type { ArmyReport } from '../../armies/validation/validate-army';
import { defaultArmySwitches, validateArmy } from '../../armies/validation/validate-army';
import type { Catalogue } from '../../armies/catalogue/model';
import type { Fault } from '../faults';
import { nearestNames } from '../nearest';
import type { ArmyInput } from './army-input';
import { draftOf } from './army-input';
import { requestCatalogue } from './request-catalogue';

/** Unknown names beyond these get no nearest ones: looking for them costs, and nobody misspells so many. */
const MOST_NAMES_LOOKED_FOR = 100;

/** Nearest names, each looked for once. */
const rememberingNearest = (): Nearest => {
  const found = new Map<string, readonly string[]>();
  return (unknown, known) => {
    const key = JSON.stringify([unknown, known.length, known[0]]);
    const before = found.get(key);
    if (before !== undefined) return before;
    const nearest = found.size < MOST_NAMES_LOOKED_FOR ? nearestNames(unknown, known) : [];
    found.set(key, nearest);
    return nearest;
  };
};

/** An army's report and all that it was made with, for asking on. */
export interface ArmyCheck {
  readonly draft: ReturnType<typeof draftOf>;
  readonly report: ArmyReport;
  readonly catalogue: Catalogue;
  readonly nearest: Nearest;
  readonly switches: typeof defaultArmySwitches;
}

/**
 * Checks an army as a caller wrote it, with the catalogue and the lists it brought along. Pure: a tournament that asks
 * for legal armies calls this with its own `format` and `pointsLimit` in the input's place. Refused where the lists
 * brought along do not fit together.
 */
export const checkArmy = (input: ArmyInput): Result<ArmyCheck, readonly Fault[]> => {
  const { switches = defaultArmySwitches, lists = [], alliances = [] } = input;
  // The input schema has held each list against the catalogue's own.
  const catalogue = requestCatalogue(lists as unknown as readonly ListFile[], alliances);
  if (!catalogue.ok) return catalogue;
  const draft = draftOf(input);
  const given = { catalogue: catalogue.value, nearest: rememberingNearest(), switches };
  return ok({ draft, report: validateArmy(draft, given), ...given });
};
