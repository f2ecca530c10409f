// Everything that needs more than Node and a moment: `npm test` comes before it, `.ci/run` runs both. Each step is a
// row below; the first failure ends the run. `node scripts/verify.mjs NAME...` runs only the steps named.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeSeed } from './code-seed.mjs';
import { node24 } from './node-24.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

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
const slowTest = (name, env) =>
  run(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--config', 'tests/verify/jest.config.cjs', `tests/verify/${name}`],
    env,
  );

/** Before the first step: what a step writes would make the checkout one with changes. */
const seed = codeSeed(root);

/** The tests with random cases once more, with the seed of the code; it is printed, and MUSTER_SEED repeats it. */
const randomTests = () => {
  const files = readdirSync(join(root, 'tests'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('verify'))
    .map((file) => join('tests', file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"));
  console.log(`verify: random-tests with MUSTER_SEED=${seed}`);
  return run(process.execPath, ['node_modules/jest/bin/jest.js', ...files], {
    MUSTER_SEED: seed,
    MUSTER_MODEL_RUNS: '80',
  });
};

/** A climb over every operation, then a server that is sent what it found and the worst requests known. */
const costliestRequest = () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-costliest-'));
  const env = { MUSTER_REPORT: join(folder, 'rows.json'), MUSTER_SEED: seed };
  const passed =
    slowTest('requests/costliest-request', env) &&
    run(process.execPath, ['tests/verify/requests/worst/worst-known.mjs'], env);
  rmSync(folder, { recursive: true });
  return passed;
};

const steps = [
  ['check', () => node('scripts/check.mjs')],
  // Tests of the checks themselves, which no change of the product can break.
  ['architecture', () => slowTest('checks/architecture')],
  ['contract-breaks', () => slowTest('checks/contract-breaks')],
  ['changes', () => node('tests/changes/run.mjs')],
  ['release', () => node('tests/verify/checks/release.mjs')],
  ['package', () => node('scripts/package.mjs')],
  ['licences', () => node('scripts/check-licences.mjs', '--check')],
  ['cloudformation', () => node('scripts/check-cloudformation.mjs') && node('scripts/cost.mjs', '--check')],
  ['broken-templates', () => slowTest('deploy/')],
  ['deploy', () => node('tests/verify/deploy/deploy.mjs')],
  ['runtime', () => node('tests/verify/runtime/runtime.mjs')],
  ['random-tests', randomTests],
  ['catalogue', () => node('tests/verify/catalogue/catalogue.mjs')],
  ['catalogue-2024', () => node('tests/verify/catalogue-2024/catalogue.mjs')],
  ['long-draws', () => slowTest('draws/long-draws', { MUSTER_SEED: seed })],
  ['games', () => slowTest('games/', { MUSTER_SEED: seed })],
  ['million-fights', () => slowTest('rules/million-fights')],
  ['million-fights-2024', () => slowTest('rules/million-fights-2024')],
  ['fights-2024', () => slowTest('rules/fights-2024')],
  ['further-dice', () => slowTest('rules/further-dice')],
  ['costliest-request', costliestRequest],
  ['hostile-run', () => slowTest('requests/hostile-run', { MUSTER_SEED: seed })],
  ['socket', () => run(process.execPath, ['tests/verify/requests/socket.mjs'], { MUSTER_SEED: seed })],
  ['fuzz', () => node('tests/verify/fuzz/fuzz.mjs')],
  ['rolls-in-python', () => slowTest('rules/verifiable-rolls-python')],
  ['openapi-lint', () => node('scripts/check-openapi.mjs')],
  ['graphql-bundle', () => node('tests/verify/runtime/graphql-bundle.mjs')],
  ['contract-run', () => slowTest('requests/contract-run')],
  ['start', () => node('tests/verify/runtime/start.mjs')],
  ['cold-starts', () => node('tests/verify/runtime/cold-starts.mjs')],
  ['demo', () => node('scripts/demo.mjs', '--end')],
  ['guides', () => node('tests/verify/docs/guides.mjs')],
  ['consumers', () => node('tests/consumers/run.mjs')],
  ['pages', () => node('tests/verify/browser/pages.mjs')],
  ['web', () => node('tests/verify/browser/web.mjs')],
  ['firefox', () => node('tests/verify/browser/firefox.mjs')],
  ['registering', () => node('tests/verify/events/registering.mjs')],
  ['sign-ups', () => node('tests/verify/events/sign-ups.mjs')],
  ['teams', () => node('tests/verify/events/teams.mjs')],
  ['stored-reads', () => node('tests/verify/storage/stored-reads.mjs')],
  ['disk-full', () => node('tests/verify/storage/disk-full.mjs')],
  ['kills', () => node('tests/verify/storage/kills.mjs')],
  // Last, so that the summary at the end is that of the tests. The checks before them say the same on every Node.
  [
    'node-24',
    () => run('npx', ['--no-install', 'jest'], { PATH: `${node24()}${delimiter}${process.env.PATH}` }),
  ],
];

/** How long each step took, the longest first, and all of them. */
const printTable = (rows) => {
  const seconds = (value) => value.toFixed(1).padStart(8);
  console.log('verify: seconds by step');
  for (const { name, took } of rows.toSorted((one, other) => other.took - one.took))
    console.log(`${seconds(took)}  ${name}`);
  console.log(`${seconds(rows.reduce((sum, { took }) => sum + took, 0))}  in all`);
};

const wanted = process.argv.slice(2);
const done = [];
for (const [name, step] of steps) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAt = performance.now();
  console.log(`verify: ${name}`);
  const passed = step();
  const took = (performance.now() - startedAt) / 1000;
  done.push({ name, took });
  console.log(`verify: ${name} ${passed ? 'passed' : 'FAILED'} in ${took.toFixed(1)} s`);
  if (!passed) {
    printTable(done);
    process.exit(1);
  }
}
printTable(done);
