// `npm start` from a clone with its packages installed: quick the first time, and quicker the second, which builds nothing. The process
// that serves is then alone and small. It ends with npm: whichever signal npm gets, nothing may go on listening.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, ownServer, untilUp } from '../../../scripts/demo/server.mjs';
import { cloneOf, timedStart } from './timed-start.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const LONGEST_END_MS = 10_000;
/** CPU time to the first answer, npm's own included: time on the clock is that of the machine and of whatever else it does. */
const MOST_CPU_MS = { first: 6_000, second: 2_000 };
const LONGEST_BUILD_MS = 300_000;
const MOST_RESIDENT_MB = 160;

const shown = ({ ms, cpuMs }) => `${(ms / 1000).toFixed(1)} s, ${(cpuMs / 1000).toFixed(1)} s of CPU time`;

/** Until no process is left that builds. */
const untilBuilt = async ({ processes }) => {
  const deadline = Date.now() + LONGEST_BUILD_MS;
  while (processes().some(({ command }) => /build-process|esbuild/.test(command))) {
    assert.ok(Date.now() < deadline, 'the build does not end');
    await wait(200);
  }
};

const timeStarts = async () => {
  const clone = cloneOf(root);
  try {
    const first = await timedStart(clone.folder);
    assert.match(first.words(), /^built: generated code, /m);
    await untilBuilt(first);
    for (const path of ['/', '/guide', '/docs', '/openapi.json', '/v1/pictures/duel-matrix.svg'])
      assert.notEqual(
        (await fetch(`${first.url}${path}`, { headers: { connection: 'close' } })).status,
        500,
        path,
      );
    await first.stop();
    const second = await timedStart(clone.folder);
    await wait(1_000);
    const { residentMb } = second.server();
    const built = second.words();
    await second.stop();
    console.log(
      `start: first ${shown(first)}; second ${shown(second)}; serves in ${residentMb.toFixed(0)} MB`,
    );
    assert.doesNotMatch(built, /^built:/m, 'the second start builds nothing');
    assert.ok(first.cpuMs <= MOST_CPU_MS.first, `the first start took ${first.cpuMs} ms of CPU time`);
    assert.ok(second.cpuMs <= MOST_CPU_MS.second, `the second start took ${second.cpuMs} ms of CPU time`);
    assert.ok(residentMb <= MOST_RESIDENT_MB, `${residentMb} MB are resident`);
  } finally {
    clone.remove();
  }
};
await timeStarts();

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
    env: ownServer(port, folder),
  });
  await untilUp(url, npm);
  process.kill(signal === 'SIGINT' ? -npm.pid : npm.pid, signal);
  const deadline = Date.now() + LONGEST_END_MS;
  while ((await isListening(url)) && Date.now() < deadline) await wait(100);
  assert.equal(await isListening(url), false, `the server outlives ${signal} to npm`);
  rmSync(folder, { recursive: true, force: true });
  console.log(`start: ends with npm after ${signal}`);
}
