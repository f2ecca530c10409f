/** Texts of the embedding script; `data-title` replaces the title. */
export const embedTexts = { title: 'Tournament' } as const;
