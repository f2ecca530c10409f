export const AT_ONCE = 25;

/** A whole tournament as one document. */
export interface ExportedTournament {
  readonly tournament: string;
  /** JSON text: every thing with its history, without tokens. */
  readonly document: string;
}
