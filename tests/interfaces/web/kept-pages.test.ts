import { gunzipSync } from 'node:zlib';
import { createKeptPages } from '../../../src/interfaces/web/kept-pages';

const counted = (most: number) => {
  const renderOnce = createKeptPages(most);
  const rendered: string[] = [];
  const page = (key: string, body = key) =>
    renderOnce(key, async () => {
      rendered.push(key);
      return { body };
    });
  return { page, rendered };
};

it('renders a version of a page once for all who ask, also at once', async () => {
  const { page, rendered } = counted(100);
  expect(await Promise.all([page('a 1'), page('a 1'), page('a 2')])).toEqual([
    { body: 'a 1' },
    { body: 'a 1' },
    { body: 'a 2' },
  ]);
  await page('a 1');
  expect(rendered).toEqual(['a 1', 'a 2']);
});

it('keeps as many characters as it may, and forgets what it rendered first', async () => {
  const { page, rendered } = counted(10);
  await page('a', 'aaaaa');
  await page('b', 'bbbbb');
  await page('a', 'aaaaa');
  await page('c', 'c');
  await page('b', 'bbbbb');
  await page('a', 'aaaaa');
  expect(rendered).toEqual(['a', 'b', 'c', 'a']);
});

it('does not keep a page that failed', async () => {
  const renderOnce = createKeptPages();
  await expect(renderOnce('a', () => Promise.reject(new Error('no store')))).rejects.toThrow('no store');
  expect(await renderOnce('a', async () => ({ body: 'a' }))).toEqual({ body: 'a' });
});

it('packs a large page once, and leaves a small one to the edge', async () => {
  const renderOnce = createKeptPages();
  const { body } = await renderOnce('a', async () => ({ body: 'a page '.repeat(20_000) }));
  if (typeof body === 'string' || body instanceof Uint8Array) throw new Error('not packed');
  expect(body.file(true)).toBe(body.file(true));
  expect(gunzipSync(body.file(true)).toString()).toBe(String(body.file(false)));
  expect(String(body.file(false))).toBe('a page '.repeat(20_000));
});
