export const armyTexts = {
  reading: 'Reading the list…',
  legal: 'Your army is legal.',
  illegal: 'Your army is not legal.',
  points: (points: number, limit: number) => `${points} of ${limit} points`,
  readAs: (edition: string) => `Read as an army of the edition ${edition}.`,
  nothing: 'Choose a file or paste a list.',
  offline: 'No connection. Try again once it is back.',
  share: 'A link to this army',
} as const;
