// Builds for `npm start`, in a process of its own: the one that serves holds nothing that only the build needs. It is told what is wanted
// by messages, { want: NAME } of a step or function or { rest: true } for all that is left, and answers { built: NAME } or
// { failed: NAME, words }.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from './builder.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Steps that nobody waits for begin silently; only their end is logged. */
let isListening = false;
const builder = createBuilder({
  root,
  dist: join(root, 'dist'),
  starts: (step) => {
    if (!isListening) console.log(`building: ${step}`);
  },
  say: (step, seconds) => console.log(`built: ${step}, ${seconds.toFixed(1)} s`),
});

const tell = (message) => process.send?.(message);
const BEFORE_LISTENING = 'local server';

const buildWanted = async (name) => {
  try {
    await (name === BEFORE_LISTENING ? builder.build(name) : builder.buildFunction(name));
    if (name === BEFORE_LISTENING) isListening = true;
    tell({ built: name });
  } catch (error) {
    tell({ failed: name, words: error.message });
  }
};

/** One function after the other, so that what a request waits for has a core. */
const buildRest = async () => {
  for (const name of builder.functionNames()) await buildWanted(name);
  let hasFailed = false;
  await builder.buildAll().catch((error) => {
    hasFailed = true;
    console.error(error.message);
  });
  process.exit(hasFailed ? 1 : 0);
};

process.on('message', ({ want, rest }) => void (rest ? buildRest() : buildWanted(want)));
// The server has ended.
process.once('disconnect', () => process.exit(0));
