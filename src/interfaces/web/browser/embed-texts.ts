/** What the embedding script says; `data-title` says it in the website's own words. */
export const embedTexts = { title: 'Tournament' } as const;
