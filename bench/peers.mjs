// The programs we are measured against live in a package of their own, installed when first needed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('./peers/', import.meta.url));

/** `require` as seen from the peers' package; installs it first where it is missing. */
export const peers = () => {
  if (!existsSync(`${folder}node_modules`)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  return createRequire(`${folder}package.json`);
};

/** Bundles `bench/peers/handlers/<name>.mjs` as a README would, minified; answers the bundle's path and size. */
export const bundledPeer = async (name) => {
  peers();
  const outfile = fileURLToPath(new URL(`../dist/bench/${name}.mjs`, import.meta.url));
  const { metafile } = await build({
    entryPoints: [`${folder}handlers/${name}.mjs`],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    metafile: true,
    logLevel: 'error',
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
  return { file: outfile, bytes: Object.values(metafile.outputs)[0].bytes };
};
