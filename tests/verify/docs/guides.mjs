// Runs the guides of docs/guides, and every other page with commands, from an empty folder against a real server: each `sh`
// block in one shell, in order, and what it prints must be what the block under it shows. `…` stands for anything.
//   node tests/verify/docs/guides.mjs [url]
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withServer } from '../../../scripts/demo/server.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Guides without commands: `tests/verify/browser` plays them in the pages (`captains.mjs`, `newcomer.mjs`, `event.mjs`). */
const PLAYED_IN_PAGES = ['organiser.md', 'player.md', 'team-captains.md'];
const guides = readdirSync(join(root, 'docs/guides'))
  .filter((name) => !PLAYED_IN_PAGES.includes(name))
  .map((name) => `docs/guides/${name}`);
const GUIDE_URL = 'http://127.0.0.1:3000';
const MARK = '@@@ end of block';

/** A tournament of the reader's own, for pages that begin with one. */
const OWN_TOURNAMENT = `
HOST=${GUIDE_URL}
curl -s $HOST/v1/tournaments -H 'content-type: application/json' -H 'idempotency-key: the-reader-s-own-event' \\
  -d '{"name": "The reader’s own", "rounds": 3, "pointsLimit": 600, "roundMinutes": 100}' > own.json
ID=$(node -p 'JSON.parse(fs.readFileSync("own.json")).tournament.id')
TOKEN=$(node -p 'JSON.parse(fs.readFileSync("own.json")).organiserToken')
`;

/** What must be there before the commands of a page. */
const pages = {
  ...Object.fromEntries(guides.map((page) => [page, ''])),
  'README.md': '',
  'docs/bulk-data.md': '',
  'docs/graphql.md': '',
  'docs/webhooks.md': OWN_TOURNAMENT,
};

/** Installing and testing muster itself is what runs this file, and what tests/verify/runtime/start.mjs does. */
const isAboutMusterItself = (command) => command.startsWith('npm ci');

/** The blocks of a page, each command with the answer under it. */
const stepsOf = (text) => {
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .map(({ 0: whole, 1: kind, 2: body, index }) => ({ kind, body, index, end: index + whole.length }))
    .filter(({ kind, body }) => kind !== 'sh' || !isAboutMusterItself(body));
  return blocks.flatMap(({ kind, body, end }, at) => {
    if (kind !== 'sh') return [];
    const next = blocks[at + 1];
    const isAnswer = next && next.kind !== 'sh' && text.slice(end, next.index).trim() === '';
    return [{ command: body, answer: isAnswer ? next : undefined }];
  });
};

/** Replaces by `…` whatever a `…` stands for. */
const masked = (expected, found) => {
  if (expected === '…') return '…';
  if (Array.isArray(expected) && Array.isArray(found))
    return found.map((one, at) => masked(expected[at], one));
  if (expected !== null && typeof expected === 'object' && found !== null && typeof found === 'object')
    return Object.fromEntries(
      Object.entries(found).map(([name, one]) => [name, masked(expected[name], one)]),
    );
  return found;
};

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (text) => new RegExp(`^${text.trim().split('…').map(escaped).join('.+')}$`);

/** A refusal, through REST or GraphQL: no page shows one without its answer. */
const REFUSAL = /"\/docs\/errors#|"extensions"/;

const check = (guide, { command, answer }, printed) => {
  const where = `${guide}: ${command}`;
  if (answer === undefined) {
    ok(!REFUSAL.test(printed), `${where}\nwas refused\n${printed}`);
    return;
  }
  if (answer.kind === 'json') {
    const expected = JSON.parse(answer.body);
    deepStrictEqual(masked(expected, JSON.parse(printed)), expected, where);
  } else
    ok(
      pattern(answer.body).test(printed.trim()),
      `${where}\nprinted\n${printed}\ninstead of\n${answer.body}`,
    );
};

const run = ([page, before], url) => {
  const guide = basename(page);
  const steps = stepsOf(readFileSync(join(root, page), 'utf8'));
  ok(steps.length > (guides.includes(page) ? 5 : 0), `${page} has no commands`);
  const empty = mkdtempSync(join(tmpdir(), 'muster-guide-'));
  try {
    const script = [{ command: before }, ...steps]
      .map(({ command }) => `${command.replaceAll(GUIDE_URL, url)}\necho; echo '${MARK}'\n`)
      .join('');
    const { stdout, stderr, status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
      cwd: empty,
      encoding: 'utf8',
      env: { ...process.env, MUSTER_FOLDER: root.replace(/\/$/, ''), npm_config_loglevel: 'error' },
    });
    const [, ...printed] = stdout.split(`\n${MARK}\n`);
    for (const [at, step] of steps.entries()) {
      ok(printed[at + 1] !== undefined, `${guide}: ${step.command}\nfailed\n${printed[at]}\n${stderr}`);
      check(guide, step, printed[at]);
    }
    deepStrictEqual(status, 0);
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
  console.log(`guides: ${guide}, ${steps.length} commands`);
};

/** The code at the top of a package's README, run where that package is installed. */
const runReadme = (folder, url) => {
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const [, code] = /^```ts\n(.*?)^```$/ms.exec(readFileSync(join(root, folder, 'README.md'), 'utf8'));
  const empty = mkdtempSync(join(tmpdir(), 'muster-readme-'));
  try {
    mkdirSync(join(empty, 'node_modules'));
    symlinkSync(join(root, folder), join(empty, 'node_modules', name));
    writeFileSync(join(empty, 'readme.mjs'), code.replaceAll(GUIDE_URL, url));
    const { status, stderr } = spawnSync(process.execPath, ['readme.mjs'], { cwd: empty, encoding: 'utf8' });
    deepStrictEqual(status, 0, `${folder}/README.md: ${stderr}`);
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
  console.log(`guides: ${folder}/README.md`);
};

/** The example that no guide runs. */
const runExample = (url) => {
  const example = ['clients/typescript/examples/roll.mjs', 'leap', url];
  const { stdout } = spawnSync(process.execPath, example, { cwd: root, encoding: 'utf8' });
  match(stdout, /^Leap: [1-6] - .+\nThe receipt is genuine\.\n$/);
};

const packages = {
  'clients/typescript': 'scripts/build-client.mjs',
  'clients/rules': 'scripts/build-rules.mjs',
};
for (const script of Object.values(packages))
  spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
await withServer(process.argv[2], (url) => {
  for (const page of Object.entries(pages)) run(page, url);
  for (const folder of Object.keys(packages)) runReadme(folder, url);
  runExample(url);
});
