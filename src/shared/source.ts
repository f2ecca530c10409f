/**
 * The five documents that the rules come from, by number; RULING marks what the project decided where they are silent,
 * CATALOGUE what an army list or Legion says of itself (the heading is its name).
 */
export const documents = {
  '000': 'Matched Play Guide: doubles events',
  '001': 'Matched Play Guide: organising a tournament',
  '002': 'Advanced rules',
  '003': 'Unofficial play sheet',
  '004': 'Battlehost quickstart rules guide',
  RULING: 'docs/rulings.md',
  CATALOGUE: 'data/catalogue',
} as const;

export type DocumentId = keyof typeof documents;

/** The place of a fact: document, heading as printed there, and the page where the document gives one. */
export interface Source {
  readonly document: DocumentId;
  readonly heading: string;
  readonly page?: number;
}

/** A ruling of this project by its number (`7a`), as docs/rulings.md lists it. */
export const ruling = (number: string): Source => ({ document: 'RULING', heading: `Ruling ${number}` });
