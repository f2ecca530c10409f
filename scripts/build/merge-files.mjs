// Puts what a function loads before its first answer into one file, and small chunks that many of its operations share into a few more.
// esbuild makes a chunk of each set of modules that the same entries share; with an entry for each operation these are many, and opening a
// file is a third of a millisecond of a cold start.
import { build } from 'esbuild';
import { basename } from 'node:path';
import { forNode } from '../bundling.mjs';

const NAMESPACE = 'chunks';
const IMPORT = /(import|export)\{([^}]*)\}from"\.\/([^"]+)"/g;
const BARE_IMPORT = /import"\.\/([^"]+)";?/g;

/** The files that a file of the build loads at once. */
const importsOf = ({ outputs }, path) =>
  outputs[path].imports
    .filter(({ path: next, kind }) => kind === 'import-statement' && outputs[next])
    .map(({ path: next }) => next);

/** The files that are loaded with a file, itself first. Dynamic imports have entry points of their own. */
const filesWith = (metafile, path, found = new Set()) => {
  if (found.has(path)) return found;
  found.add(path);
  for (const next of importsOf(metafile, path)) filesWith(metafile, next, found);
  return found;
};

const filesAtStart = (metafile) => {
  const { outputs } = metafile;
  return [
    ...filesWith(
      metafile,
      Object.keys(outputs).find((path) => outputs[path].entryPoint === '<stdin>'),
    ),
  ];
};

/** `names` as the merged file exports them: a chunk's exports are short, and those of another may be the same. */
const exportedAs = (index, name) => `s${index}_${name}`;

/** Chunks in one file, behind what that file begins with. What the other files take out of the chunks, it exports. */
const merged = async (chunks, { texts, exportsOf, entry }) => {
  const names = entry === undefined ? chunks : [entry, ...chunks];
  const contents = [
    ...(entry === undefined ? [] : [`export * from './${entry}';`]),
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
    .replaceAll(BARE_IMPORT, (whole, file) => (chunks.includes(file) ? `import"./${entry}";` : whole));

/** The largest chunk in bytes that is merged with others: a larger one costs those more who do not need it than a file of its own does. */
const LARGEST = 12_000;
/** Chunks that so large a part of all operations loads are merged with each other: with one of them, an operation loads all. */
const SHARES = [3 / 4, 1 / 3, 1 / 6];

/** How many of the entry points load each chunk. */
const usesOf = (metafile) => {
  const { outputs } = metafile;
  const entries = Object.keys(outputs).filter((path) => outputs[path].entryPoint);
  const uses = new Map();
  for (const entry of entries)
    for (const path of filesWith(metafile, entry)) uses.set(path, (uses.get(path) ?? 0) + 1);
  return (path) => uses.get(path) / entries.length;
};

/** Those of the chunks that load no other one of them through a file which is not: the merged file would wait for itself. */
const withoutCircles = (chunks, metafile) => {
  const leadsBack = (path) =>
    importsOf(metafile, path).some(
      (next) => !chunks.includes(next) && [...filesWith(metafile, next)].some((one) => chunks.includes(one)),
    );
  const kept = chunks.filter((path) => !leadsBack(path));
  return kept.length === chunks.length ? kept : withoutCircles(kept, metafile);
};

/** The chunks that are not loaded at the start, in the groups that are merged. */
const groupsOf = (metafile, atStart) => {
  const { outputs } = metafile;
  const use = usesOf(metafile);
  const isSmall = (path) => outputs[path].bytes <= LARGEST;
  const chunks = Object.keys(outputs).filter(
    (path) => outputs[path].entryPoint === undefined && path.endsWith('.mjs') && !atStart.includes(path),
  );
  return SHARES.map((share, at) =>
    withoutCircles(
      chunks.filter((path) => isSmall(path) && use(path) >= share && use(path) < (SHARES[at - 1] ?? 2)),
      metafile,
    ),
  ).filter((group) => group.length > 1);
};

/** The files of a build of one entry with `splitting` and `minify`, as name and text, the entry first, merged as said above. */
export const mergeFiles = async ({ outputFiles, metafile }) => {
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const pathOf = new Map(Object.keys(metafile.outputs).map((path) => [basename(path), path]));
  const exportsOf = (name) => metafile.outputs[pathOf.get(name)].exports;
  const start = filesAtStart(metafile);
  const [entry, ...atStart] = start.map((path) => basename(path));
  const groups = [
    { entry, chunks: atStart, text: await merged(atStart, { texts, exportsOf, entry }) },
    ...(await Promise.all(
      groupsOf(metafile, start).map(async (paths, at) => {
        const chunks = paths.map((path) => basename(path));
        return { entry: `shared-${at}.mjs`, chunks, text: await merged(chunks, { texts, exportsOf }) };
      }),
    )),
  ];
  const gone = new Set(groups.flatMap(({ chunks }) => [...chunks]));
  return [
    ...groups.map((group) => [group.entry, group.text]),
    ...[...texts].filter(([name]) => name !== entry && !gone.has(name)),
  ].map(([name, text]) => ({
    name,
    text: groups.reduce((sofar, group) => (group.entry === name ? sofar : redirected(sofar, group)), text),
  }));
};
