const newTables = (round: number): string => `Round ${round}: new tables`;

/** Texts of feeds and calendars. */
export const feedTexts = {
  /** Announced changes of a round, by operation. */
  changes: {
    drawRound: (round) => `Round ${round}: the tables`,
    redrawRound: newTables,
    setRoundTables: newTables,
    swapEntrants: newTables,
    pairStranded: newTables,
    unpairStranded: newTables,
    startRound: (round) => `Round ${round} has begun`,
    extendRound: (round) => `Round ${round} has more time`,
    pauseClock: (round) => `Round ${round}: the clock is paused`,
    resumeClock: (round) => `Round ${round}: the clock runs again`,
  } as Readonly<Partial<Record<string, (round: number) => string>>>,
  corrected: (round: number, table: number) => `Round ${round}, table ${table}: the result was corrected`,
  finishTournament: 'The final standings',
  round: (name: string, round: number) => `${name}: round ${round}`,
} as const;
