// Bundles each Lambda function of src/functions.ts into dist/functions/<name>/handler.mjs and the local server into
// dist/local/start.mjs, and writes what serverless.yml takes in: functions, routes, roles, alarms. Only what has changed is built anew.
//   --quiet     print no sizes
//   --budget    fail when a function is over its size budget
//   --out DIR   another folder than dist
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createBuilder } from './build/builder.mjs';
import { overBudget } from './size-budgets.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const usual = join(root, 'dist');

/** Builds everything; answers the bytes of each bundle. Another folder takes over what is built in the usual one. */
export const buildAll = async (dist = usual, say = undefined) => {
  const builder = createBuilder({ root, dist, say });
  if (dist !== usual) builder.adopt(usual);
  await builder.buildAll();
  const sizes = builder.sizes();
  await writeFile(join(dist, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  return sizes;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'dist' },
      quiet: { type: 'boolean', default: false },
      budget: { type: 'boolean', default: false },
    },
  });
  const dist = resolve(root, values.out);
  const startedAt = performance.now();
  const sizes = await buildAll(dist, (step, seconds) => {
    if (!values.quiet) console.log(`${step}: ${seconds.toFixed(1)} s`);
  });
  if (!values.quiet) {
    const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
    for (const [name, { startBytes, allBytes }] of Object.entries(sizes))
      console.log(`${name}: ${kilobytes(startBytes)} at start, ${kilobytes(allBytes)} in all`);
    console.log(`built ${relative(root, dist)}/ in ${Math.round(performance.now() - startedAt)} ms`);
  }
  const over = values.budget ? overBudget(sizes) : [];
  for (const line of over) console.error(`over budget: ${line}`);
  if (over.length > 0) process.exit(1);
}
