// The bundles: one for each function, and the local server.
import { build } from 'esbuild';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forNode, REQUIRE } from '../bundling.mjs';
import { entryOf } from '../function-entries.mjs';
import { slimApollo } from '../slim-apollo.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const common = {
  ...forNode,
  absWorkingDir: root,
  metafile: true,
  outExtension: { '.js': '.mjs' },
  loader: { '.graphql': 'text' },
};

const needsRequire = (text) => text.includes('Dynamic require of');

/** Writes the outputs into their folder, and removes bundles of before; answers their paths. */
const writeOutputs = (folder, files) => {
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, needsRequire(text) ? REQUIRE + text : text);
  }
  const names = new Set(files.map(({ path }) => basename(path)));
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && !names.has(entry.name)) rmSync(join(folder, entry.name));
  return files.map(({ path }) => path);
};

/** The files of the project in a bundle. Packages change with what npm has installed; types change no bundle. */
const inputsOf = ({ inputs }) =>
  Object.keys(inputs).filter(
    (path) => !/(^|\/)node_modules\/|[<:]|\/generated\/(answers|resolver-types)\.ts$/.test(path),
  );

/** The bytes that are loaded with the entry, and all there are: a chunk behind `import()` waits for its first use. */
const sizesOf = ({ outputs }) => {
  // Dynamic imports have entry points of their own.
  const entry = Object.keys(outputs).find((path) => outputs[path].entryPoint === '<stdin>');
  const atStart = new Set();
  const visit = (path) => {
    if (atStart.has(path)) return;
    atStart.add(path);
    for (const { path: next, kind } of outputs[path].imports)
      if (kind === 'import-statement' && outputs[next]) visit(next);
  };
  visit(entry);
  const bytes = (paths) => paths.reduce((sum, path) => sum + outputs[path].bytes, 0);
  return { startBytes: bytes([...atStart]), allBytes: bytes(Object.keys(outputs)) };
};

/** Bundles the function of this row of src/functions.ts into `dist`. */
export const buildFunction = async (row, dist) => {
  const folder = join(dist, 'functions', row.name);
  const { outputFiles, metafile } = await build({
    ...common,
    stdin: { contents: entryOf(row), resolveDir: root, loader: 'ts' },
    entryNames: 'handler',
    outdir: folder,
    splitting: true,
    chunkNames: '[name]-[hash]',
    minify: true,
    plugins: [slimApollo],
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files = writeOutputs(folder, outputFiles).map((path) => relative(dist, path));
  return { inputs: ['scripts', ...inputsOf(metafile)], files, facts: sizesOf(metafile) };
};

/** Bundles the local server into `dist`. */
export const buildLocal = async (dist) => {
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: { start: 'src/infrastructure/local/start.ts' },
    outdir: join(dist, 'local'),
    packages: 'external',
  });
  const files = writeOutputs(join(dist, 'local'), outputFiles).map((path) => relative(dist, path));
  return { inputs: ['scripts', ...inputsOf(metafile)], files };
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
