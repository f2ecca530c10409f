import { build } from 'esbuild';
import { createInstrumenter } from 'istanbul-lib-instrument';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const COVERAGE = '__fuzzCoverage__';

/** Hits by powers of two: 1, 2, 3, 4-7, 8-15... so that a loop run more often counts as something new, but not each time. */
const bucket = (hits) => (hits <= 3 ? hits : 2 + Math.floor(Math.log2(hits)));

/** Data is no code to be counted: it stands in the bundle as one text. */
const dataAsText = {
  name: 'data-as-text',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.json$/ }, async ({ path }) => ({
      contents: `module.exports = JSON.parse(${JSON.stringify(await readFile(path, 'utf8'))});`,
      loader: 'js',
    })),
};

/**
 * The exports of `code` (TypeScript, imports from the project's root), with each statement and branch counted.
 * `newFeatures()` says how many places were reached, or reached so often, for the first time, and forgets
 * the counts.
 */
export const instrumented = async (code) => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    write: false,
    logLevel: 'warning',
    plugins: [dataAsText],
  });
  const instrumenter = createInstrumenter({ coverageVariable: COVERAGE, compact: true, esModules: false });
  const text = instrumenter.instrumentSync(outputFiles[0].text, 'bundle.cjs');
  const module = { exports: {} };
  globalThis[COVERAGE] = undefined;
  runInThisContext(`(function (module, exports, require) {${text}\n})`)(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  const [coverage] = Object.values(globalThis[COVERAGE]);
  // Its counters laid into one array, which is quick to look through.
  const sizes = [coverage.s, ...Object.values(coverage.b)].map((list) => Object.keys(list).length);
  const counts = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0));
  const ends = sizes.map((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0));
  const part = (at) => counts.subarray(ends[at] - sizes[at], ends[at]);
  // Statements are counted from 0 in the order of their numbers, as are the ways of each branch.
  coverage.s = part(0);
  Object.keys(coverage.b).forEach((branch, at) => (coverage.b[branch] = part(at + 1)));
  const seen = new Uint32Array(counts.length);
  const reached = () => {
    let fresh = 0;
    for (let at = 0; at < counts.length; at += 1) {
      if (counts[at] === 0) continue;
      const mask = 1 << Math.min(bucket(counts[at]), 31);
      if ((seen[at] & mask) === 0) {
        seen[at] |= mask;
        fresh += 1;
      }
    }
    counts.fill(0);
    return fresh;
  };
  return { exports: module.exports, newFeatures: reached, features: () => seen.filter(Boolean).length };
};
