import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from '../../app/tournaments/sending/channel';
import { emlOf } from './eml';

/** Writes each email as a file into a folder, for a local service. The same email has the same file. */
export const createFolderMailer = (folder: string, from: string): Mailer => ({
  send: async (mail) => {
    const path = join(folder, `${mail.id.replaceAll(/[^A-Za-z0-9_-]/g, '')}.eml`);
    try {
      await mkdir(folder, { recursive: true });
      // A reader never sees half a file.
      await writeFile(`${path}.part`, emlOf(mail, from));
      await rename(`${path}.part`, path);
      return { kind: 'ANSWERED', status: 200 };
    } catch {
      return { kind: 'FAILED', problem: 'NO_CONNECTION' };
    }
  },
});
