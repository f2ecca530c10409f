// Everything that needs more than Node and a moment: `npm test` comes before it, `.ci/run` runs both. Each step is a
// row below; the first failure ends the run. `node scripts/verify.mjs NAME...` runs only the steps named.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NODE_24 = '24.21.0';

const run = (command, args, env = {}) => {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (error) console.error(error.message);
  return status === 0;
};
const node = (...args) => run(process.execPath, args);

/** The slow tests of tests/verify, which `npm test` leaves out; each file is a step of its own. */
const slowTest = (name) =>
  node('node_modules/jest/bin/jest.js', '--config', 'tests/verify/jest.config.cjs', `tests/verify/${name}`);

/** The folder of a Node 24, outside the project: the npm package brings the binary. */
const node24 = () => {
  const folder = join(tmpdir(), `muster-node-${NODE_24}`);
  const bin = join(folder, 'node_modules', 'node', 'bin');
  if (!existsSync(join(bin, 'node')))
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node@${NODE_24}`]);
  return bin;
};

const steps = [
  ['package', () => node('scripts/package.mjs')],
  ['licences', () => node('scripts/check-licences.mjs', '--check')],
  ['cloudformation', () => node('scripts/check-cloudformation.mjs')],
  ['broken-templates', () => slowTest('cloudformation')],
  ['million-fights', () => slowTest('million-fights')],
  ['hostile-run', () => slowTest('hostile-run')],
  ['fuzz', () => node('tests/verify/fuzz.mjs')],
  ['rolls-in-python', () => slowTest('verifiable-rolls-python')],
  ['openapi-lint', () => node('scripts/check-openapi.mjs')],
  ['graphql-bundle', () => node('tests/verify/graphql-bundle.mjs')],
  ['contract-run', () => slowTest('contract-run')],
  ['demo', () => node('scripts/demo.mjs')],
  ['guides', () => node('tests/verify/guides.mjs')],
  ['pages', () => node('tests/verify/pages.mjs')],
  ['web', () => node('tests/verify/web.mjs')],
  ['kills', () => node('tests/verify/kills.mjs')],
  // Last, so that the summary at the end is that of the tests.
  ['node-24', () => run('npm', ['test'], { PATH: `${node24()}${delimiter}${process.env.PATH}` })],
];

const wanted = process.argv.slice(2);
for (const [name, step] of steps) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAt = performance.now();
  console.log(`verify: ${name}`);
  const passed = step();
  console.log(
    `verify: ${name} ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  if (!passed) process.exit(1);
}
