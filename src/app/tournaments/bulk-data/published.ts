import { type Answer, ok, refused } from '../../kernel/answer';
import type { FileStore } from './file-store';
import type { BulkEntry } from './pack-file';

export interface PublishedMonth {
  /** YYYY-MM. */
  readonly month: string;
  /** Of the tournaments that it was made from, each with its cursor. */
  readonly fingerprint: string;
  readonly files: readonly BulkEntry[];
}

/** The index of all months. */
export interface Published {
  /** By month. */
  readonly months: readonly PublishedMonth[];
  /** When all months were last compared with the tournaments. */
  readonly allComparedAtMs: number;
  /** Files that are to be removed: noted before they are written or given up, so that none is forgotten. */
  readonly toRemove: readonly string[];
}

/** The same with what it was read from. */
export interface ReadPublished {
  readonly published: Published;
  /** Null before the first. */
  readonly etag: string | null;
}

/** Beside the files, and not among what everybody may read. */
const PUBLISHED_FILE = 'published.json';
const nothing: Published = { months: [], allComparedAtMs: 0, toRemove: [] };

export const readPublished = async (files: FileStore): Promise<Answer<ReadPublished>> => {
  const found = await files.read(PUBLISHED_FILE);
  if (!found.ok) return found;
  const { value } = found;
  return ok(
    value
      ? { published: JSON.parse(value.bytes.toString('utf8')) as Published, etag: value.etag }
      : { published: nothing, etag: null },
  );
};

/** Writes it over what was read. UNAVAILABLE where somebody else was first: that run goes on, this one ends. */
export const writePublished = async (
  files: FileStore,
  { etag }: ReadPublished,
  published: Published,
): Promise<Answer<ReadPublished>> => {
  const bytes = Buffer.from(JSON.stringify(published));
  const written = await files.write(PUBLISHED_FILE, { bytes, type: 'application/json', replaces: etag });
  if (!written.ok) return written;
  if (written.value === 'CONFLICT') return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
  return readPublished(files);
};

export const monthOf = ({ months }: Published, month: string): PublishedMonth | undefined =>
  months.find((one) => one.month === month);

/** The first edition that ships came out in this year; nothing was played before. */
const FIRST_MONTH = '2018-01';
/** All months are compared so often, the last ones in each run. */
const ALL_EVERY_MS = 23 * 60 * 60 * 1000;
const LAST_MONTHS = 3;

const monthAt = (nowMs: number, offset: number): string => {
  const now = new Date(nowMs);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 7);
};

/** From a month on to the next one after `nowMs`, the newest first. */
const monthsSince = (first: string, nowMs: number): readonly string[] => {
  const months: string[] = [];
  for (let offset = 1; monthAt(nowMs, offset) >= first; offset -= 1) months.push(monthAt(nowMs, offset));
  return months;
};

/** Which months a run compares: all of them once a day, the last three and the next one each time. */
export const monthsToCompare = (
  { months, allComparedAtMs }: Published,
  nowMs: number,
): { readonly months: readonly string[]; readonly isAll: boolean } => {
  const isAll = nowMs >= allComparedAtMs + ALL_EVERY_MS;
  const listed = monthsSince(isAll ? FIRST_MONTH : monthAt(nowMs, 1 - LAST_MONTHS), nowMs);
  const published = isAll ? months.map(({ month }) => month) : [];
  return { months: [...new Set([...listed, ...published])], isAll };
};
