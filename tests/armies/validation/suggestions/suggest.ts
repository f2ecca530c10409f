import { nearestNames } from '../../../../src/app/nearest';
import type { ArmyDraft } from '../../../../src/armies/validation/muster';
import { applyChanges } from '../../../../src/armies/validation/suggestions/change';
import { suggest } from '../../../../src/armies/validation/suggestions/suggest';
import type { Suggestion } from '../../../../src/armies/validation/suggestions/suggestion';
import { defaultArmySwitches } from '../../../../src/armies/validation/validate-army';
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
