// Bundles what the documents function serves: the OpenAPI document, the documentation site, and the two pages with their scripts and styles,
// each file plain and packed, with its type and fingerprint in facts.json.
import { build } from 'esbuild';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { buildGuide } from './build-guide.mjs';
import { forPages } from './bundling.mjs';
import { bulkDataFiles } from './bulk-data.mjs';
import { buildSchema } from 'graphql';
import { docsView, explorerView, swaggerView } from './first-views.mjs';
import { mediaTypes as types } from './media-types.mjs';
import { operationView } from './reference/operation-page.mjs';
import { operationsOf } from './reference/operations.mjs';
import { schemaView } from './schema-view.mjs';
import { writeServed } from './served-files.mjs';
import { isFont, loadSiteHeader, withSiteFonts } from './site-header.mjs';
import { page } from './static-page.mjs';

const SOURCES = 'src/interfaces/documents';

/** GraphiQL's style holds two families of fonts as text, most of its bytes; the pages have fonts of their own. */
const withoutFonts = {
  name: 'without-fonts',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]graphiql[\\/]dist[\\/]style\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/@font-face\s*\{[^}]*\}/g, ''),
      loader: 'css',
    })),
};

const built = (root, { folder, entries, more = {} }) =>
  entries.length === 0
    ? { outputFiles: [], metafile: { outputs: {} } }
    : build({
        ...forPages,
        ...more,
        absWorkingDir: root,
        entryPoints: entries.map((entry) => join(SOURCES, entry)),
        outdir: folder,
        plugins: [withoutFonts],
        define: { 'process.env.NODE_ENV': '"production"' },
      });

/**
 * The scripts and styles of the pages below `folder`, by address; and the addresses by the name of their source. Styles are built by
 * themselves: their fonts are those of the site, but scripts ask for their parts below `folder`.
 */
const bundle = async (root, folder, entries) => {
  const isStyle = (entry) => entry.endsWith('.css');
  const [styles, scripts] = await Promise.all([
    built(root, { folder, entries: entries.filter(isStyle), more: withSiteFonts }),
    built(root, { folder, entries: entries.filter((entry) => !isStyle(entry)) }),
  ]);
  const addressOf = (path) => `/${folder}/${basename(path)}`;
  return {
    files: Object.fromEntries(
      [...styles.outputFiles, ...scripts.outputFiles]
        .filter(({ path }) => !isFont(path))
        .map(({ path, contents }) => [
          addressOf(path),
          { type: types[extname(path)], bytes: Buffer.from(contents) },
        ]),
    ),
    addresses: Object.fromEntries(
      Object.entries({ ...styles.metafile.outputs, ...scripts.metafile.outputs })
        .filter(([, { entryPoint }]) => entryPoint?.startsWith(SOURCES))
        .map(([path, { entryPoint }]) => [basename(entryPoint), addressOf(path)]),
    ),
  };
};

const OPENAPI = 'src/interfaces/documents/generated/openapi.json';

/** The reference, a page for each operation, the explorer and the schema: light pages; Swagger UI and GraphiQL come after their first view. */
const pages = async (root, header) => {
  const [docs, explorer, sdl, openapiText] = await Promise.all([
    bundle(root, 'docs', ['page.css', 'docs.mjs', 'operation.mjs', 'groups.mjs', 'swagger.css']),
    bundle(root, 'explorer', ['explorer.mjs', 'graphiql.css']),
    readFile(join(root, 'schema.graphql'), 'utf8'),
    readFile(join(root, OPENAPI), 'utf8'),
  ]);
  const openapi = JSON.parse(openapiText);
  const operations = operationsOf(openapi);
  const schema = buildSchema(sdl);
  const style = docs.addresses['page.css'];
  const html = (address, { title, body, script }) => ({
    [address]: {
      type: types['.html'],
      bytes: Buffer.from(page({ address, title, body, style, script, header })),
    },
  });
  return {
    ...docs.files,
    ...explorer.files,
    ...html('/docs', {
      title: 'REST reference',
      body: docsView(openapi, operations),
      script: docs.addresses['docs.mjs'],
    }),
    ...html('/docs/swagger', {
      title: 'REST reference in Swagger UI',
      body: swaggerView(openapi, docs.addresses['swagger.css']),
      script: docs.addresses['groups.mjs'],
    }),
    ...Object.assign(
      {},
      ...operations.map((operation) =>
        html(`/docs/${operation.id}`, {
          title: operation.summary,
          body: operationView(operation, { openapi, schema }),
          script: docs.addresses['operation.mjs'],
        }),
      ),
    ),
    ...html('/explorer', {
      title: 'GraphQL explorer',
      body: explorerView(explorer.addresses['graphiql.css']),
      script: explorer.addresses['explorer.mjs'],
    }),
    ...html('/docs/schema', { title: 'GraphQL schema', body: schemaView(sdl) }),
  };
};

const openapi = async (root) => {
  const text = await readFile(join(root, OPENAPI), 'utf8');
  return { '/openapi.json': { type: types['.json'], bytes: Buffer.from(JSON.stringify(JSON.parse(text))) } };
};

/** Writes the files and their facts into `folder`. */
export const buildDocuments = async (root, folder) => {
  const header = await loadSiteHeader();
  const parts = await Promise.all([
    openapi(root),
    pages(root, header),
    buildGuide(root, header),
    bulkDataFiles(),
  ]);
  const files = Object.assign({}, ...parts);
  const facts = {};
  for (const [path, { type, bytes }] of Object.entries(files)) {
    // A page and the folder of its files have the same name.
    const file = extname(path) === '' ? `${path.slice(1)}.html` : path.slice(1);
    facts[path] = { type, etag: await writeServed(folder, file, bytes), file };
  }
  await writeFile(join(folder, 'facts.json'), JSON.stringify(facts));
  return Object.entries(files).map(([path, { bytes }]) => [path, bytes.length]);
};
