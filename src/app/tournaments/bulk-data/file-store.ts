import type { StoreAnswer } from '../../kernel/store/store';

export interface StoredFile {
  readonly bytes: Buffer;
  /** Changes with the content. */
  readonly etag: string;
}

/** Keeps the files of bulk data that are made while the service runs: a bucket, or a folder on one machine. */
export interface FileStore {
  /** Null where there is no such file. */
  readonly read: (name: string) => StoreAnswer<StoredFile | null>;
  /**
   * Writes the whole file or nothing. With `replaces` only over the file with that ETag, or where there is none (null); CONFLICT
   * says that another one is there.
   */
  readonly write: (
    name: string,
    file: { readonly bytes: Buffer; readonly type: string; readonly replaces?: string | null },
  ) => StoreAnswer<'WRITTEN' | 'CONFLICT'>;
  /** Removes it, if it is there. */
  readonly remove: (name: string) => StoreAnswer<true>;
}
