import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(__dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const below = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);

const outside = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'clients/typescript/README.md',
  'clients/rules/README.md',
];
const pages = below('docs');

/** Made by the build, or read by looking up. */
const REFERENCE = ['coverage', 'errors', 'licences', 'performance', 'roles', 'rulings'].map(
  (name) => `docs/${name}.md`,
);

const linksOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/\]\(([^)\s#]+)[^)]*\)|<img[^>]+src="([^"]+)"/g)]
    .map(([, link, image]) => link ?? image ?? '')
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link));

it.each([...outside, ...pages])('%s links only to files that exist', (file) => {
  const missing = linksOf(file).filter((link) => !existsSync(join(root, dirname(file), link)));
  expect(missing).toEqual([]);
});

const PATH_IN_CODE = /`((?:src|tests|scripts|docs|data|bench|handlers|clients)\/[\w./-]+)`/g;

it.each([...outside, ...pages])('%s names only files and folders that exist', (file) => {
  const named = [...textOf(file).matchAll(PATH_IN_CODE)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('architecture.md has a line for each folder of src/app', () => {
  const app = join(root, 'src/app');
  const folders = readdirSync(app, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('generated'))
    .map(({ parentPath }) => relative(app, parentPath));
  const [, rooms = ''] = textOf('docs/architecture.md').split(/^## .*rooms.*$|^`npm run check` fails/m);
  const listed = [...rooms.matchAll(/^\| `([\w/-]+)` +\| \S/gm)].map(([, path]) => path);
  expect(listed).toEqual([...new Set(folders)].filter((folder) => folder !== '').sort());
});

it('README.md is read in a minute', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThan(120);
});

it.each(pages.filter((file) => !REFERENCE.includes(file)))('%s is one sitting long', (file) => {
  expect(textOf(file).split('\n').length).toBeLessThan(202);
});

it.each(pages)('%s begins with a title and a paragraph', (file) => {
  expect(textOf(file)).toMatch(/^# .+\n\n(?!#|\||-|```)\S/);
});

it('lists every page in the index, and every decision in its own', () => {
  const index = [...linksOf('docs/README.md'), ...REFERENCE];
  const listed = (file: string): boolean => index.some((link) => file === link || file === `docs/${link}`);
  const apart = /^docs\/(?:README\.md|decisions\/\d)/;
  expect(pages.filter((file) => !apart.test(file) && !listed(file))).toEqual([]);
  const decisions = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'README.md');
  expect([...new Set(linksOf('docs/decisions/README.md'))].sort()).toEqual([...decisions].sort());
});

describe('a decision', () => {
  const records = pages.filter((file) => /^docs\/decisions\/\d/.test(file));

  it.each(records)('%s has a date, a status, a context, a decision and consequences', (file) => {
    expect(textOf(file)).toMatch(
      /^# .+\n\nDecided on \d{4}-\d{2}-\d{2}\. Status: (?:accepted|\*\*superseded\*\* by \[.+\]\(\d{4}-[a-z-]+\.md\))\.\n\n## Context\n\n[^]+\n## Decision\n\n[^]+\n## Consequences\n\n\S/,
    );
  });

  it('has a number of its own', () => {
    const numbers = records.map((file) => Number(/\/(\d{4})-/.exec(file)?.[1])).sort((a, b) => a - b);
    expect(numbers).toEqual([...new Set(numbers)]);
  });
});
