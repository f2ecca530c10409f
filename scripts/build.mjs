// Bundles each Lambda function of src/functions.ts into dist/functions/<name>/handler.mjs and the local server into
// dist/local/start.mjs, and writes what serverless.yml takes in: functions, routes, roles, alarms.
//   --quiet     print no sizes
//   --budget    fail when a function is over its size budget
//   --out DIR   another folder than dist
import { build } from 'esbuild';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDocuments } from './build-documents.mjs';
import { besideTheCode, forNode, REQUIRE } from './bundling.mjs';
import { entryOf } from './function-entries.mjs';
import { accessResources, serverlessFunctions } from './infrastructure.mjs';
import { copyPictureFiles } from './picture-files.mjs';
import { buildWeb } from './build-web.mjs';
import { generateAll } from './generate/generate-all.mjs';
import { overBudget } from './size-budgets.mjs';
import { slimApollo } from './slim-apollo.mjs';
import { watchResources } from './watch.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const option = (name) => process.argv[process.argv.indexOf(name) + 1];
const dist = resolve(root, process.argv.includes('--out') ? option('--out') : 'dist');

const common = {
  ...forNode,
  absWorkingDir: root,
  outExtension: { '.js': '.mjs' },
  loader: { '.graphql': 'text' },
};

const needsRequire = (text) => text.includes('Dynamic require of');

const writeOutputs = async (files) => {
  for (const { path, text } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, needsRequire(text) ? REQUIRE + text : text);
  }
};

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

const buildFunction = async (row) => {
  const { name } = row;
  const result = await build({
    ...common,
    stdin: { contents: entryOf(row), resolveDir: root, loader: 'ts' },
    entryNames: 'handler',
    outdir: join(dist, 'functions', name),
    splitting: true,
    chunkNames: '[name]-[hash]',
    minify: true,
    metafile: true,
    plugins: [slimApollo, besideTheCode],
    assetNames: 'catalogue/[name]-[hash]',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await writeOutputs(result.outputFiles);
  return [name, sizesOf(result.metafile)];
};

const buildLocal = async () => {
  const result = await build({
    ...common,
    entryPoints: { start: 'src/infrastructure/local/start.ts' },
    outdir: join(dist, 'local'),
    packages: 'external',
  });
  await writeOutputs(result.outputFiles);
};

/** The table of the functions itself, run: scripts read the same rows as the product. */
export const loadFunctions = async () => {
  const { outputFiles } = await build({ ...common, entryPoints: ['src/functions.ts'], outdir: dist });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
};

const writeJson = (name, value) => writeFile(join(dist, name), `${JSON.stringify(value, null, 2)}\n`);

/** The files that serverless.yml includes. */
const writeInfrastructure = async ({ functions, functionRoutes, creatingRoutes }) => {
  await mkdir(dist, { recursive: true });
  await writeJson('functions.json', serverlessFunctions(functions, functionRoutes()));
  const creating = functions.flatMap(({ name }) => creatingRoutes(name));
  await writeJson('access.json', accessResources(functions, creating));
  await writeJson('watch.json', watchResources(functions));
};

export const buildAll = async () => {
  await generateAll(root);
  await rm(dist, { recursive: true, force: true });
  const table = await loadFunctions();
  const [sizes] = await Promise.all([
    Promise.all(table.functions.map(buildFunction)),
    buildLocal(),
    writeInfrastructure(table),
    buildDocuments(root, join(dist, 'functions/documents/files')),
    copyPictureFiles(join(dist, 'functions/pictures/files')),
    copyPictureFiles(join(dist, 'functions/movement/files')),
    buildWeb(root, join(dist, 'functions/web/files')),
  ]);
  await writeJson('sizes.json', Object.fromEntries(sizes));
  return Object.fromEntries(sizes);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const startedAt = performance.now();
  const sizes = await buildAll();
  if (!process.argv.includes('--quiet')) {
    const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
    for (const [name, { startBytes, allBytes }] of Object.entries(sizes))
      console.log(`${name}: ${kilobytes(startBytes)} at start, ${kilobytes(allBytes)} in all`);
    console.log(`built ${relative(root, dist)}/ in ${Math.round(performance.now() - startedAt)} ms`);
  }
  const over = process.argv.includes('--budget') ? overBudget(sizes) : [];
  for (const line of over) console.error(`over budget: ${line}`);
  if (over.length > 0) process.exit(1);
}
