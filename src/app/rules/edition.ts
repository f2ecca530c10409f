import type { RulesetId } from '../../domain/rules/ruleset-id';
import { toWoundCharts } from '../../domain/rules/rulesets/to-wound-charts';

/** The edition of every question that names none. */
export const EDITION = 'MESBG_2018';

/** Its To Wound chart, for questions that need nothing else of its rules. */
export const toWoundChart = toWoundCharts[EDITION];

/** The editions by the names that questions give them. */
const rulesetIdsByEdition = { '2018': 'MESBG_2018', '2024': 'MESBG_2024' } as const satisfies Readonly<
  Record<string, RulesetId>
>;
type EditionId = keyof typeof rulesetIdsByEdition;
/** The names that questions give the editions. */
export const editionIds = Object.keys(rulesetIdsByEdition) as EditionId[];

/** Whether this names an edition. */
export const isEdition = (id: unknown): id is EditionId => editionIds.some((known) => known === id);

/** The name of the edition of every question that names none. */
export const EDITION_NAME: EditionId = '2018';

/** The ruleset of the edition that a question names. */
export const rulesetIdOf = (edition: unknown): RulesetId =>
  isEdition(edition) ? rulesetIdsByEdition[edition] : EDITION;

/** The To Wound chart of the edition that a question names. */
export const toWoundChartOf = (edition: unknown) => toWoundCharts[rulesetIdOf(edition)];

/** "the 2024 edition" */
export const editionText = (id: RulesetId): string =>
  `the ${editionIds.find((edition) => rulesetIdsByEdition[edition] === id) ?? ''} edition`;
