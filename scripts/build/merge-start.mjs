// Puts what a function loads before its first answer into one file. esbuild makes a chunk of each set of modules that the same entries
// share; with an entry for each operation these are many, and opening a file is a third of a millisecond of a cold start.
import { build } from 'esbuild';
import { basename } from 'node:path';
import { forNode } from '../bundling.mjs';

const NAMESPACE = 'chunks';
const IMPORT = /(import|export)\{([^}]*)\}from"\.\/([^"]+)"/g;
const BARE_IMPORT = /import"\.\/([^"]+)";?/g;

/** The files that are loaded with the entry, itself first. */
const filesAtStart = ({ outputs }) => {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: next, kind } of outputs[path].imports)
      if (kind === 'import-statement' && outputs[next]) visit(next);
  };
  // Dynamic imports have entry points of their own.
  visit(Object.keys(outputs).find((path) => outputs[path].entryPoint === '<stdin>'));
  return [...found];
};

/** `names` as the merged file exports them: a chunk's exports are short, and those of another may be the same. */
const exportedAs = (index, name) => `s${index}_${name}`;

/** The entry with its chunks in it. What the other files take out of these, it exports. */
const mergedEntry = async ({ names, texts, exportsOf }) => {
  const [entry, ...chunks] = names;
  const contents = [
    `export * from './${entry}';`,
    ...chunks.map((chunk, index) => {
      const list = exportsOf(chunk).map((name) => `${name} as ${exportedAs(index, name)}`);
      return `export { ${list.join(', ')} } from './${chunk}';`;
    }),
  ].join('\n');
  const { outputFiles } = await build({
    ...forNode,
    stdin: { contents },
    minify: true,
    plugins: [
      {
        name: NAMESPACE,
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^\.\// }, ({ path }) =>
            names.includes(basename(path))
              ? { path: basename(path), namespace: NAMESPACE }
              : { path, external: true },
          );
          onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({ contents: texts.get(path) }));
        },
      },
    ],
  });
  return outputFiles[0].text;
};

const named = (index) => (item) => exportedAs(index, item.includes(' as ') ? item : `${item} as ${item}`);

/** A file whose imports of merged chunks lead to the entry. */
const redirected = (text, { entry, chunks }) =>
  text
    .replaceAll(IMPORT, (...found) => {
      const [whole, keyword, list, file] = found;
      const index = chunks.indexOf(file);
      return index < 0 ? whole : `${keyword}{${list.split(',').map(named(index)).join(',')}}from"./${entry}"`;
    })
    .replaceAll(BARE_IMPORT, (whole, file) => (chunks.includes(file) ? '' : whole));

/** The files of a build of one entry with `splitting` and `minify`, as name and text, those at the start merged into the entry. */
export const mergeStart = async ({ outputFiles, metafile }) => {
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const paths = filesAtStart(metafile);
  const names = paths.map((path) => basename(path));
  const exportsOf = (name) => metafile.outputs[paths[names.indexOf(name)]].exports;
  const [entry, ...chunks] = names;
  if (chunks.length === 0) return [...texts].map(([name, text]) => ({ name, text }));
  return [
    { name: entry, text: await mergedEntry({ names, texts, exportsOf }) },
    ...[...texts]
      .filter(([name]) => !names.includes(name))
      .map(([name, text]) => ({ name, text: redirected(text, { entry, chunks }) })),
  ];
};
