import { assembleArmy } from '../assemble-army';
import type { Change } from './change';
import { fewerBows } from './fewer-bows';
import { fewerPoints } from './fewer-points';
import { nearestNames } from './nearest-names';
import { type Checked, type Suggestion, namesIn, suggestion } from './suggestion';

/** Larger armies are played by nobody, and each try is a validation of the whole army. */
const MOST_UNITS = 150;

/**
 * Ways to fix an army: the smallest change for each breach of a bow or points limit, checked by validating the changed
 * army, and the nearest names for each name that is not known. An army of more than 150 units gets
 * the names alone.
 */
export const suggest = (checked: Checked): readonly Suggestion[] => {
  const { draft, report } = checked;
  const { army: assembled } = assembleArmy(draft, checked);
  if (assembled.units.length > MOST_UNITS) return nearestNames(checked);
  const nameOf = namesIn(checked.catalogue);
  const limits = report.findings.flatMap((finding): readonly Suggestion[] => {
    const changes: readonly Change[] =
      finding.code === 'OVER_BOW_LIMIT'
        ? fewerBows(finding, assembled, checked)
        : finding.code === 'OVER_POINTS_LIMIT'
          ? fewerPoints(finding, assembled, checked)
          : [];
    return changes.length > 0 ? [suggestion(finding, changes, nameOf)] : [];
  });
  return [...nearestNames(checked), ...limits];
};
