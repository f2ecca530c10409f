// Prepares a release in the working tree: sets its version everywhere, dates its section of CHANGELOG.md, and stores its contract and its
// template in docs/contract, once they have been compared with those of the release before. Commits and tags nothing.
//   npm run release -- VERSION [--date YYYY-MM-DD]
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const today = new Date().toISOString().slice(0, 10);
const {
  values: { date },
  positionals: [version = ''],
} = parseArgs({ options: { date: { type: 'string', default: today } }, allowPositionals: true });

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
if (!/^\d+\.\d+\.\d+$/.test(version) || !/^\d{4}-\d{2}-\d{2}$/.test(date))
  stop('usage: npm run release -- VERSION [--date YYYY-MM-DD], such as npm run release -- 0.2.0');

const read = (path) => readFileSync(`${root}/${path}`, 'utf8');
const write = (path, text) => writeFileSync(`${root}/${path}`, text);
const run = (...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    stop(`node ${args.join(' ')} failed: mend it, take the changes of this script back, and run it again.`);
};

/** The first places of `"version"` in a file: two in the lock file, whose first package is the project itself. */
const setVersion = (path, places = 1) => {
  let left = places;
  write(
    path,
    read(path).replaceAll(/"version": "[^"]+"/g, (found) => (left-- > 0 ? `"version": "${version}"` : found)),
  );
};

const dateChangelog = () => {
  const changelog = read('CHANGELOG.md');
  if (changelog.includes(`\n## [${version}]`)) stop(`CHANGELOG.md has a section of ${version} already.`);
  const [head, rest = ''] = changelog.split('## [Unreleased]\n');
  if (!/^- /m.test(rest.split('\n## ')[0])) stop('CHANGELOG.md says nothing under "## [Unreleased]".');
  write('CHANGELOG.md', `${head}## [Unreleased]\n\n## [${version}] - ${date}\n${rest}`);
};

dateChangelog();
for (const path of ['package.json', 'clients/typescript/package.json', 'clients/rules/package.json'])
  setVersion(path);
setVersion('package-lock.json', 2);
run('scripts/generate.mjs');
run('scripts/check-contract.mjs', '--release');
run('scripts/check-upgrade.mjs');
run('scripts/check-upgrade.mjs', '--keep');
console.log(`${version} is ready to be tested, committed and tagged (docs/versioning.md)`);
