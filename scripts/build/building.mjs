// The build of `npm start`: nothing where nothing has changed, and else what the first answer needs before everything else.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from './builder.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** How long the first request is waited for before the rest is built. */
const LONGEST_QUIET_MS = 3_000;
/** An answer takes as long once its function is built, so that building does not delay the first one. */
const ANSWER_MS = 100;

/** A promise that is settled from elsewhere. A failure that nobody waits for is said by the process that builds. */
const deferred = () => {
  const entry = { isWanted: false };
  entry.promise = new Promise((resolve, reject) => Object.assign(entry, { resolve, reject }));
  entry.promise.catch(() => undefined);
  return entry;
};

/** Starts the process that builds. `until` waits for a step or a function; `rest` lets it build everything else, once. */
const startBuilding = () => {
  const child = fork(fileURLToPath(new URL('build-process.mjs', import.meta.url)), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const entries = new Map();
  let ended;
  const entryOf = (name) => {
    const entry = entries.get(name) ?? deferred();
    entries.set(name, entry);
    return entry;
  };
  const settle = ({ resolve, reject }) =>
    ended === 0 ? resolve() : reject(new Error(`the build ended with ${ended}`));
  const send = (message) => {
    if (ended === undefined) child.send(message);
  };
  child.on('message', ({ built, failed, words }) => {
    if (failed === undefined) entryOf(built).resolve();
    else entryOf(failed).reject(new Error(`${failed} cannot be built: ${words}`));
  });
  child.once('exit', (code) => {
    ended = code ?? 1;
    for (const entry of entries.values()) settle(entry);
  });
  let hasRest = false;
  return {
    until: (name, isUrgent = true) => {
      const entry = entryOf(name);
      if (ended !== undefined) settle(entry);
      else if (isUrgent && !entry.isWanted) {
        entry.isWanted = true;
        send({ want: name });
      }
      return entry.promise;
    },
    rest: () => {
      if (!hasRest) send({ rest: true });
      hasRest = true;
    },
    /** From here on the process may end without it. */
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
  };
};

/** Builds the local server; answers how functions are waited for, or undefined where everything is there already. */
export const buildServer = async () => {
  if (createBuilder({ root, dist: join(root, 'dist') }).isFresh()) return undefined;
  const { until, rest, unref } = startBuilding();
  await until('local server');
  unref();
  setTimeout(rest, LONGEST_QUIET_MS).unref();
  return async (name, isUrgent) => {
    await until(name, isUrgent);
    if (isUrgent) setTimeout(rest, ANSWER_MS).unref();
  };
};
