// `npm start` itself, on a free port with a data folder of its own, ended by its process group.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ownServer, untilUp } from '../../../scripts/demo/server.mjs';

const LONGEST_START_MS = 120_000;

export const withNpmStart = async (work, settings = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['start'], {
    env: {
      ...ownServer(port, folder),
      ...settings,
      // Pictures are fetched from here.
      ...(settings.DISCORD_PUBLIC_KEY && { MUSTER_URL: url }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await untilUp(url, child, LONGEST_START_MS);
    return await work(url);
  } finally {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};
