// Runs the guides of docs/guides from an empty folder against a real server: each `sh` block in one shell, in order, and what
// it prints must be what stands in the block under it. `…` stands for anything.
//   node tests/verify/guides.mjs [url]
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withServer } from '../../scripts/demo/server.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'docs/guides');
const GUIDE_URL = 'http://127.0.0.1:3000';
const MARK = '@@@ end of block';

/** The blocks of a guide, each command with the answer under it. */
const stepsOf = (text) => {
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, kind, body]) => ({ kind, body }));
  return blocks.flatMap(({ kind, body }, at) => {
    if (kind !== 'sh') return [];
    const next = blocks[at + 1];
    return [{ command: body, answer: next && next.kind !== 'sh' ? next : undefined }];
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

const check = (guide, { command, answer }, printed) => {
  if (answer === undefined) return;
  const where = `${guide}: ${command}`;
  if (answer.kind === 'json') {
    const expected = JSON.parse(answer.body);
    deepStrictEqual(masked(expected, JSON.parse(printed)), expected, where);
  } else
    ok(
      pattern(answer.body).test(printed.trim()),
      `${where}\nprinted\n${printed}\ninstead of\n${answer.body}`,
    );
};

const run = (guide, url) => {
  const steps = stepsOf(readFileSync(join(folder, guide), 'utf8'));
  ok(steps.length > 5, `${guide} has no commands`);
  const empty = mkdtempSync(join(tmpdir(), 'muster-guide-'));
  try {
    const script = steps
      .map(({ command }) => `${command.replaceAll(GUIDE_URL, url)}\necho; echo '${MARK}'\n`)
      .join('');
    const { stdout, stderr, status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
      cwd: empty,
      encoding: 'utf8',
      env: { ...process.env, MUSTER_FOLDER: root.replace(/\/$/, ''), npm_config_loglevel: 'error' },
    });
    const printed = stdout.split(`\n${MARK}\n`);
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

/** The example that no guide runs. */
const runExample = (url) => {
  const example = ['clients/typescript/examples/roll.mjs', 'leap', url];
  const { stdout } = spawnSync(process.execPath, example, { cwd: root, encoding: 'utf8' });
  match(stdout, /^Leap: [1-6] - .+\nThe receipt is genuine\.\n$/);
};

spawnSync(process.execPath, ['scripts/build-client.mjs'], { cwd: root, stdio: 'inherit' });
await withServer(process.argv[2], (url) => {
  for (const guide of readdirSync(folder)) run(guide, url);
  runExample(url);
});
