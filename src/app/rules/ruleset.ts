import { rulesetById } from '../../domain/rules/rulesets/rulesets';
import { EDITION, rulesetIdOf } from './edition';

/** The rules of every question that names no edition. */
export const ruleset = rulesetById(EDITION);

/** The rules of the edition that a question names. */
export const rulesetOf = (edition: unknown) => rulesetById(rulesetIdOf(edition));
