import type { RulesetId } from '../../domain/rules/ruleset-id';
import { toWoundCharts } from '../../domain/rules/rulesets/to-wound-charts';
import { editionIds, isEdition, rulesetIdsByEdition } from './edition-names';

/** The edition of every question that names none. */
export const EDITION = 'MESBG_2018';

/** Its To Wound chart, for questions that need nothing else of its rules. */
export const toWoundChart = toWoundCharts[EDITION];

/** The ruleset of the edition that a question names. */
export const rulesetIdOf = (
  edition: unknown,
): (typeof rulesetIdsByEdition)[keyof typeof rulesetIdsByEdition] =>
  isEdition(edition) ? rulesetIdsByEdition[edition] : EDITION;

/** The edition of a profile of the catalogue: ids of other editions than the usual one begin with the edition's. */
export const rulesetIdOfProfile = (id: string): RulesetId =>
  rulesetIdOf(editionIds.find((edition) => id.startsWith(`${edition}-`)));

/** The To Wound chart of the edition that a question names. */
export const toWoundChartOf = (edition: unknown) => toWoundCharts[rulesetIdOf(edition)];

/** "the 2024 edition" */
export const editionText = (id: RulesetId): string =>
  `the ${editionIds.find((edition) => rulesetIdsByEdition[edition] === id) ?? ''} edition`;
