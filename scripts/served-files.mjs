// Files that the functions for pages and documents serve.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export const hash = (bytes) => createHash('sha256').update(bytes).digest('base64url');

/** Writes a file plain and packed; its fingerprint as HTTP writes it. A packed file is sent as it is. */
export const writeServed = async (folder, file, bytes) => {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  if (!file.endsWith('.gz')) await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  return `"${hash(bytes).slice(0, 22)}"`;
};
