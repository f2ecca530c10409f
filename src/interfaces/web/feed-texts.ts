/** Texts of feeds and calendars. */
export const feedTexts = {
  drawRound: (round: number) => `Round ${round}: the tables`,
  tables: (round: number) => `Round ${round}: new tables`,
  startRound: (round: number) => `Round ${round} has begun`,
  extendRound: (round: number) => `Round ${round} has more time`,
  pauseClock: (round: number) => `Round ${round}: the clock is paused`,
  resumeClock: (round: number) => `Round ${round}: the clock runs again`,
  corrected: (round: number, table: number) => `Round ${round}, table ${table}: the result was corrected`,
  finishTournament: 'The final standings',
  round: (name: string, round: number) => `${name}: round ${round}`,
} as const;
