import { createHash } from 'node:crypto';
import type { FileStore } from '../../app/tournaments/bulk-data/file-store';
import { BULK_TYPE } from '../../app/tournaments/bulk-data/pack-file';
import { readPublished } from '../../app/tournaments/bulk-data/published';
import { type Reply, problemReply } from '../http/reply';

/** The index of all bulk data: what the release fixes, and what is made while the service runs. */
export const INDEX = '/data/index.json';
/** Behind the CDN the bucket answers these by itself. */
const PUBLISHED = /^\/data\/results-[\w-]+\.json\.gz$/;

export const isPublishedAddress = (path: string): boolean => PUBLISHED.test(path);

const tagOf = (content: string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** A file of a month; 404 for one that was replaced or never was. */
export const publishedReply = async (path: string, files: () => Promise<FileStore>): Promise<Reply> => {
  const found = await (await files()).read(path.slice(1));
  if (!found.ok) return problemReply(found.error);
  const { value } = found;
  if (value === null) return problemReply({ code: 'ROUTE_NOT_FOUND', path });
  return {
    kind: 'CONTENT',
    type: BULK_TYPE,
    etag: value.etag,
    cache: 'hour',
    body: () => ({ body: value.bytes }),
  };
};

/** The index of the release with the files of all months behind its own. */
export const indexReply = async (released: Buffer, files: () => Promise<FileStore>): Promise<Reply> => {
  const found = await readPublished(await files());
  if (!found.ok) return problemReply(found.error);
  const index = JSON.parse(released.toString('utf8')) as { readonly files: readonly unknown[] };
  const months = found.value.published.months.flatMap((month) => month.files);
  const body = JSON.stringify({ ...index, files: [...index.files, ...months] });
  return { kind: 'CONTENT', type: 'application/json', etag: tagOf(body), cache: 'minute', body };
};
