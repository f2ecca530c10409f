import type { OwnedFacts } from '../../kernel/store/creation';

/** A version of a catalogue. It never changes. */
export interface StoredVersion {
  /** Which documents are its own. */
  readonly set: string;
  readonly atMs: number;
  /** The documents beside its index: one for each army list, by its id. */
  readonly lists: readonly string[];
  /** Its documents are still being written: nobody sees it yet. */
  readonly unfinished?: true;
  /** It was never finished, and its documents are taken away: nobody will ever see it. */
  readonly dropped?: true;
}

/** A catalogue kept by the service. Each version is a field of its own (`v7`), so that one more does not repeat the others. */
export interface CatalogueFacts extends OwnedFacts {
  readonly name: string;
  readonly deleted?: true;
  readonly [version: `v${number}`]: StoredVersion;
}
