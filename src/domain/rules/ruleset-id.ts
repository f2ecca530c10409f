/** Editions of the rules; each has its folder in `rulesets`. */
export const rulesetIds = ['MESBG_2018', 'MESBG_2024'] as const;
export type RulesetId = (typeof rulesetIds)[number];
