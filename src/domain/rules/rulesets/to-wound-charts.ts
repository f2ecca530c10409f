import { type ToWoundChart, toWoundChart } from '../charts/to-wound';
import type { RulesetId } from '../ruleset-id';
import { cite } from '../../../shared/source';

/** The To Wound chart of each edition, apart from the rulesets: many questions need nothing else of them. */
export const toWoundCharts: Readonly<Record<RulesetId, ToWoundChart>> = {
  MESBG_2018: toWoundChart,
  /** The same cells. */
  MESBG_2024: {
    ...toWoundChart,
    ruleset: 'MESBG_2024',
    source: cite('TRANSCRIPTION', 'To Wound chart (grade A)'),
  },
};
