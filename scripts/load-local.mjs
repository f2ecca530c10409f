// Imports a file of src/infrastructure/local, bundled, for scripts that run without a build.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** The exports of `src/infrastructure/local/NAME.ts`. */
export const loadLocal = async (name) => {
  const outfile = fileURLToPath(new URL(`../node_modules/.muster-${name}.mjs`, import.meta.url));
  const entry = fileURLToPath(new URL(`../src/infrastructure/local/${name}.ts`, import.meta.url));
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  return import(outfile);
};
