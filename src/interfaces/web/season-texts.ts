/** Words on the card of a player's season. */
export const seasonTexts = {
  link: 'This season as a picture',
  season: (place: string, points: string) => (place === '–' ? points : `Place ${place} · ${points}`),
  record: (won: number, drawn: number, lost: number) => `${won} won, ${drawn} drawn, ${lost} lost`,
  rated: (rating: number) => `Rating ${rating}`,
  pointsOf: ['point', 'points'],
} as const;
