// Fuzzes one target in a thread of its own, so that one that hangs or eats all memory can be told, with its input.
import { parentPort, workerData } from 'node:worker_threads';
import { loadSource } from '../../../scripts/load-source.mjs';
import { instrumented } from './instrumented.mjs';
import { fuzz } from './loop.mjs';
import { targets } from './targets.mjs';

/** What each target reads with; only this is counted. */
const READERS = `export { readArchive } from './src/infrastructure/battlescribe/read-archive';
  export { readXml } from './src/infrastructure/battlescribe/read-xml';
  export { readRoster } from './src/infrastructure/battlescribe/read-roster';
  export { readArmyText } from './src/infrastructure/army-text/read-army-text';
  export { importCatalogues } from './src/infrastructure/battlescribe/catalogue/import-catalogues';`;
const UPLOADS = `export { readFiles } from './src/app/armies/catalogues/read-files';
  export { atOnce } from './src/shared/steps';
  export { knownNames } from './src/app/armies/catalogues/known-names';
  export { compileLists } from './src/app/armies/catalogues/compile-lists';`;

const { name, seconds, seed, tried, input } = workerData;
const { createChoices } = await loadSource('tests/verify/requests/random.ts');
const { shippedCatalogue } = await loadSource('src/app/armies/lists/shipped-catalogue.ts');
const { exports, newFeatures, features } = await instrumented(name === 'uploads' ? UPLOADS : READERS);
const { check, seeds, share } = targets({ ...exports, shippedCatalogue })[name];

/** What is tried next, where the main thread can see it. */
const announced = (bytes) => {
  const shown = bytes.subarray(0, input.length - 4);
  new DataView(input.buffer).setUint32(0, shown.length);
  input.set(shown, 4);
  Atomics.add(tried, 0, 1);
  return check(bytes);
};

const {
  corpus,
  fault,
  input: failing,
} = fuzz({
  check: announced,
  seeds,
  newFeatures,
  choices: createChoices(seed),
  seconds: seconds * share,
});
parentPort.postMessage({ corpus, fault, failing, places: features() });
