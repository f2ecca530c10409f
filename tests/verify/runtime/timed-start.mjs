// Times `npm start` as a newcomer meets it: in a copy of the project as a clone has it, its packages installed, nothing built.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, ownServer } from '../../../scripts/demo/server.mjs';

const POLL_MS = 10;
const LONGEST_MS = 120_000;
const QUESTION = '/v1/rules/to-wound/4/9';
/** Of a tick in /proc, in milliseconds. */
const TICK_MS = 10;

/** Copies what Git knows of the project in `root`, or would take in, and links its packages. */
export const cloneOf = (root) => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-clone-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const deleted = new Set(
    execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\0'),
  );
  for (const path of listed.split('\0').filter((name) => name !== '' && !deleted.has(name))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  linkPackages(root, folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Hard links where the file system has them: a copy of the packages takes longer than what is timed. */
export const linkPackages = (root, folder) => {
  const from = join(root, 'node_modules');
  const to = join(folder, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
};

/** The processes of a group as Linux shows them: id, CPU time in milliseconds with that of its ended children, resident MB, command. */
export const processesOf = (group) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
        if (Number(fields[2]) !== group) return [];
        const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        return [
          {
            pid: Number(pid),
            cpuMs: ticks * TICK_MS,
            residentMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
            command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
          },
        ];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });

/**
 * Starts the project in `folder` with `npm start`. Answers the milliseconds to its first answer, the CPU time of all its processes until
 * then, its words, its processes and how to end it.
 */
export const timedStart = async (folder) => {
  const data = mkdtempSync(join(tmpdir(), 'muster-data-'));
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: ownServer(port, data),
  });
  let words = '';
  child.stdout.on('data', (text) => (words += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(`${url}${QUESTION}`, { headers: { connection: 'close' } }).then(({ ok }) => ok, () => false); // prettier-ignore
  while (!(await answers())) {
    if (child.exitCode !== null || performance.now() - startedAt > LONGEST_MS)
      throw new Error(`npm start does not answer: ${words}`);
    await wait(POLL_MS);
  }
  const ms = performance.now() - startedAt;
  const processes = () => processesOf(child.pid);
  return {
    ms,
    cpuMs: processes().reduce((sum, one) => sum + one.cpuMs, 0),
    url,
    words: () => words,
    processes,
    /** The one that serves. */
    server: () =>
      processes().find(({ command }) => /^\S*node\S* (scripts\/start|dist\/local\/start)\.mjs/.test(command)),
    stop: async () => {
      process.kill(-child.pid, 'SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
};
