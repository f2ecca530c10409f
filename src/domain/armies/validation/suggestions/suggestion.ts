import type { Catalogue } from '../../catalogue/model';
import type { Finding } from '../finding';
import type { ArmyDraft, ArmySwitches } from '../assemble-army';
import type { Nearest } from '../unknown-names';
import { type ArmyReport, validateArmy } from '../validate-army';
import { type Change, applyChanges } from './change';

/** A way to fix one finding. */
export interface Suggestion {
  readonly code: Finding['code'];
  readonly where: Finding['where'];
  readonly text: string;
  readonly changes: readonly Change[];
  /** How many models or options are taken away or added. */
  readonly steps: number;
  /** Points of what is taken away. */
  readonly pointsLost: number;
}

/** What the army is checked with, and how it stood. */
export interface Checked {
  readonly draft: ArmyDraft;
  readonly report: ArmyReport;
  readonly catalogue: Catalogue;
  readonly nearest: Nearest;
  readonly switches: ArmySwitches;
}

const errorCounts = (findings: readonly Finding[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { code, severity } of findings)
    if (severity === 'ERROR') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
};

/** Whether the changed army has no error that the army had not, `target` apart where it is to be left for later. */
export const isHarmless = (
  { draft, report, ...given }: Checked,
  changes: readonly Change[],
  target?: Finding,
): boolean => {
  const before = errorCounts(report.findings);
  const after = validateArmy(applyChanges(draft, changes), given).findings;
  return [...errorCounts(after)].every(
    ([code, count]) => code === target?.code || count <= (before.get(code) ?? 0),
  );
};

/** Whether the changes fix the finding and break nothing else. */
export const fixes = (
  { draft, report, ...given }: Checked,
  changes: readonly Change[],
  target: Finding,
): boolean => {
  const before = errorCounts(report.findings);
  const after = validateArmy(applyChanges(draft, changes), given).findings;
  return (
    !after.some(({ code, where }) => code === target.code && where.force === target.where.force) &&
    [...errorCounts(after)].every(([code, count]) => count <= (before.get(code) ?? 0))
  );
};

/** "2 bow from Warrior of Minas Tirith". */
const inWords = (changes: readonly Change[], nameOf: (id: string) => string): string =>
  changes
    .map(({ kind, profile, option, count }) => {
      const model = nameOf(profile ?? '');
      if (kind === 'ADD_MODELS') return `add ${count} ${model}`;
      return kind === 'REMOVE_OPTION'
        ? `take ${count} ${nameOf(option ?? '')} from ${model}`
        : `take away ${count} ${model}`;
    })
    .join(', ');

/** Names of profiles and options, for texts. */
export const namesIn = ({ armyLists, legions }: Catalogue): ((id: string) => string) => {
  const names = new Map<string, string>();
  for (const { profiles } of [...armyLists, ...legions])
    for (const { id, name, options } of profiles) {
      names.set(id, name);
      for (const option of options) names.set(option.id, names.get(option.id) ?? option.name);
    }
  return (id) => names.get(id) ?? id;
};

/** The suggestion that these changes are. */
export const suggestion = (
  { code, where }: Finding,
  changes: readonly Change[],
  nameOf: (id: string) => string,
): Suggestion => {
  const words = inWords(changes, nameOf);
  const saved = -changes.reduce((total, { points }) => total + points, 0);
  const cost = saved === 0 ? '' : saved > 0 ? ` (${saved} points less)` : ` (${-saved} points more)`;
  return {
    code,
    where,
    text: `${words.charAt(0).toUpperCase()}${words.slice(1)}${cost}.`,
    changes,
    steps: changes.reduce((total, { count }) => total + count, 0),
    pointsLost: changes.reduce((total, { points }) => total + Math.max(0, -points), 0),
  };
};
