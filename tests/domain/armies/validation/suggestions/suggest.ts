import { nearestNames } from '../../../../../src/app/kernel/nearest';
import {
  type ArmyDraft,
  defaultArmySwitches,
} from '../../../../../src/domain/armies/validation/assemble-army';
import { applyChanges } from '../../../../../src/domain/armies/validation/suggestions/change';
import { suggest } from '../../../../../src/domain/armies/validation/suggestions/suggest';
import type { Suggestion } from '../../../../../src/domain/armies/validation/suggestions/suggestion';
import { report } from '../army';
import { smallCatalogue } from '../small-catalogue';

export const suggestions = (draft: ArmyDraft): readonly Suggestion[] =>
  suggest({
    draft,
    report: report(draft),
    catalogue: smallCatalogue,
    nearest: nearestNames,
    switches: defaultArmySwitches,
  });

/** The codes of the errors that are left when the suggestion has been followed. */
export const errorsAfter = (draft: ArmyDraft, { changes }: Suggestion): readonly string[] =>
  report(applyChanges(draft, changes))
    .findings.filter(({ severity }) => severity === 'ERROR')
    .map(({ code }) => code);
