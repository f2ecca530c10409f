// Which code the figures of docs/performance.md are of: for each section the commit and the hash of the code that it measures, kept in
// figures.json.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measuredCode } from './measured-code.mjs';

export const PAGE = 'docs/performance.md';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'bench');
const FILE = join(folder, 'figures.json');

/** A file that measures something says so by its `run`. */
const isPart = (file) =>
  file.endsWith('.mjs') && /^export const run = /m.test(readFileSync(join(folder, file), 'utf8'));

/** The parts of the bench by name: each has a section of the page. */
export const allParts = readdirSync(folder)
  .filter(isPart)
  .map((file) => file.replace('.mjs', ''))
  .sort();

const figures = () => JSON.parse(readFileSync(FILE, 'utf8'));

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** The commit that is checked out, and whether anything differs from it. */
const commitNow = () => {
  try {
    const changes = git(
      'status',
      '--porcelain',
      '--',
      'src',
      'handlers',
      'scripts',
      'data',
      'package-lock.json',
    );
    return `${git('rev-parse', '--short=8', 'HEAD')}${changes === '' ? '' : ' with changes'}`;
  } catch {
    return 'unknown';
  }
};

/** The commit and the hash of the code that this part would measure now. */
export const figuresOf = async (part) => ({ commit: commitNow(), code: (await measuredCode([part]))[part] });

/** Notes that the section of this part is of that code. */
export const keepFigures = (part, of) => {
  const sorted = Object.entries({ ...figures(), [part]: of }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
};

/** The sections that are missing or older than the code they measure: the part of each, its text, and the commit it was measured at. */
export const staleFigures = async () => {
  const page = readFileSync(join(root, PAGE), 'utf8');
  const [known, now] = [figures(), await measuredCode(allParts)];
  return allParts
    .map((part) => ({
      part,
      commit: known[part]?.commit,
      text: new RegExp(`<!-- ${part} -->[\\s\\S]*?<!-- end ${part} -->`).exec(page)?.[0],
    }))
    .filter(
      ({ part, commit, text = '' }) => known[part]?.code !== now[part] || !text.includes(`commit ${commit},`),
    );
};
