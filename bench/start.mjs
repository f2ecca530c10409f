// `npm start` from a clone with its packages installed: to the first answer, the first time and again, beside the last release; and how
// much memory it and each function hold.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { cloneOf, timedStart } from '../tests/verify/runtime/timed-start.mjs';
import { median } from './measure.mjs';
import { RELEASE, releasedProject } from './released.mjs';

const TURNS = 3;
const MINUTE_MS = 60_000;
const MB = 2 ** 20;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts in this folder, once: what it took, and what is resident after a minute where that is asked for. */
const startIn = async (folder, waitMs = 0) => {
  const start = await timedStart(folder);
  await wait(waitMs);
  const processes = start.processes();
  const resident = {
    server: start.server()?.residentMb ?? 0,
    all: processes.reduce((sum, one) => sum + one.residentMb, 0),
  };
  await start.stop();
  return { ms: start.ms, cpuMs: start.cpuMs, resident };
};

const inTurns = async () => {
  const released = releasedProject();
  const rows = { first: [], second: [], release: [] };
  let memory;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const clone = cloneOf(root);
    try {
      // The first one also builds the rest, so that the second has nothing to build.
      rows.first.push(await startIn(clone.folder, MINUTE_MS));
      rows.second.push(await startIn(clone.folder));
      if (turn === 0) memory = (await startIn(clone.folder, MINUTE_MS)).resident;
    } finally {
      clone.remove();
    }
    rows.release.push(await startIn(released));
  }
  return { rows, memory };
};

/** Resident memory of a fresh process that has loaded a function, in MB. */
const residentWith = (file) => {
  const source = `await import(${JSON.stringify(file)}); process.stdout.write(String(process.memoryUsage.rss()), () => process.exit(0));`;
  const measured = Array.from({ length: 5 }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', source], {
        encoding: 'utf8',
        env: {
          ...process.env,
          MUSTER_LOG: 'off',
          MUSTER_SECRET: 'a secret of the bench',
          MUSTER_TABLE: 'muster',
          AWS_REGION: 'local',
          DISCORD_PUBLIC_KEY: '00'.repeat(32),
        },
      }),
    ),
  );
  return median(measured) / MB;
};

const functionRows = () => {
  const dist = join(root, 'dist/functions');
  return readdirSync(dist)
    .sort()
    .map((name) => {
      const { startBytes } = JSON.parse(readFileSync(join(root, 'dist/sizes.json'), 'utf8'))[name];
      return { name, startBytes, resident: residentWith(join(dist, name, 'handler.mjs')) };
    });
};

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (value) => `${value.toFixed(0)} MB`;

const report = ({ rows, memory, functions }) => {
  const of = (name, what) => median(rows[name].map((row) => row[what]));
  const line = (title, name) => `| ${title} | ${seconds(of(name, 'ms'))} | ${seconds(of(name, 'cpuMs'))} |`;
  const largest = functions.toSorted((one, other) => other.resident - one.resident)[0];
  return {
    title: 'Starting here, and memory',
    command: 'npm run bench -- start',
    markdown: [
      `\`npm start\` in a clone with its packages installed, until \`/v1/rules/to-wound/4/9\` is answered; medians of ${TURNS}, in turns. CPU time is that`,
      'of all its processes, npm included. The first start builds what that answer needs, the second nothing; the release builds everything each time.',
      '',
      '| | to the first answer | CPU time until then |',
      '|---|---|---|',
      line('the first time', 'first'),
      line('again', 'second'),
      line(`release ${RELEASE.name}`, 'release'),
      '',
      `Resident after the first minute: ${megabytes(memory.server)} the process that serves, ${megabytes(memory.all)} with npm and its shell.`,
      '',
      'Resident memory of a process that has loaded one function, medians of 5:',
      '',
      '| function | KB at start | resident |',
      '|---|---|---|',
      ...functions.map(
        ({ name, startBytes, resident }) =>
          `| \`${name}\` | ${(startBytes / 1000).toFixed(1)} | ${megabytes(resident)} |`,
      ),
    ].join('\n'),
    aims: [
      {
        name: 'the first start',
        aim: 'within 4 s',
        measured: seconds(of('first', 'ms')),
        met: of('first', 'ms') <= 4_000,
      },
      {
        name: 'the second start',
        aim: 'within 1.5 s',
        measured: seconds(of('second', 'ms')),
        met: of('second', 'ms') <= 1_500,
      },
      {
        name: 'resident after the first minute',
        aim: 'at most 120 MB',
        measured: megabytes(memory.server),
        met: memory.server <= 120,
      },
      {
        name: 'the largest function',
        aim: 'at most 80 MB',
        measured: `${megabytes(largest.resident)} (${largest.name})`,
        met: largest.resident <= 80,
      },
    ],
  };
};

export const run = async () => {
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  return report({ ...(await inTurns()), functions: functionRows() });
};
