import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, StoredFile } from '../../app/tournaments/bulk-data/file-store';
import { ok } from '../../shared/result';

/** Files in a folder of this machine, for one process. A file is written beside its place and moved there: half a file is never seen. */
export const createFolderFiles = (folder: string): FileStore => {
  const read = async (name: string): Promise<StoredFile | null> => {
    const bytes = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    });
    return bytes
      ? { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
      : null;
  };
  return {
    read: async (name) => ok(await read(name)),
    write: async (name, { bytes, replaces }) => {
      if (replaces !== undefined && ((await read(name))?.etag ?? null) !== replaces) return ok('CONFLICT');
      const file = join(folder, name);
      const beside = `${file}.${randomBytes(8).toString('hex')}`;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(beside, bytes, { mode: 0o600 });
      await rename(beside, file);
      return ok('WRITTEN');
    },
    remove: async (name) => {
      await rm(join(folder, name), { force: true });
      return ok(true);
    },
  };
};
