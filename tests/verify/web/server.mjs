// `npm start` itself, on a free port with a data folder of its own, ended by its process group.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LONGEST_START_MS = 120_000;

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const untilUp = async (url, child) => {
  const deadline = Date.now() + LONGEST_START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const up = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('npm start did not answer');
};

export const withNpmStart = async (work) => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', MUSTER_DATA: folder, MUSTER_LOG: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await untilUp(url, child);
    return await work(url);
  } finally {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};
