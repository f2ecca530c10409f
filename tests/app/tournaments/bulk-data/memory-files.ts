import type { FileStore, StoredFile } from '../../../../src/app/tournaments/bulk-data/file-store';
import { ok } from '../../../../src/shared/result';

/** Files in memory. */
export interface MemoryFiles extends FileStore {
  readonly names: () => readonly string[];
}

export const memoryFiles = (): MemoryFiles => {
  const files = new Map<string, StoredFile>();
  let writes = 0;
  return {
    names: () => [...files.keys()].sort(),
    read: async (name) => ok(files.get(name) ?? null),
    write: async (name, { bytes, replaces }) => {
      if (replaces !== undefined && (files.get(name)?.etag ?? null) !== replaces) return ok('CONFLICT');
      files.set(name, { bytes, etag: `"${(writes += 1)}"` });
      return ok('WRITTEN');
    },
    remove: async (name) => {
      files.delete(name);
      return ok(true);
    },
  };
};
