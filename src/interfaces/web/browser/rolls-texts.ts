export const rollsTexts = {
  offline: 'No connection, or too many at once. Try again in a moment: nothing is made twice.',
  receipt: 'The receipt of this roll',
  checkReceipt: 'Check it',
  modifiers: 'What applies',
  table: 'Which table',
  score: (score: number) => `counts as ${score}`,
} as const;
