// Imports a TypeScript file of src, bundled in memory, for scripts and benches that run without a build.
import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

/**
 * Replaces every generated file that `isMade` does not name by an empty module, so that a run of the generator never depends on
 * the output of an earlier one.
 */
const onlyMade = (isMade) => ({
  name: 'only-made',
  setup: (builder) => {
    builder.onResolve({ filter: /\/generated\// }, ({ path, resolveDir }) => {
      if (resolveDir.includes('node_modules')) return undefined;
      const file = relative(root, join(resolveDir, path));
      return isMade(file) || isMade(`${file}.ts`) ? undefined : { path, namespace: 'unmade' };
    });
    builder.onLoad({ filter: /./, namespace: 'unmade' }, () => ({
      contents: 'module.exports = Object.create(new Proxy({}, { get: () => ({}) }));',
    }));
  },
});

/**
 * The exports of `path` (from the project's root). Packages resolve as in the project itself. The generator passes `isMade`, which
 * tells of each generated file whether this run has written it.
 */
export const loadSource = (path, isMade) =>
  load({ entryPoints: [path], plugins: isMade === undefined ? [] : [onlyMade(isMade)] });

/** The exports of a module of this text, whose imports resolve from the project's root; generated tables are empty. */
export const loadEntry = (contents) =>
  load({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    plugins: [onlyMade(() => false)],
  });
