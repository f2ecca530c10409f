// `npm start` ends with npm: whichever signal npm gets, nothing may go on listening.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, untilUp } from '../../../scripts/demo/server.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const LONGEST_END_MS = 10_000;

/** Whether a new connection is taken: one that is still open says nothing. */
const isListening = (url) =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** SIGINT goes to all at once, as Ctrl+C sends it; npm does not hand on one that it gets alone. */
for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL']) {
  const folder = mkdtempSync(join(tmpdir(), 'muster-start-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', MUSTER_DATA: folder, MUSTER_LOG: 'off' },
  });
  await untilUp(url, npm);
  process.kill(signal === 'SIGINT' ? -npm.pid : npm.pid, signal);
  const deadline = Date.now() + LONGEST_END_MS;
  while ((await isListening(url)) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(await isListening(url), false, `the server outlives ${signal} to npm`);
  rmSync(folder, { recursive: true, force: true });
  console.log(`start: ends with npm after ${signal}`);
}
