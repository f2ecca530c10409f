// `npm start`: builds what has changed in a process beside it, and serves in this very process. It ends with npm even where npm is killed
// without a word; started in any other way it stays.
import { execFileSync } from 'node:child_process';
import { buildServer } from './build/building.mjs';

const CHECK_MS = 500;

/** npm, which stands before us directly or behind a shell. */
const ancestors = () => {
  try {
    const above = execFileSync('ps', ['-o', 'ppid=', '-p', String(process.ppid)], { encoding: 'utf8' });
    return [process.ppid, Number(above)];
  } catch {
    // A system without `ps`: the shell is all we see.
    return [process.ppid];
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

if (process.env.npm_lifecycle_event === 'start') {
  const before = ancestors();
  setInterval(() => {
    if (!before.every(isAlive)) process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS).unref();
}

const untilBuilt = await buildServer().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
// Read by src/infrastructure/local/builds.ts.
if (untilBuilt) globalThis[Symbol.for('muster: until built')] = untilBuilt;
await import('../dist/local/start.mjs');
