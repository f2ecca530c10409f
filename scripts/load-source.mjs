// Imports a TypeScript file of src, bundled in memory, for scripts and benches that run without a build.
import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { forNode, REQUIRE } from './bundling.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const load = async (entry) => {
  const { outputFiles } = await build({
    ...forNode,
    absWorkingDir: root,
    ...entry,
  });
  const folder = mkdtempSync(join(root, 'node_modules', '.muster-'));
  const file = join(folder, 'source.mjs');
  writeFileSync(file, REQUIRE + outputFiles[0].text);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The exports of `path` (from the project's root). Packages resolve as in the project itself. */
export const loadSource = (path) => load({ entryPoints: [path] });

/** Stands for the generated tables while they are being made: a descriptor does not read them. */
const withoutGenerated = {
  name: 'without-generated',
  setup: (builder) => {
    builder.onResolve({ filter: /\/generated\// }, ({ path }) => ({ path, namespace: 'generated' }));
    builder.onLoad({ filter: /./, namespace: 'generated' }, () => ({
      contents: 'module.exports = Object.create(new Proxy({}, { get: () => ({}) }));',
    }));
  },
};

/** The exports of a module of this text, whose imports resolve from the project's root; generated tables are empty. */
export const loadEntry = (contents) =>
  load({ stdin: { contents, resolveDir: root, loader: 'ts' }, plugins: [withoutGenerated] });
