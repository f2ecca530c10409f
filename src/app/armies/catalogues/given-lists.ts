import type { Edition, ListFile } from '../../../domain/armies/catalogue/file';

/** An army list as it was given, and where: `files[2]`. */
export interface GivenList {
  readonly file: ListFile;
  readonly path: string;
  /** Its conditions may speak of profiles in files that were not sent: those are never there. */
  readonly isImported?: true;
}

/** An edition of the sender's own, and where: `files[2]`. */
export interface GivenEdition {
  readonly edition: Edition;
  readonly path: string;
}

/** The edition that an upload names for its lists, and those that came with it. */
export interface InEdition {
  readonly edition?: string | undefined;
  readonly editions?: readonly GivenEdition[] | undefined;
}
