// Parts that both packages have: a CommonJS form, one file made of the ES modules with types that refer to theirs; and documents.
import { build } from 'esbuild';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ES_TYPES = `'./index.js' with { 'resolution-mode': 'import' }`;

/** A class is a type too. */
const declaration = (name) => [
  `export declare const ${name}: typeof es.${name};`,
  ...(/^[A-Z]/.test(name) ? [`export type ${name} = es.${name};`] : []),
];

/** Writes `index.cjs` and `index.d.cts` beside the ES modules of a folder, of which `entry` exports all. */
export const writeCommonJs = async (folder, entry) => {
  await build({
    entryPoints: [join(folder, entry)],
    outfile: join(folder, 'index.cjs'),
    bundle: true,
    minify: true,
    format: 'cjs',
    platform: 'neutral',
    target: 'es2022',
    logLevel: 'warning',
  });
  const names = Object.keys(await import(pathToFileURL(join(folder, entry)).href));
  const lines = [
    `import type * as es from ${ES_TYPES};`,
    `export type * from ${ES_TYPES};`,
    ...names.flatMap(declaration),
  ];
  writeFileSync(join(folder, 'index.d.cts'), `${lines.join('\n')}\n`);
};

/** Lays the licence and the changelog of the project beside a package. */
export const addDocuments = (root, name) => {
  for (const file of ['LICENSE', 'CHANGELOG.md'])
    copyFileSync(join(root, file), join(root, 'clients', name, file));
};
