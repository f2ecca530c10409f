import type { Catalogue } from '../../catalogue/model';
import { sumOf } from '../../../../shared/sum-of';
import type { Finding } from '../finding';
import { allLists } from '../../catalogue/names';
import type { ArmyContext, ArmyDraft } from '../assemble-army';
import { type ArmyReport, validateArmy } from '../validate-army';
import { type Change, applyChanges } from './change';

/** A way to fix one finding. */
export interface Suggestion extends Pick<Finding, 'code' | 'where'> {
  readonly text: string;
  readonly changes: readonly Change[];
  /** How many models or options are taken away or added. */
  readonly steps: number;
  /** Points of the models and options taken away. */
  readonly pointsLost: number;
}

/** An army with its report, and the catalogue and switches it was checked with. */
export interface Checked extends ArmyContext {
  readonly draft: ArmyDraft;
  readonly report: ArmyReport;
}

const errorCounts = (findings: readonly Finding[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { code, severity } of findings)
    if (severity === 'ERROR') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
};

/** The findings of the changed army, and the codes of errors that it has more often than before. */
const findingsAfter = ({ draft, report, ...given }: Checked, changes: readonly Change[]) => {
  const before = errorCounts(report.findings);
  const { findings } = validateArmy(applyChanges(draft, changes), given);
  const newErrors = [...errorCounts(findings)].filter(([code, count]) => count > (before.get(code) ?? 0));
  return { findings, newErrors: newErrors.map(([code]) => code) };
};

/** Whether the changed army has no new error; those of `target` are left for later. */
export const isHarmless = (checked: Checked, changes: readonly Change[], target?: Finding): boolean =>
  findingsAfter(checked, changes).newErrors.every((code) => code === target?.code);

/** Whether the changes fix the finding and break nothing else. */
export const fixes = (checked: Checked, changes: readonly Change[], target: Finding): boolean => {
  const { findings, newErrors } = findingsAfter(checked, changes);
  return (
    newErrors.length === 0 &&
    !findings.some(({ code, where }) => code === target.code && where.force === target.where.force)
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
export const namesIn = (catalogue: Catalogue): ((id: string) => string) => {
  const names = new Map<string, string>();
  for (const { profiles } of allLists(catalogue))
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
  const text = inWords(changes, nameOf);
  const saved = -sumOf(changes, ({ points }) => points);
  const cost = saved === 0 ? '' : saved > 0 ? ` (${saved} points less)` : ` (${-saved} points more)`;
  return {
    code,
    where,
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}${cost}.`,
    changes,
    steps: sumOf(changes, ({ count }) => count),
    pointsLost: sumOf(changes, ({ points }) => Math.max(0, -points)),
  };
};
