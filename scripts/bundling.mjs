// Options of esbuild that the bundling scripts share.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Code that Node runs. */
export const forNode = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  write: false,
  logLevel: 'warning',
};

/** Bundles for pages: in parts, whose names change with what they hold. */
export const forPages = {
  bundle: true,
  format: 'esm',
  splitting: true,
  platform: 'browser',
  target: 'es2022',
  minify: true,
  metafile: true,
  write: false,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  legalComments: 'none',
  logLevel: 'error',
};

/** CommonJS packages ask for Node's modules with `require`, which an ES module does not have. */
export const REQUIRE =
  "import{createRequire as musterRequire}from'node:module';const require=musterRequire(import.meta.url);\n";

/**
 * Keeps the catalogue of editions other than the usual one out of the code: each file stands beside it and is read when it is asked for, so
 * that a start does not pay for an edition that nobody names.
 */
export const besideTheCode = {
  name: 'beside-the-code',
  setup: (builder) => {
    builder.onLoad({ filter: /\/data\/(catalogue\/[^/]+\/.*|catalogue-index-[^/]+)\.json$/ }, ({ path }) => ({
      contents: JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))),
      loader: 'copy',
    }));
  },
};

/** The package of the rules, which answers in the browser too, has no army lists: it refuses a model by its profile before it would read them. */
export const withoutArmyLists = {
  name: 'without-army-lists',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/shipped-catalogue$/ }, () => ({
      path: fileURLToPath(new URL('../clients/rules/src/no-army-lists.ts', import.meta.url)),
    })),
};
