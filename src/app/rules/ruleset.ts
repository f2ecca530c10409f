import { rulesetById } from '../../domain/rules/rulesets/rulesets';
import { EDITION } from './edition';

/** The rules of every question that names no edition. */
export const ruleset = rulesetById(EDITION);
