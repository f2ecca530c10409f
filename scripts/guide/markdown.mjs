// How a page of the documentation becomes HTML: links lead to pages of the site, headings have the ids that GitHub gives
// them, so that one text reads well in both places.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix, relative } from 'node:path';
import { addressOf } from './pages.mjs';

/** The id of a heading, as GitHub makes it. */
const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const plainText = (token) =>
  (token.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');

/** Gives each heading its id; a second one of the same words gets a number. */
const addHeadingIds = (tokens) => {
  const used = new Map();
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const slug = slugOf(plainText(tokens[at + 1]));
    const count = used.get(slug) ?? 0;
    used.set(slug, count + 1);
    token.attrSet('id', count === 0 ? slug : `${slug}-${count}`);
  }
};

/** The target of a link of `file` on the site; null for a file that is no page, which becomes plain text. */
const targetOf = (href, file, { docs, files }) => {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return href;
  const [path, hash = ''] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(file), path));
  if (files.includes(target)) return addressOf(target) + (hash && `#${hash}`);
  const index = posix.join(target, 'README.md');
  if (files.includes(index)) return addressOf(index);
  if (!existsSync(join(docs, target))) throw new Error(`docs/${file} links to ${href}, which does not exist`);
  return null;
};

const rewriteLinks = (children, file, site) => {
  let dropped = false;
  for (const token of children) {
    if (token.type === 'link_open') {
      const target = targetOf(token.attrGet('href'), file, site);
      dropped = target === null;
      if (dropped) token.type = 'text';
      else token.attrSet('href', target);
    } else if (token.type === 'link_close' && dropped) {
      token.type = 'text';
      dropped = false;
    } else if (token.type === 'image') token.attrSet('src', imageOf(token.attrGet('src'), file, site));
  }
};

const pictureTypes = { '.svg': 'image/svg+xml', '.webp': 'image/webp' };

/** Pictures stand in the page: the policy allows `data:`, and the page is whole when it is offline. */
const imageOf = (source, file, { docs }) => {
  const path = join(docs, dirname(file), source);
  return `data:${pictureTypes[extname(path)]};base64,${readFileSync(path).toString('base64')}`;
};

/** A plugin of markdown-it; `env.page.inputPath` is Eleventy's. */
export const siteMarkdown = (site) => (markdown) => {
  markdown.core.ruler.push('site', ({ tokens, env }) => {
    const file = relative(site.docs, env.page.inputPath).replaceAll('\\', '/');
    addHeadingIds(tokens);
    for (const token of tokens) if (token.children) rewriteLinks(token.children, file, site);
  });
  const table = markdown.renderer.rules;
  // Scrollable blocks are reachable by keyboard.
  const { fence } = table;
  table.fence = (...parts) => fence(...parts).replace('<pre', '<pre tabindex="0"');
  table.table_open = () => '<div class="wide" tabindex="0"><table>\n';
  table.table_close = () => '</table></div>\n';
};
