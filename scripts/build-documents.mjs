// Bundles what the documents function serves: the OpenAPI document and the two pages with their scripts and styles,
// each file plain and packed, with its type and fingerprint in facts.json.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const SOURCES = 'src/doors/rest/documents';
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/** The scripts and styles of one page, by address, and what each is called in the page. */
const bundlePage = async (root, name) => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(SOURCES, `${name}.mjs`), join(SOURCES, `${name}.css`)],
    bundle: true,
    format: 'esm',
    splitting: true,
    platform: 'browser',
    target: 'es2022',
    minify: true,
    metafile: true,
    write: false,
    outdir: name,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    logLevel: 'error',
    loader: { '.ttf': 'dataurl', '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const names = Object.entries(metafile.outputs).filter(([, { entryPoint }]) =>
    entryPoint?.startsWith(SOURCES),
  );
  const page = await readFile(join(root, SOURCES, `${name}.html`), 'utf8');
  const html = names.reduce(
    (text, [path]) => text.replace(`${name}/${name}${extname(path)}`, `${name}/${basename(path)}`),
    page,
  );
  return {
    [`/${name}`]: { type: types['.html'], bytes: Buffer.from(html) },
    ...Object.fromEntries(
      outputFiles.map(({ path, contents }) => [
        `/${name}/${basename(path)}`,
        { type: types[extname(path)], bytes: Buffer.from(contents) },
      ]),
    ),
  };
};

const openapi = async (root) => {
  const text = await readFile(join(root, 'docs/openapi.json'), 'utf8');
  return { '/openapi.json': { type: types['.json'], bytes: Buffer.from(JSON.stringify(JSON.parse(text))) } };
};

/** Writes the files and their facts into `folder`. */
export const buildDocuments = async (root, folder) => {
  const parts = await Promise.all([openapi(root), bundlePage(root, 'explorer'), bundlePage(root, 'docs')]);
  const files = Object.assign({}, ...parts);
  const facts = {};
  for (const [path, { type, bytes }] of Object.entries(files)) {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    // A page and the folder of its files have the same name.
    const file = extname(path) === '' ? `${path.slice(1)}.html` : path.slice(1);
    facts[path] = { type, etag, file };
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
    await writeFile(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
  await writeFile(join(folder, 'facts.json'), JSON.stringify(facts));
  return Object.entries(files).map(([path, { bytes }]) => [path, bytes.length]);
};
