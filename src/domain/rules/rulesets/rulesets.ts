import type { RulesetId } from '../ruleset-id';
import { mesbg2018 } from './mesbg-2018/ruleset';
import { mesbg2024 } from './mesbg-2024/ruleset';
import type { Ruleset } from './ruleset';

const rulesets: Readonly<Record<RulesetId, Ruleset>> = {
  MESBG_2018: mesbg2018,
  MESBG_2024: mesbg2024,
};

/** The ruleset of an edition. */
export const rulesetById = (id: RulesetId): Ruleset => rulesets[id];
