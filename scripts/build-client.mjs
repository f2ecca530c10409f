// Builds clients/typescript/dist: one minified module for Node and browsers, and its types. Fails over its size budget.
//   --out DIR   another folder
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addDocuments, writeCommonJs } from './package-parts.mjs';

const MOST_BYTES = 14_500;
const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: 'clients/typescript/dist' } } });
const out = resolve(root, values.out);

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: { muster: 'clients/typescript/src/index.ts' },
  outdir: out,
  bundle: true,
  minify: true,
  metafile: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
});
const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '-p', 'clients/typescript/tsconfig.json', '--outDir', out],
  { cwd: root, stdio: 'inherit' },
);
// Node's own resolution wants the names of files in full; without them every type is silently `any`.
for (const file of readdirSync(out, { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
  const text = readFileSync(join(out, file), 'utf8');
  writeFileSync(join(out, file), text.replaceAll(/(from|import\() ?'(\.{1,2}\/[^']+)'/g, "$1 '$2.js'"));
}
await writeCommonJs(out, 'muster.js');
addDocuments(root, 'typescript');
console.log(`client: ${(bytes / 1000).toFixed(1)} KB`);
if (bytes > MOST_BYTES) console.error(`over budget: the client has ${bytes} bytes, budget ${MOST_BYTES}`);
if (status !== 0 || bytes > MOST_BYTES) process.exit(1);
