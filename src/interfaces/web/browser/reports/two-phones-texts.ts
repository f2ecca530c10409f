export const twoPhonesTexts = {
  offline: 'No connection, or too many at once. Try again in a moment: nothing counts twice.',
  wordLabel: 'Your word',
  wordHelp: 'The dice follow from it too. Keep the one we suggest, or write one that nobody can guess.',
  lock: 'Lock my word',
  waitsFor: (names: readonly string[]) => `Waiting for the word of ${names.join(' and ')}.`,
  scan: (name: string) => `${name} scans this, or opens the link:`,
  codeOf: (name: string) => `Opens the link of ${name}`,
  copy: 'Copy the link',
  copied: 'Copied',
  watching: 'You are watching. Players open their own links.',
  abandon: 'Give up',
  abandonSure: 'Give up? Your opponent and everybody with the link will see that it was you.',
} as const;
