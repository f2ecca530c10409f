import { createHash } from 'node:crypto';
import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import { packed } from '../http/packed';
import type { FileFacts, WebFiles } from './files';
import { textOf } from './html';
import { documentOf } from './layout';
import type { RefusalPage } from './refusal-page';
import type { CachePolicy, Reply, WebPage } from './reply';

/** How replies become responses: caching, fingerprints, and what the browser is told to refuse. */

const CACHE_CONTROL: { readonly [P in CachePolicy]: string } = {
  reference: 'public, max-age=300, s-maxage=86400, stale-while-revalidate=604800',
  live: 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
  never: 'no-store',
};
const WITH_TOKEN = 'private, no-store';
const IMMUTABLE = 'public, max-age=31536000, immutable';

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
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${shell === 'FRAME' ? '*' : "'none'"}`,
  ].join('; ');

const isKnown = (event: GatewayEvent, etag: string): boolean =>
  event.headers['if-none-match']?.includes(etag) ?? false;

const common = (event: GatewayEvent, cache: CachePolicy): Record<string, string> => ({
  'cache-control': event.headers['authorization'] === undefined ? CACHE_CONTROL[cache] : WITH_TOKEN,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-request-id': event.requestContext.requestId,
  vary: 'accept-encoding, authorization',
});

const etagOf = (files: WebFiles, version: string): string => `"${files.build}.${version}"`;

const pageResponse = (
  event: GatewayEvent,
  files: WebFiles,
  { page, etag, cache, status }: { page: WebPage; etag: string; cache: CachePolicy; status: number },
): GatewayResponse =>
  packed(event, {
    statusCode: status,
    headers: {
      ...common(event, cache),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(page),
      etag,
    },
    body: textOf(documentOf(page, files, etag)),
  });

/** A page that stands for a refusal. */
export const refusalResponse = (
  event: GatewayEvent,
  files: WebFiles,
  { page, status, retryAfterSeconds }: RefusalPage,
): GatewayResponse => {
  const response = pageResponse(event, files, { page, etag: '""', cache: 'never', status });
  return retryAfterSeconds === undefined
    ? response
    : { ...response, headers: { ...response.headers, 'retry-after': String(retryAfterSeconds) } };
};

/** A reply as the answer to its request; 304 before anything is laid out where its reader has this version. */
export const replyResponse = async (
  event: GatewayEvent,
  files: WebFiles,
  reply: Reply,
): Promise<GatewayResponse> => {
  if (reply.kind === 'MOVED')
    return { statusCode: 303, headers: { ...common(event, 'never'), location: reply.to } };
  const { cache, version } = reply;
  const known = version === undefined ? undefined : etagOf(files, version);
  if (known !== undefined && isKnown(event, known))
    return { statusCode: 304, headers: { ...common(event, cache), etag: known } };
  if (reply.kind === 'FILE') {
    const etag = known ?? etagOf(files, sha256(reply.body).slice(0, 16));
    if (isKnown(event, etag)) return { statusCode: 304, headers: { ...common(event, cache), etag } };
    return packed(event, {
      statusCode: 200,
      headers: {
        ...common(event, cache),
        'content-type': reply.type,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        etag,
        ...(reply.fileName !== undefined && {
          'content-disposition': `attachment; filename="${reply.fileName}"`,
        }),
      },
      body: reply.body,
    });
  }
  const page = await reply.page();
  const etag = known ?? etagOf(files, sha256(textOf(page.main)).slice(0, 16));
  if (isKnown(event, etag)) return { statusCode: 304, headers: { ...common(event, cache), etag } };
  return pageResponse(event, files, { page, etag, cache, status: 200 });
};

/** A script, a style, a font: from its packed form to whoever takes that. */
export const fileResponse = (event: GatewayEvent, files: WebFiles, facts: FileFacts): GatewayResponse => {
  const headers: Record<string, string> = {
    ...common(event, 'reference'),
    'cache-control': facts.isHashed ? IMMUTABLE : CACHE_CONTROL.reference,
    'content-type': facts.type,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    etag: facts.etag,
  };
  if (isKnown(event, facts.etag)) return { statusCode: 304, headers };
  const takesPacked = /\bgzip\b/.test(event.headers['accept-encoding'] ?? '');
  return {
    statusCode: 200,
    headers: takesPacked ? { ...headers, 'content-encoding': 'gzip' } : headers,
    body: files.read(takesPacked ? `${facts.file}.gz` : facts.file).toString('base64'),
    isBase64Encoded: true,
  };
};
