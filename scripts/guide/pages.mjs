// The pages of the documentation site: which file is which page. docs/README.md is the list: its headings are the tasks, the
// first link of each row is a page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INDEX = 'README.md';

/** The tasks of the index, each with its pages by file below `docs`; the index itself comes first. */
export const tasksOf = (docs) => {
  const [, ...sections] = readFileSync(join(docs, INDEX), 'utf8').split(/^## /m);
  return sections.map((section, at) => {
    const files = [...section.matchAll(/^\| \[[^\]]+\]\(([^)#]+\.md)\)/gm)].map(([, file]) => file);
    return [section.slice(0, section.indexOf('\n')), at === 0 ? [INDEX, ...files] : files];
  });
};

/** All pages below `docs`: those of the index first, then the others by name. */
export const filesOf = (docs, tasks) => {
  const listed = tasks.flatMap(([, files]) => files);
  const found = readdirSync(docs, { recursive: true })
    .filter((file) => file.endsWith('.md') && !file.startsWith('contract'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return [...listed, ...found.filter((file) => !listed.includes(file))];
};

/** The address of a page: a README.md has the address of its folder, `docs/README.md` that of the site. */
export const addressOf = (file) => `/guide/${file.replace(/(?:README)?\.md$/, '')}`.replace(/\/$/, '');

/** The pages before and after a page in the order of the index. */
export const neighboursOf = (file, tasks) => {
  const order = tasks.flatMap(([, files]) => files);
  const at = order.indexOf(file);
  return at < 0 ? [] : [order[at - 1], order[at + 1]];
};
