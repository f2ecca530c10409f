/** Editions of the rules; each has its folder in `rulesets`. */
export const rulesetTexts = {
  MESBG_2018: 'Middle-earth Strategy Battle Game, 2018 edition.',
  MESBG_2024: 'Middle-earth Strategy Battle Game, 2024 edition, as far as public transcriptions know it.',
} as const;
export type RulesetId = keyof typeof rulesetTexts;
