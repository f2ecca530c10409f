import { toWoundCharts } from '../../domain/rules/rulesets/to-wound-charts';

/** The edition of every question that names none. */
export const EDITION = 'MESBG_2018';

/** Its To Wound chart, for questions that need nothing else of its rules. */
export const toWoundChart = toWoundCharts[EDITION];
