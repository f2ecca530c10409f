import type { RulesetId } from '../../domain/rules/ruleset-id';

/** The editions by the names that questions give them. */
export const rulesetIdsByEdition = { '2018': 'MESBG_2018', '2024': 'MESBG_2024' } as const satisfies Readonly<
  Record<string, RulesetId>
>;
type EditionId = keyof typeof rulesetIdsByEdition;
/** The names that questions give the editions. */
export const editionIds = Object.keys(rulesetIdsByEdition) as EditionId[];

/** Whether this names an edition. */
export const isEdition = (id: unknown): id is EditionId => editionIds.some((known) => known === id);

/** The name of the edition of every question that names none. */
export const EDITION_NAME: EditionId = '2018';
