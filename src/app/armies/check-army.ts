import { type Result, ok } from '../../shared/result';
import type { ListFile } from '../../domain/armies/catalogue/file';
import type { Nearest } from '../../domain/armies/validation/unknown-names';
import type { Checked } from '../../domain/armies/validation/suggestions/suggestion';
import { validateArmy } from '../../domain/armies/validation/validate-army';
import { defaultArmySwitches } from '../../domain/armies/validation/assemble-army';
import type { Fault } from '../kernel/faults';
import { nearestNames } from '../kernel/nearest';
import { type ArmyInput, namedCatalogue } from './army-input';
import { draftOf } from './army-fields';
import type { LoadedVersion } from './stored-catalogues/stored-catalogue';
import type { Store } from '../kernel/store/store';
import { type Answer, invalidInput, metered } from '../kernel/use-case';
import { requestCatalogue, withOwnAlliances } from './lists/request-catalogue';
import { loadStoredLists, storedCatalogueOf } from './lists/stored-lists';

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
export type ArmyCheck = Checked;

/** The lists and Legions that an army is of. */
const listsAsked = ({ forces }: Pick<ArmyInput, 'forces'>): readonly string[] =>
  forces.map(({ list }) => list);

/**
 * Checks an army as a caller wrote it, with the catalogue and the lists it brought along. Pure: a tournament that asks
 * for legal armies calls this with its own `format` and `pointsLimit` in the input's place. Refused where the lists
 * brought along do not fit together.
 * @param stored the catalogue in place of such lists.
 */
export const checkArmy = (input: ArmyInput, stored?: LoadedVersion): Result<ArmyCheck, readonly Fault[]> => {
  const { switches = defaultArmySwitches, lists = [], alliances = [] } = input;
  // The input schema has held each list against the catalogue's own.
  const draft = draftOf(input);
  const asked = listsAsked(input);
  const catalogue = stored
    ? withOwnAlliances(storedCatalogueOf(stored, asked), [...alliances, ...stored.index.alliances])
    : requestCatalogue(lists as readonly ListFile[], alliances, asked);
  if (!catalogue.ok) return catalogue;
  const given = { catalogue: catalogue.value, nearest: rememberingNearest(), switches };
  return ok({ draft, report: validateArmy(draft, given), ...given });
};

/** The same, where the army may name a stored catalogue: a batch has no store to read it from. */
export const checkGivenArmy = async <Output>(
  input: ArmyInput,
  context: unknown,
  answer: (checked: ArmyCheck) => Answer<Output>,
): Promise<Answer<Output>> => {
  const { store } = (context ?? {}) as { readonly store?: Store };
  const reference = namedCatalogue(input);
  const loaded =
    reference && (await loadStoredLists(reference, { asked: listsAsked(input), path: 'lists[0]', store }));
  if (loaded && !loaded.ok) return loaded;
  return metered(context, () => {
    const checked = checkArmy(input, loaded?.value);
    return checked.ok ? answer(checked.value) : invalidInput(checked.error);
  });
};
