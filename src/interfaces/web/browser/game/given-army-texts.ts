export const givenArmyTexts = {
  offline: 'No connection. Try again in a moment: nothing is made twice.',
  reading: 'Reading the army…',
  nothingRead: 'No army was found in this text.',
  unknown: 'These names are not in the army lists of this edition:',
} as const;
