// Builds the documentation site of /guide out of docs/: Eleventy turns Markdown into HTML, esbuild bundles the script and
// the style sheet. A link to a page, heading or file that does not exist fails the build.
import Eleventy from '@11ty/eleventy';
import { createHash } from 'node:crypto';
import { build, transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { isFont, withSiteFonts } from './site-header.mjs';
import { documentOf } from './guide/layout.mjs';
import { siteMarkdown } from './guide/markdown.mjs';
import { addressOf, filesOf, tasksOf } from './guide/pages.mjs';
import { searchIndexOf } from './guide/search-index.mjs';
import { mediaTypes as types } from './media-types.mjs';

const SOURCES = 'src/interfaces/documents';
const ofType = (extension, text) => ({ type: types[extension], bytes: Buffer.from(text) });

/** The content between the frame's parts, by file below `docs`. */
const renderAll = async (docs, files) => {
  const eleventy = new Eleventy(docs, undefined, {
    quietMode: true,
    configPath: null,
    config: (config) => {
      config.setTemplateFormats(['md']);
      config.setUseGitIgnore(false);
      config.amendLibrary('md', (markdown) => markdown.use(siteMarkdown({ docs, files })));
      config.ignores.add(join(docs, 'contract/**'));
      return { markdownTemplateEngine: false, htmlTemplateEngine: false };
    },
  });
  const made = await eleventy.toJSON();
  return new Map(
    made.map(({ inputPath, content }) => [
      relative(docs, join(process.cwd(), inputPath)).replaceAll('\\', '/'),
      content,
    ]),
  );
};

const titleOf = (html) =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'muster')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Every `#heading` that a page links to must be there. */
const checkAnchors = (pages) => {
  const ids = new Map(
    [...pages].map(([file, html]) => [
      addressOf(file),
      new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  for (const [file, html] of pages)
    for (const [, href] of html.matchAll(/href="([^"]*#[^"]+)"/g)) {
      const [path, hash] = href.split('#');
      const there = ids.get(path === '' ? addressOf(file) : path);
      if (there && !there.has(decodeURIComponent(hash)))
        throw new Error(`docs/${file} links to ${href}, and no heading there has that id`);
    }
};

const bundleAssets = async (root) => {
  const { outputFiles } = await build({
    ...withSiteFonts,
    absWorkingDir: root,
    entryPoints: [join(SOURCES, 'guide.mjs'), join(SOURCES, 'guide.css')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    write: false,
    outdir: 'guide',
    entryNames: '[name]-[hash]',
    legalComments: 'none',
    logLevel: 'error',
  });
  return Object.fromEntries(
    outputFiles
      .filter(({ path }) => !isFont(path))
      .map(({ path, contents }) => [
        `/guide/${basename(path)}`,
        { type: types[extname(path)], bytes: Buffer.from(contents) },
      ]),
  );
};

/** The worker that stores the pages for readers without a connection; its text changes with what it stores. */
const worker = async (root, files) => {
  const version = createHash('sha256');
  for (const { bytes } of Object.values(files)) version.update(bytes);
  const { code } = await transform(await readFile(join(root, SOURCES, 'guide-worker.js'), 'utf8'), {
    minify: true,
    define: {
      GUIDE_VERSION: JSON.stringify(version.digest('hex').slice(0, 16)),
      GUIDE_ADDRESSES: JSON.stringify(Object.keys(files)),
    },
  });
  return code;
};

/** The files of the site by address, each with its type and bytes. */
export const buildGuide = async (root, header) => {
  const docs = join(root, 'docs');
  const tasks = tasksOf(docs);
  const files = filesOf(docs, tasks);
  const [pages, assets] = await Promise.all([renderAll(docs, files), bundleAssets(root)]);
  checkAnchors(pages);
  const titles = new Map(files.map((file) => [file, titleOf(pages.get(file))]));
  const addressWith = (extension) => Object.keys(assets).find((address) => extname(address) === extension);
  const frame = { titles, tasks, header, assets: { style: addressWith('.css'), script: addressWith('.js') } };
  const made = {
    ...assets,
    '/guide/search.json': ofType('.json', JSON.stringify(searchIndexOf(pages, titles, tasks))),
    ...Object.fromEntries(
      files.map((file) => [
        addressOf(file),
        ofType('.html', documentOf({ ...frame, file, content: pages.get(file) })),
      ]),
    ),
  };
  return { ...made, '/guide/worker.js': ofType('.js', await worker(root, made)) };
};
