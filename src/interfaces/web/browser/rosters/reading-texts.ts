export const readingTexts = {
  unknown: 'Not in the catalogue:',
  guessed: 'Guessed:',
  taken: (name: string, others: readonly string[]) =>
    others.length > 0 ? `taken for ${name}; or is it ${others.join(', ')}?` : `taken for ${name}`,
} as const;
