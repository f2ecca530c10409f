/** Texts of the embedding script; `data-title` replaces the title. */
export const embedTexts = { title: 'Tournament', league: 'League' } as const;
