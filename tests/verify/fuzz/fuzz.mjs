// Coverage-guided fuzzing of what reads files of strangers: archives, XML, rosters, catalogues. Inputs that reach new code are kept
// and changed further; whatever throws, breaks its promise, takes a second or all memory fails the run. First it must find a bug
// planted for it.
//   MUSTER_FUZZ_SECONDS=600 MUSTER_SEED=7 node tests/verify/fuzz/fuzz.mjs
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { loadSource } from '../../../scripts/load-source.mjs';
import { instrumented } from './instrumented.mjs';
import { fuzz } from './loop.mjs';
import { targets } from './targets.mjs';

const SECONDS = Number(process.env.MUSTER_FUZZ_SECONDS ?? 60);
const SEED = Number(process.env.MUSTER_SEED ?? 11_072_018);
const MOST_MEGABYTES = 512;
const HANGS_AFTER_MS = 20_000;

/** Four bytes deep behind conditions: blind, one try in four thousand million; guided, some ten thousand. */
const findsThePlanted = async () => {
  const { createChoices } = await loadSource('tests/verify/requests/random.ts');
  const planted = await instrumented(`export const read = (bytes: Uint8Array): void => {
    if (bytes[0] === 0x6d) if (bytes[1] === 0x75) if (bytes[2] === 0x73) if (bytes[3] === 0x74) throw new Error('planted');
  };`);
  const { fault, tried } = fuzz({
    check: planted.exports.read,
    newFeatures: planted.newFeatures,
    seeds: [new TextEncoder().encode('<a/>')],
    choices: createChoices(SEED),
    seconds: 30,
  });
  console.log(
    `fuzz: the planted bug was ${fault === undefined ? 'NOT found' : 'found'} after ${tried} inputs`,
  );
  return fault?.startsWith('threw Error: planted') === true;
};

/** One target in a thread that is watched. */
const fuzzed = (name) =>
  new Promise((resolve) => {
    const tried = new Int32Array(new SharedArrayBuffer(4));
    const input = new Uint8Array(new SharedArrayBuffer(256 * 1024));
    const worker = new Worker(new URL('worker.mjs', import.meta.url), {
      workerData: { name, seconds: SECONDS, seed: SEED, tried, input },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    const current = () => input.slice(4, 4 + new DataView(input.buffer).getUint32(0));
    const end = (result) => {
      clearInterval(watch);
      void worker.terminate();
      resolve({ tried: tried[0], ...result });
    };
    let [before, sinceMs] = [0, performance.now()];
    const watch = setInterval(() => {
      // Until the first input it is being loaded, which takes as long as the machine needs.
      if (tried[0] === 0 || tried[0] !== before) [before, sinceMs] = [tried[0], performance.now()];
      else if (performance.now() - sinceMs > HANGS_AFTER_MS) end({ fault: 'hangs', failing: current() });
    }, 1000);
    worker.once('message', end);
    worker.once('error', (error) => end({ fault: String(error), failing: current() }));
  });

if (!(await findsThePlanted())) process.exit(1);
for (const name of Object.keys(targets({}))) {
  const { tried, corpus, places, fault, failing } = await fuzzed(name);
  console.log(`fuzz: ${name}: ${tried} inputs, ${corpus} kept, ${places} places reached`);
  if (fault === undefined) continue;
  const file = join(tmpdir(), `muster-fuzz-${name}`);
  writeFileSync(file, failing);
  console.error(`fuzz: ${name}: ${fault}\n${failing.length} bytes in ${file}`);
  process.exit(1);
}
