import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localSecret } from '../../../src/infrastructure/local/local-secret';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is made once, and read again at the next start', async () => {
  const first = await localSecret(folder);
  expect(first).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(await localSecret(folder)).toBe(first);
});

it('is one for all who start at the same time, and leaves nothing beside it', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => localSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secret']);
});

it.each([
  ['empty', ''],
  ['blank', ' \n'],
  ['cut short', 'Zm9vYmFyYmF6cXV4'],
])('is refused when it is %s, and left as it is', async (_, text) => {
  await writeFile(join(folder, 'secret'), text);
  await expect(localSecret(folder)).rejects.toThrow(
    /secret in .* is damaged: it has \d+ characters of at least 32/,
  );
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(text);
});
