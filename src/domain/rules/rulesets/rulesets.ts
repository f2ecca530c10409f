import type { RulesetId } from '../ruleset-id';
import { mesbg2018 } from './mesbg-2018/ruleset';
import type { Ruleset } from './ruleset';

const rulesets: Readonly<Record<RulesetId, Ruleset>> = { MESBG_2018: mesbg2018 };

/** The ruleset of an edition. */
export const rulesetById = (id: RulesetId): Ruleset => rulesets[id];
