import type { RenderOnce } from './kept-pages';
import { createHash } from 'node:crypto';
import type { Caching } from '../http/caching';
import type { ContentReply, Reply as EdgeReply } from '../http/reply';
import type { FileFacts, WebFiles } from './files';
import { textOf } from './html';
import { documentOf } from './layout';
import type { RefusalPage } from './refusal-page';
import type { CachePolicy, PageRequest, Reply, WebPage } from './reply';

/** How pages become replies of the edge: fingerprints, and what the browser must refuse. */

const CACHING: { readonly [P in CachePolicy]: Caching } = { reference: 'page', live: 'live', never: 'never' };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The page runs our scripts, shows our styles and pictures and asks only us. Only what is made for it stands in a frame. */
const policyOf = ({ shell, style }: WebPage): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style === undefined ? '' : ` 'sha256-${sha256(style)}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",

    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${shell === 'FRAME' ? '*' : "'none'"}`,
  ].join('; ');

/** A file that a page offers runs nothing. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const HTML = 'text/html; charset=utf-8';

const etagOf = (files: WebFiles, version: string): string => `"${files.build}.${version}"`;

/** A request for a page, and what renders each version of one once. */
type AskedPage = Pick<PageRequest, 'origin' | 'path' | 'query'> & { readonly renderOnce: RenderOnce };

const rendered = (
  page: WebPage,
  files: WebFiles,
  { etag, origin, path }: Pick<PageRequest, 'origin' | 'path'> & { readonly etag: string },
) => ({
  headers: { 'content-security-policy': policyOf(page) },
  body: textOf(documentOf(page, files, { etag, origin, path })),
});

/** A page that stands for a refusal. */
export const refusalReply = (
  files: WebFiles,
  { page, status, retryAfterSeconds }: RefusalPage,
): ContentReply => {
  const { headers, body } = rendered(page, files, { etag: '""', origin: '', path: '' });
  return {
    kind: 'CONTENT',
    status,
    type: HTML,
    cache: 'never',
    headers:
      retryAfterSeconds === undefined ? headers : { ...headers, 'retry-after': String(retryAfterSeconds) },
    body,
  };
};

/** Makes a reply of the edge from a page's answer. A reader who has this version gets no new layout. */
export const edgeReply = async (
  files: WebFiles,
  reply: Reply,
  { renderOnce, ...asked }: AskedPage,
): Promise<EdgeReply> => {
  if (reply.kind === 'MOVED') return { kind: 'REDIRECT', to: reply.to };
  const { version } = reply;
  const cache = CACHING[reply.cache];
  const known = version === undefined ? undefined : etagOf(files, version);
  if (reply.kind === 'FILE')
    return {
      kind: 'CONTENT',
      type: reply.type,
      cache,
      etag: known ?? etagOf(files, sha256(reply.body).slice(0, 16)),
      headers: {
        'content-security-policy': FILE_POLICY,
        ...(reply.fileName !== undefined && {
          'content-disposition': `attachment; filename="${reply.fileName}"`,
        }),
      },
      body: reply.body,
    };
  if (known !== undefined)
    return {
      kind: 'CONTENT',
      type: HTML,
      cache,
      etag: known,
      body: () =>
        renderOnce([asked.origin, asked.path, String(asked.query), known].join(' '), async () =>
          rendered(await reply.page(), files, { ...asked, etag: known }),
        ),
    };
  const page = await reply.page();
  const etag = etagOf(files, sha256(textOf(page.main)).slice(0, 16));
  return { kind: 'CONTENT', type: HTML, cache, etag, body: () => rendered(page, files, { ...asked, etag }) };
};

/** A script, a style, a font: gzipped to a client that takes that. */
export const fileReply = (files: WebFiles, { type, etag, file, isHashed }: FileFacts): ContentReply => ({
  kind: 'CONTENT',
  type,
  etag,
  cache: isHashed ? 'immutable' : 'file',
  isEmbeddable: true,
  body: { file: (isGzipped) => files.read(isGzipped ? `${file}.gz` : file) },
});
