// `npm run check`: what needs no test run. The generated files come first; then everything else, as many at once as there
// are cores, each one's words together. All of them run, so that one call names every fault. `node scripts/check.mjs NAME...`
// makes the generated files and runs only the checks named.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const first = 'node scripts/generate.mjs --check';
/** The native compiler, in a third of the time; the linter and the clients' types need the one written in JavaScript. */
const tsc = 'node node_modules/typescript-7/bin/tsc';
/** The longest first, so that the last ones are short. */
const checks = [
  ['lint', 'eslint .'],
  ['types', `${tsc} -p .`],
  ['packages', 'node scripts/check-packages.mjs'],
  ['format', 'prettier --check --log-level warn .'],
  ['unused', 'knip --no-gitignore --include exports,files,duplicates --no-progress'],
  ['types', `${tsc} -p src/interfaces/web/browser`],
  ['architecture', 'node scripts/check-architecture.mjs'],
  ['prose', 'node scripts/check-prose.mjs'],
  ['lockfile', 'node scripts/check-lockfile.mjs'],
  ['folders', 'node scripts/count-lines.mjs --check'],
  ['contract', 'node scripts/check-contract.mjs'],
  ['upgrade', 'node scripts/check-upgrade.mjs'],
  ['catalogue-schema', 'node scripts/generate-catalogue-schema.mjs --check'],
  ['figures', 'node scripts/check-figures.mjs'],
];

const run = (command) =>
  new Promise((resolve) => {
    const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const child = spawn(command, { cwd: root, shell: true, env: { ...process.env, PATH: path } });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (words += text));
    child.on('close', (status) => {
      process.stdout.write(words);
      if (status !== 0) console.error(`check: ${command} FAILED`);
      resolve(status === 0);
    });
  });

const passed = [await run(first)];
if (passed[0]) {
  const wanted = process.argv.slice(2);
  const waiting = checks.filter(([name]) => wanted.length === 0 || wanted.includes(name));
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      passed.push(await run(next[1]));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
process.exit(passed.every(Boolean) ? 0 : 1);
