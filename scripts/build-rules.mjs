// Builds clients/rules/dist: one minified module for each question, the parts that they share, and their types. Fails where a
// program that asks about fights would load more than its budget, or a module needs more than the language itself.
//   --out DIR   another folder
import { build } from 'esbuild';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { withoutArmyLists } from './bundling.mjs';
import { addDocuments, writeCommonJs } from './package-parts.mjs';

const MOST_GZIPPED_BYTES = { fights: 70_000, toWound: 16_200 };
const QUESTIONS = {
  fights: [
    'calculateDuelOdds',
    'calculateFightOdds',
    'calculateStrikeOdds',
    'calculateThrowThenFightOdds',
    'calculateVolleyOdds',
    'calculateMightAdvice',
    'resolveFight',
    'resolveVolley',
  ],
  toWound: ['getToWound'],
};
const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'clients/rules/src');
const { values } = parseArgs({ options: { out: { type: 'string', default: 'clients/rules/dist' } } });
const out = resolve(root, values.out);

/** Of the places where answers hold things with global ids, those in answers of the package: events and leagues are not in it. */
const ownNodePlans = {
  name: 'own-node-plans',
  setup: ({ onLoad }) =>
    onLoad({ filter: /kernel\/generated\/node-plans\.ts$/ }, ({ path }) => {
      const [, head = '', json = '{}'] = /^([^]*= )({.*});?\s*$/.exec(readFileSync(path, 'utf8')) ?? [];
      const plans = JSON.parse(json);
      const answers = questionFiles().flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/answering\(operation, '(\w+)'\)/g)].map(([, type]) => type),
      );
      const own = new Set(answers);
      for (const type of own) for (const inner of Object.values(plans[type] ?? {})) own.add(inner);
      const kept = Object.entries(plans).filter(([type]) => own.has(type));
      return { contents: `${head}${JSON.stringify(Object.fromEntries(kept))}`, loader: 'ts' };
    }),
};

const common = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'es2022',
  logLevel: 'warning',
  plugins: [withoutArmyLists, ownNodePlans],
};

const questionFiles = () =>
  readdirSync(join(source, 'generated/questions')).map((file) => join(source, 'generated/questions', file));

/** Modules whose only effect is what they export are imported for that alone; bundlers warn of anything else. */
const BARE_IMPORT = /import"[^"]+";/g;

const writeModules = async () => {
  const { outputFiles } = await build({
    ...common,
    write: false,
    entryPoints: questionFiles(),
    outdir: out,
    outbase: source,
    splitting: true,
    chunkNames: 'parts/[hash]',
    alias: { 'node:crypto': './clients/rules/src/node-crypto.ts' },
    banner: { js: '/*! muster-rules, MIT. Contains zod, fastest-levenshtein and @noble/hashes, MIT. */' },
  });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.replaceAll(BARE_IMPORT, ''));
  }
  const inFull = readFileSync(join(source, 'generated/index.ts'), 'utf8').replaceAll(
    /'\.(.*)';/g,
    "'./generated$1.js';",
  );
  writeFileSync(join(out, 'index.js'), inFull);
};

/** The types of one file, whose exports all state theirs; with the names of files in full, as Node's own resolution wants them. */
const declare = (file) => {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: { isolatedDeclarations: true, declaration: true, target: 'es2022', module: 'esnext' },
  });
  if (diagnostics.length > 0)
    throw new Error(`${file}: ${ts.formatDiagnostics(diagnostics, ts.createCompilerHost({}))}`);
  const target = join(out, file.slice(source.length + 1).replace(/\.ts$/, '.d.ts'));
  mkdirSync(dirname(target), { recursive: true });
  const inFull = outputText
    .replaceAll(/from '(\.{1,2}\/[^']+)'/g, "from '$1.js'")
    .replaceAll(`from './generated.js'`, `from './generated/index.js'`);
  writeFileSync(target, inFull);
};

/** The size, gzipped, of a program that asks these questions only. */
const gzippedBytes = async (names) => {
  const { outputFiles } = await build({
    ...common,
    stdin: { contents: `export { ${names.join(', ')} } from './index.js'`, resolveDir: out },
    write: false,
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
};

rmSync(out, { recursive: true, force: true });
await writeModules();
for (const file of ['index.ts', 'types.ts', 'generated/index.ts', 'generated/schema.ts'])
  declare(join(source, file));
for (const file of questionFiles()) declare(file);
await writeCommonJs(out, 'index.js');
if (out.startsWith(join(root, 'clients'))) addDocuments(root, 'rules');

for (const [what, names] of Object.entries(QUESTIONS)) {
  const bytes = await gzippedBytes(names);
  console.log(`${basename(dirname(out))}, ${what}: ${(bytes / 1000).toFixed(1)} KB gzipped`);
  if (bytes > MOST_GZIPPED_BYTES[what]) {
    console.error(`over budget: ${what} takes ${bytes} bytes gzipped, budget ${MOST_GZIPPED_BYTES[what]}`);
    process.exitCode = 1;
  }
}
