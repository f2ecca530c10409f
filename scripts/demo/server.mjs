// Runs a piece of work against a server: the one whose address is given, or one started for it and ended after.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** The environment of a quiet server of one's own, which listens on this port and keeps its data in this folder. */
export const ownServer = (port, folder) => ({
  ...process.env,
  PORT: String(port),
  HOST: '127.0.0.1',
  MUSTER_DATA: folder,
  MUSTER_LOG: 'off',
});

const LONGEST_START_MS = 60_000;

/** Waits until the server of this process answers. */
export const untilUp = async (url, child, longestMs = LONGEST_START_MS) => {
  const deadline = Date.now() + longestMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const up = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await wait(100);
  }
  throw new Error('the server did not start');
};

/** Starts `npm start` on a free port with an empty data folder; answers its address, process and how to end it. */
export const startServer = async (env = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/local/start.mjs'], {
    env: { ...ownServer(port, folder), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await untilUp(url, child).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, child, stop };
};

export const withServer = async (url, work) => {
  if (url) return work(url.replace(/\/$/, ''));
  const { buildAll } = await import('../build.mjs');
  await buildAll();
  const server = await startServer();
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
};
