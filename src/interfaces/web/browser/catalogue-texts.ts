/** Texts of the form that uploads the files of a catalogue. */
export const catalogueTexts = {
  noName: 'Give the catalogue a name.',
  noToken: 'Paste the token of this catalogue.',
  noFiles: 'Choose at least one file.',
  tooMany: (most: number) => `Choose at most ${most} files, or zip them.`,
  tooLarge: (most: number) => `The files may have at most ${most} MB together: zip them.`,
  sending: (part: number, of: number) => `Sending part ${part} of ${of}…`,
  reading: 'Reading the files…',
  offline: 'No connection, or the service is busy. Press the button again: nothing is stored twice.',
  lists: (count: number) => (count === 1 ? 'One army list was read.' : `${count} army lists were read.`),
  secrets: 'Write these down now. They are shown only here.',
  id: 'Id',
  token: 'Token',
  code: 'Recovery code',
  next: 'See what was read, and try an army',
} as const;
