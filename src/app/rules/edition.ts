import * as z from 'zod/mini';
import type { RulesetId } from '../../domain/rules/ruleset-id';
import { toWoundCharts } from '../../domain/rules/rulesets/to-wound-charts';
import { asScalar, optional } from '../kernel/input';

/** The edition of every question that names none. */
export const EDITION = 'MESBG_2018';

/** Its To Wound chart, for questions that need nothing else of its rules. */
export const toWoundChart = toWoundCharts[EDITION];

/** The editions by the names that questions give them. */
const rulesetIdsByEdition = { '2018': 'MESBG_2018', '2024': 'MESBG_2024' } as const satisfies Readonly<
  Record<string, RulesetId>
>;
type EditionId = keyof typeof rulesetIdsByEdition;
const editionIds = Object.keys(rulesetIdsByEdition) as EditionId[];

const isEdition = (id: unknown): id is EditionId => editionIds.some((known) => known === id);

/** The edition of a question. It stays out of what a roll commits to where it is not given. */
export const editionField = optional(
  asScalar(
    'ID',
    z.string().check(
      z.refine(isEdition, {
        error: `must be an edition of the rules: ${editionIds.join(', ')}`,
        params: { fault: 'UNKNOWN_REFERENCE' },
      }),
      z.describe('The edition of the rules: 2018 or 2024; 2018 if omitted.'),
    ),
  ),
);

/** The ruleset of the edition that a question names. */
export const rulesetIdOf = (edition: unknown): RulesetId =>
  isEdition(edition) ? rulesetIdsByEdition[edition] : EDITION;

/** The To Wound chart of the edition that a question names. */
export const toWoundChartOf = (edition: unknown) => toWoundCharts[rulesetIdOf(edition)];

/** "the 2024 edition" */
export const editionText = (id: RulesetId): string =>
  `the ${editionIds.find((edition) => rulesetIdsByEdition[edition] === id) ?? ''} edition`;
