import { csvFields } from '../../../../app/tournaments/files/csv-fields';

/** Texts for files of other programs, and for pairs that are made late. */
export const exchangeTexts = {
  entrants: 'Entrants from a CSV file',
  results: 'Results from a CSV file',
  file: 'CSV file',
  fileHelp: 'Any headings: you see what each column is taken for before anything is.',
  columns: ['Column', 'Cells', 'Taken for'],
  caption: 'Columns of the file',
  leftOut: 'left out',
  meaningOf: (heading: string) => `${heading} is`,
  fields: csvFields,
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  take: 'Take these lines',
  done: (done: number, refused: number) =>
    refused === 0 ? `${done} taken.` : `${done} taken, ${refused} refused:`,
  refused: (line: number, detail: string) => `Line ${line}: ${detail}`,
  report: 'A report file of a chess program (TRF)',
  reportFile: 'TRF file',
  reportHelp: 'TRF16 or TRF26 of an individual Swiss event: names, ratings, results, byes.',
  reportButton: 'Make an event of it',
  notKept: (what: string) => `Not kept: ${what}.`,
  trf16: 'Report file (TRF16)',
  trf26: 'Report file (TRF26)',
  sheet: 'Pairings and results (CSV)',
  latePair: 'Pair two who have nobody to play',
  lateHelp: 'Who came late, has a bye, or whose opponent has left. Tables that are played stay as they are.',
  lateFirst: 'This one',
  lateSecond: 'with this one',
  lateButton: 'Pair them',
  lateUndo: 'Take back the last late pair',
} as const;
