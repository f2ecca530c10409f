import type { RulesetId } from '../ruleset-id';
import { powers2018 } from './mesbg-2018/magic';
import { powers2024 } from './mesbg-2024/magic';
import type { PowerRules } from './ruleset';

const powers: Readonly<Partial<Record<RulesetId, Readonly<Record<string, PowerRules>>>>> = {
  MESBG_2018: powers2018,
  MESBG_2024: powers2024,
};

/** A Magical Power of an edition, apart from the rulesets: fights need none. Undefined where the edition does not have it. */
export const powerIn = (id: RulesetId, power: string): PowerRules | undefined => powers[id]?.[power];
