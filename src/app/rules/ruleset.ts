import { rulesetById } from '../../domain/rules/rulesets/rulesets';

/** The edition of every question that names none. */
export const ruleset = rulesetById('MESBG_2018');
