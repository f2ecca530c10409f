/** Texts of the turn, which come after the first view of a sheet. */
export const turnTexts = {
  nextTurn: (turn: number) => `Begin turn ${turn}`,
  turnBack: (turn: number) => `Back to turn ${turn}`,
  phase: 'Phase',
  nextPhase: (phase: string) => `Next: ${phase}`,
  priority: 'Priority',
  page: (page: number) => `p. ${page}`,
  reminders: 'Now',
  noReminders: 'The rules ask for nothing more in this phase.',
} as const;
