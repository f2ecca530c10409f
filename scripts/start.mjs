// `npm start`: builds what has changed in a process beside it, and serves in this very process. It ends with npm even where npm is killed
// without a word; started in any other way it stays.
import { execFileSync } from 'node:child_process';

console.log('muster starts: looking for what has changed since the last time');

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

if (Number.parseInt(process.versions.node, 10) < 22)
  console.error(
    `Node ${process.versions.node} gets no security updates any more: good for development, not for serving others.`,
  );

// Loaded after the first words, so that nobody waits before a silent screen.
const { buildServer } = await import('./build/building.mjs');
const untilBuilt = await buildServer().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
// Read by src/infrastructure/local/builds.ts.
if (untilBuilt) globalThis[Symbol.for('muster: until built')] = untilBuilt;
console.log(
  untilBuilt ? 'opening the database; the rest is built meanwhile' : 'all is built; opening the database',
);
await import('../dist/local/start.mjs');
