import type { FileStore } from '../../app/tournaments/bulk-data/file-store';
import type { Log } from '../../app/kernel/ports';
import { type EdgeRow, type Respond, createEdge } from '../http/edge';
import { indexReply, isPublishedAddress, INDEX, publishedReply } from './published-files';
import type { EdgeRequest } from '../http/edge-request';
import { interfaceRoutes } from '../http/interface-routes';
import type { Reply } from '../http/reply';
import { noSuchAddress } from '../http/not-found-page';

/** Headers of a file; the build computes them. */
export interface FileFacts {
  readonly type: string;
  readonly etag: string;
  readonly file: string;
}

/** The files that stand still: the OpenAPI document, the explorer, the reference, the bulk data. */
export interface DocumentFiles {
  /** By address: `/openapi.json`. */
  readonly facts: Readonly<Record<string, FileFacts>>;
  /** Reads a file of that folder; beside each `x` lies `x.gz`. */
  readonly read: (file: string) => Buffer;
  /** The files that are made while the service runs. */
  readonly published: () => Promise<FileStore>;
}

/** Names with a hash in them never change what they hold. */
const HASHED = /-[A-Z0-9]{8}(\.\w+)+$/;

/** Addresses that lead to another: that of a problem's `type` to the one page of the error codes. A browser keeps the part after #. */
const LEADS_TO: Readonly<Record<string, string>> = { '/docs/errors': '/guide/errors' };

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

const documentRows = ({ facts, read, published }: DocumentFiles): readonly EdgeRow[] => {
  const answer = ({ event, path }: EdgeRequest): Reply | Promise<Reply> => {
    if (isPublishedAddress(path)) return publishedReply(path, published);
    const to = Object.hasOwn(LEADS_TO, path) ? LEADS_TO[path] : undefined;
    if (to !== undefined) return { kind: 'REDIRECT', to };
    const found = Object.hasOwn(facts, path) ? facts[path] : undefined;
    if (found === undefined) return noSuchAddress(event, path);
    const { type, etag, file } = found;
    if (path === INDEX) return indexReply(read(file), published);
    return {
      kind: 'CONTENT',
      type,
      etag,
      cache: HASHED.test(path) ? 'immutable' : 'file',
      ...(type.startsWith('text/html') && { headers: { 'content-security-policy': PAGE_POLICY } }),
      body: file.endsWith('.gz')
        ? () => ({ body: read(file) })
        : { file: (isGzipped) => read(isGzipped ? `${file}.gz` : file) },
    };
  };
  return interfaceRoutes
    .filter((route) => route.interface === 'documents')
    .map(({ method, path }) => ({ method, path, answer }));
};

/** Serves the files, each gzipped to a client that takes that. */
export const createDocumentsHandler = (files: DocumentFiles, log: Log | undefined): Respond =>
  createEdge(documentRows(files), { log });
