import type { Chart } from '../../../charts/chart';
import { type Grade, transcribed } from '../sources';

/** The parts that most charts of the edition share: Might raises the die, nothing changes it, no notes. */
export const chart2024 = (
  rule: string,
  grade: Exclude<Grade, 'C'>,
): Pick<Chart, 'ruleset' | 'sources' | 'might' | 'modifiers' | 'facts' | 'notes'> => ({
  ruleset: 'MESBG_2024',
  sources: [transcribed(rule, grade)],
  might: 'UP',
  modifiers: [],
  facts: [],
  notes: [],
});
