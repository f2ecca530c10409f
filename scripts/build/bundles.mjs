// The bundles: one for each function, and the local server.
import { build } from 'esbuild';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { besideTheCode, forNode, REQUIRE } from '../bundling.mjs';
import { entryOf } from '../function-entries.mjs';
import { slimApollo } from '../slim-apollo.mjs';
import { mergeFiles } from './merge-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const common = {
  ...forNode,
  absWorkingDir: root,
  metafile: true,
  outExtension: { '.js': '.mjs' },
  loader: { '.graphql': 'text' },
};

/** The folder of the files that stand beside the code of a function. */
const BESIDE = 'catalogue';

const needsRequire = (text) => text.includes('Dynamic require of');

/** Writes the files into their folder, and removes bundles of before; answers their paths below `dist`. */
const writeFiles = (files, folder, dist) => {
  rmSync(join(folder, BESIDE), { recursive: true, force: true });
  for (const { name, text } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), needsRequire(text) ? REQUIRE + text : text);
  }
  const names = new Set(files.map(({ name }) => name));
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && !names.has(entry.name)) rmSync(join(folder, entry.name));
  return files.map(({ name }) => relative(dist, join(folder, name)));
};

/** The files of the project in a bundle. Packages change with what npm has installed; types change no bundle. */
const inputsOf = ({ inputs }) =>
  Object.keys(inputs).filter(
    (path) => !/(^|\/)node_modules\/|[<:]|\/generated\/(answers|resolver-types)\.ts$/.test(path),
  );

const bytesOf = (files) => files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

/** Bundles the function of this row of src/functions.ts into `dist`. */
export const buildFunction = async (row, dist) => {
  const folder = join(dist, 'functions', row.name);
  const built = await build({
    ...common,
    stdin: { contents: entryOf(row), resolveDir: root, loader: 'ts' },
    entryNames: 'handler',
    outdir: folder,
    splitting: true,
    chunkNames: '[name]-[hash]',
    minify: true,
    plugins: [slimApollo, besideTheCode],
    assetNames: `${BESIDE}/[name]-[hash]`,
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const isBeside = ({ path }) => basename(dirname(path)) === BESIDE;
  const code = built.outputFiles.filter((file) => !isBeside(file));
  const files = [
    ...(await mergeFiles({ ...built, outputFiles: code })),
    ...built.outputFiles
      .filter(isBeside)
      .map(({ path, text }) => ({ name: join(BESIDE, basename(path)), text })),
  ];
  return {
    inputs: ['scripts', ...inputsOf(built.metafile)],
    files: writeFiles(files, folder, dist),
    // A chunk behind `import()` waits for its first use.
    facts: { startBytes: bytesOf(files.slice(0, 1)), allBytes: bytesOf(files) },
  };
};

/** Bundles the local server into `dist`. */
export const buildLocal = async (dist) => {
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: { start: 'src/infrastructure/local/start.ts' },
    outdir: join(dist, 'local'),
    packages: 'external',
  });
  const files = outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
  return { inputs: ['scripts', ...inputsOf(metafile)], files: writeFiles(files, join(dist, 'local'), dist) };
};

/** The table of the functions itself, run: scripts read the same rows as the product. `inputs` are the files it is made of. */
export const loadFunctions = async () => {
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: ['src/functions.ts'],
    outdir: 'dist',
  });
  const table = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return { table, inputs: inputsOf(metafile) };
};
