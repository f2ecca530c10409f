import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** As docs/operations.md demands of any secret. */
export const SHORTEST_SECRET = 32;
const NEW_SECRET_BYTES = 32;

/** Writes a whole secret beside its place, and moves it there unless somebody was first: half a secret is never seen. */
const makeSecret = async (file: string): Promise<void> => {
  const beside = `${file}.${randomBytes(8).toString('hex')}`;
  const handle = await open(beside, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(NEW_SECRET_BYTES).toString('base64url'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await link(beside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(beside);
};

const readSecret = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/**
 * The secret of this data folder, made at its first start, so that receipts and tokens outlive a restart.
 * @throws Error in words for the one at the keyboard when it is empty or too short.
 */
export const localSecret = async (dataFolder: string): Promise<string> => {
  const file = join(dataFolder, 'secret');
  if ((await readSecret(file)) === undefined) await makeSecret(file);
  const secret = ((await readSecret(file)) ?? '').trim();
  if (secret.length < SHORTEST_SECRET)
    throw new Error(
      `The secret in ${file} is damaged: it has ${secret.length} characters of at least ${SHORTEST_SECRET}. Put its copy back (FILE.secret of npm run backup), or delete it to get a new one: receipts, webhook secrets and recovery codes then follow from the new one.`,
    );
  return secret;
};
