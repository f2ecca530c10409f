// Bundles what the pages bring along: scripts, style, fonts, the icon. Each file plain and packed, with its type and fingerprint in
// facts.json; a name with a hash in it never changes what it holds.
import { build } from 'esbuild';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { forPages, withoutArmyLists } from './bundling.mjs';
import { mediaTypes } from './media-types.mjs';
import { hash, writeServed } from './served-files.mjs';

const SOURCES = 'src/interfaces/web';
const types = {
  ...mediaTypes,
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** Files that other websites or installed apps name: their addresses must last. */
const LASTING = {
  'embed.js': '/embed.js',
  'worker.js': '/worker.js',
  'app.webmanifest': '/app.webmanifest',
};

/** The icons: iOS shows no SVG on a home screen, and wants one of 180 pixels without transparent corners. */
const ICONS = ['icon.svg', 'icon-180.png', 'icon-512.png'];

/** The manifest with which a telephone installs the player's page. */
const manifestOf = (addressOf) => ({
  name: 'muster',
  short_name: 'muster',
  description: 'Your table, your result, your army.',
  id: '/play',
  start_url: '/play',
  scope: '/',
  display: 'standalone',
  background_color: '#fbfaf6',
  theme_color: '#1f5c4d',
  icons: [
    { src: addressOf('icon.svg'), type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    { src: addressOf('icon-180.png'), type: 'image/png', sizes: '180x180', purpose: 'any' },
    { src: addressOf('icon-512.png'), type: 'image/png', sizes: '512x512', purpose: 'any' },
  ],
});

/** Indentation inside templates is for those who read the code. It means nothing in HTML, and nothing in the code around it. */
const withoutIndentation = {
  name: 'without-indentation',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]web[\\/]browser[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/\n\s+/g, '\n'),
      loader: 'ts',
    })),
};

/** Every script and style that a page may ask for, and what they share. */
const bundle = async (root) => {
  const entries = (await readdir(join(root, SOURCES, 'browser')))
    .filter((file) => file.endsWith('.entry.ts'))
    .map((file) => ({ in: join(SOURCES, 'browser', file), out: basename(file, '.entry.ts') }));
  return build({
    ...forPages,
    absWorkingDir: root,
    entryPoints: [...entries, { in: join(SOURCES, 'styles/web.css'), out: 'web' }],
    outdir: 'web',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    plugins: [withoutIndentation, withoutArmyLists],
    alias: { 'node:crypto': './clients/rules/src/node-crypto.ts' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
};

/** The most bytes of script that a page may load before it is first drawn; what comes with `import()` comes later. */
const MOST_SCRIPT_BYTES = 30_000;

const bytesAtStart = (outputs, path, seen = new Set()) => {
  if (seen.has(path)) return 0;
  seen.add(path);
  const { bytes, imports } = outputs[path];
  return imports
    .filter(({ kind }) => kind === 'import-statement')
    .reduce((sum, { path: next }) => sum + bytesAtStart(outputs, next, seen), bytes);
};

const checkBudgets = ({ outputs }) => {
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    const bytes = entryPoint?.endsWith('.entry.ts') ? bytesAtStart(outputs, path) : 0;
    if (bytes >= MOST_SCRIPT_BYTES)
      throw new Error(
        `${basename(entryPoint)}: ${bytes} bytes of script at start, under ${MOST_SCRIPT_BYTES} wanted`,
      );
  }
};

const scripts = async (root) => {
  const { outputFiles, metafile } = await bundle(root);
  checkBudgets(metafile);
  const contents = new Map(outputFiles.map((file) => [basename(file.path), Buffer.from(file.contents)]));
  const named = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint ? [[basename(entryPoint).replace(/(\.entry)?\.ts$/, '.js'), basename(path)]] : [],
  );
  return { contents, names: Object.fromEntries(named) };
};

/** Writes the files and their facts into `folder`. */
export const buildWeb = async (root, folder) => {
  const { contents, names } = await scripts(root);
  for (const icon of ICONS) {
    const bytes = await readFile(join(root, SOURCES, 'styles', icon));
    const extension = extname(icon);
    names[icon] = `${basename(icon, extension)}-${hash(bytes).slice(0, 8)}${extension}`;
    contents.set(names[icon], bytes);
  }
  const manifest = manifestOf((icon) => `/web/${names[icon]}`);
  contents.set('app.webmanifest', Buffer.from(JSON.stringify(manifest)));
  names['app.webmanifest'] = 'app.webmanifest';
  const addresses = Object.fromEntries(
    Object.entries(names).map(([name, file]) => [name, LASTING[name] ?? `/web/${file}`]),
  );
  const facts = {};
  for (const [file, bytes] of contents) {
    const name = Object.keys(names).find((key) => names[key] === file);
    const address = LASTING[name] ?? `/web/${file}`;
    facts[address] = {
      type: types[extname(file)],
      etag: await writeServed(folder, file, bytes),
      file,
      isHashed: !(name in LASTING),
    };
  }
  const build = hash(Buffer.from([...contents.keys()].sort().join('\n') + (await pagesHash(root)))).slice(
    0,
    8,
  );
  await writeFile(join(folder, 'facts.json'), JSON.stringify({ addresses, facts, build }));
  return Object.fromEntries([...contents].map(([file, bytes]) => [file, bytes.length]));
};

/** Changes with the pages' own code, so that nobody keeps a page of an older one. */
const pagesHash = async (root) => {
  const folders = ['', 'pages', 'parts'].map((folder) => join(root, SOURCES, folder));
  const texts = [];
  for (const folder of folders)
    for (const file of (await readdir(folder)).sort())
      if (file.endsWith('.ts')) texts.push(await readFile(join(folder, file)));
  return hash(Buffer.concat(texts));
};
