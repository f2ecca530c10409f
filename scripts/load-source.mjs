// Imports a TypeScript file of src, bundled in memory, for scripts and benches that run without a build.
import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const REQUIRE =
  "import{createRequire as musterRequire}from'node:module';const require=musterRequire(import.meta.url);\n";

/** The exports of `path` (from the project's root). Packages resolve as in the project itself. */
export const loadSource = async (path) => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [path],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    write: false,
    logLevel: 'warning',
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
