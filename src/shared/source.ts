/**
 * The five documents that the rules come from, by number; RULING marks what the project decided where they are silent,
 * CATALOGUE what an army list or Legion says of itself (the heading is its name), TRANSCRIPTION what public transcriptions
 * of the 2024 edition say (the heading names the rule and its grade).
 */
export const documents = {
  '000': 'Matched Play Guide: doubles events',
  '001': 'Matched Play Guide: organising a tournament',
  '002': 'Advanced rules',
  '003': 'Unofficial play sheet',
  '004': 'Battlehost quickstart rules guide',
  RULING: 'docs/rulings.md',
  CATALOGUE: 'data/catalogue',
  TRANSCRIPTION: 'Public transcriptions of the 2024 edition',
} as const;

export type DocumentId = keyof typeof documents;

/** The place that states a fact: document, heading as printed there, and the page where the document gives one. */
export interface Source {
  readonly document: DocumentId;
  readonly heading: string;
  readonly page?: number;
}

/** The source of a fact: the document, the heading as printed there, and its page if the document has pages. */
export const cite = /* @__NO_SIDE_EFFECTS__ */ (
  document: DocumentId,
  heading: string,
  page?: number,
): Source => (page === undefined ? { document, heading } : { document, heading, page });

/** A ruling of this project by its number (`7a`), as docs/rulings.md lists it. */
export const ruling = /* @__NO_SIDE_EFFECTS__ */ (number: string): Source =>
  cite('RULING', `Ruling ${number}`);

/** Kinds of places: printed in a document, decided here, decided here with a switch, or by the event with it, or of the catalogue or a transcription. */
export const sourceKinds = {
  PRINTED: 'A document prints it.',
  RULING: 'The documents leave it open: a ruling of this project.',
  SWITCH: 'A ruling that a question may answer otherwise, by its switch.',
  HOUSE: 'A house ruling of the event: its choice of a switch.',
  CATALOGUE: 'An army list or a profile of the catalogue.',
  TRANSCRIPTION: 'Public transcriptions of the 2024 edition.',
} as const;
