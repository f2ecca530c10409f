import type { Log } from '../../../app/ports';
import type { GatewayEvent, GatewayResponse } from '../../http/gateway-event';
import { pathWithoutStage } from '../../http/gateway-event';
import type { Handled, Respond } from '../../http/guard';
import { guarded } from '../guard';
import { problem } from '../problem';

/** What a file is served with; the build works it out. */
export interface FileFacts {
  readonly type: string;
  readonly etag: string;
  /** Where it lies in the folder that the build fills. */
  readonly file: string;
}

/** The files that stand still: the OpenAPI document, the explorer, the reference. */
export interface DocumentFiles {
  /** By address: `/openapi.json`. */
  readonly facts: Readonly<Record<string, FileFacts>>;
  /** Reads a file of that folder; beside each `x` lies `x.gz`. */
  readonly read: (file: string) => Buffer;
}

/** Names with a hash in them never change what they hold. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=300, s-maxage=86400, stale-while-revalidate=604800';
const HASHED = /-[A-Z0-9]{8}\.\w+$/;

/** A page runs our own scripts and styles, asks nobody but us, and stands in nobody's frame. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headersOf = (path: string, { type, etag }: FileFacts, event: GatewayEvent): Record<string, string> => ({
  'content-type': type,
  'cache-control': HASHED.test(path) ? IMMUTABLE : REVALIDATED,
  etag,
  vary: 'accept-encoding',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'x-request-id': event.requestContext.requestId,
  ...(type.startsWith('text/html') && {
    'content-security-policy': PAGE_POLICY,
    'referrer-policy': 'no-referrer',
  }),
});

/** Serves the files; each from its packed form to whoever takes that. */
export const createDocumentsHandler = ({ facts, read }: DocumentFiles, log: Log | undefined): Respond => {
  const handle = (event: GatewayEvent): Handled => {
    const path = pathWithoutStage(event);
    const found = Object.hasOwn(facts, path) ? facts[path] : undefined;
    if (found === undefined) {
      const { requestId } = event.requestContext;
      const response = problem({ code: 'ROUTE_NOT_FOUND', path }, { instance: path, requestId });
      return { outcome: 'ROUTE_NOT_FOUND', response };
    }
    const headers = headersOf(path, found, event);
    const answer = (response: GatewayResponse): Handled => ({ outcome: 'OK', response });
    if (event.headers['if-none-match']?.includes(found.etag)) return answer({ statusCode: 304, headers });
    if (event.requestContext.http.method === 'HEAD') return answer({ statusCode: 200, headers });
    const packed = /\bgzip\b/.test(event.headers['accept-encoding'] ?? '');
    return answer({
      statusCode: 200,
      headers: packed ? { ...headers, 'content-encoding': 'gzip' } : headers,
      body: read(packed ? `${found.file}.gz` : found.file).toString('base64'),
      isBase64Encoded: true,
    });
  };
  return guarded(handle, log);
};
