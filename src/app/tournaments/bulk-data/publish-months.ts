import { release } from '../../../shared/release';
import { shortHash } from '../../kernel/store/credentials';
import type { Store } from '../../kernel/store/store';
import { type Answer, ok } from '../../kernel/answer';
import type { FileStore } from './file-store';
import { type Packed, filesOf, tournamentsIn } from './month-files';
import { type BulkEntry, BULK_TYPE } from './pack-file';
import {
  type Published,
  type PublishedMonth,
  type ReadPublished,
  monthOf,
  readPublished,
  writePublished,
  monthsToCompare,
} from './published';

/** The dependencies of publishing. */
export interface PublishParts {
  readonly store: Store;
  readonly files: FileStore;
  readonly nowMs: () => number;
}

const nameOf = ({ address }: Pick<BulkEntry, 'address'>): string => address.slice(1);

/**
 * Puts the files of a month in the place of those before. What is on its way is noted first, so that a run that is broken off leaves
 * no file that nobody knows of.
 */
const replaceMonth = async (
  { files }: PublishParts,
  known: ReadPublished,
  { month, packed }: { readonly month: PublishedMonth; readonly packed: readonly Packed[] },
): Promise<Answer<ReadPublished>> => {
  const before = monthOf(known.published, month.month)?.files ?? [];
  const isOld = new Set(before.map(nameOf));
  const fresh = packed.filter(({ entry }) => !isOld.has(nameOf(entry)));
  const kept = new Set(packed.map(({ entry }) => nameOf(entry)));
  const noted =
    fresh.length === 0
      ? ok(known)
      : await writePublished(files, known, {
          ...known.published,
          toRemove: [...known.published.toRemove, ...fresh.map(({ entry }) => nameOf(entry))],
        });
  if (!noted.ok) return noted;
  for (const { bytes, entry } of fresh) {
    const written = await files.write(nameOf(entry), { bytes, type: BULK_TYPE });
    if (!written.ok) return written;
  }
  const { published } = noted.value;
  const others = published.months.filter((one) => one.month !== month.month);
  return writePublished(files, noted.value, {
    ...published,
    months: [...others, month].toSorted((a, b) => (a.month < b.month ? -1 : 1)),
    toRemove: [...published.toRemove, ...isOld].filter((name) => !kept.has(name)),
  });
};

/** Removes what no index names any more, as it is noted now. */
const removeOld = async (files: FileStore): Promise<Answer<number>> => {
  const known = await readPublished(files);
  if (!known.ok) return known;
  const { published } = known.value;
  const toRemove = [...new Set(published.toRemove)];
  for (const name of toRemove) {
    const removed = await files.remove(name);
    if (!removed.ok) return removed;
  }
  if (toRemove.length === 0) return ok(0);
  const written = await writePublished(files, known.value, { ...published, toRemove: [] });
  return written.ok ? ok(toRemove.length) : written;
};

/** One month: unchanged, or made anew. */
const publishMonth = async (
  parts: PublishParts,
  month: string,
  known: ReadPublished,
): Promise<Answer<{ readonly known: ReadPublished; readonly made: number }>> => {
  const at = { store: parts.store, nowMs: parts.nowMs() };
  const seen = await tournamentsIn(at, month);
  if (!seen.ok) return seen;
  const before = monthOf(known.published, month);
  const fingerprint = shortHash(JSON.stringify([release, seen.value]));
  if (before ? before.fingerprint === fingerprint : seen.value.length === 0) return ok({ known, made: 0 });
  const packed = await filesOf(at, { month, seen: seen.value });
  if (!packed.ok) return packed;
  const next: PublishedMonth = { month, fingerprint, files: packed.value.map(({ entry }) => entry) };
  const replaced = await replaceMonth(parts, known, { month: next, packed: packed.value });
  return replaced.ok ? ok({ known: replaced.value, made: packed.value.length }) : replaced;
};

/**
 * Compares the files of bulk data with the tournaments, and makes those months anew in which something has changed. What was erased
 * stands in no file afterwards. It may be broken off anywhere, and run twice at once: who comes second stops.
 * @returns for the log: files written and removed, and months left to the next run, as the table or the files did not answer.
 */
export const publishMonths = async (parts: PublishParts, goOn: () => boolean = () => true) => {
  let [made, failed] = [0, 0];
  const read = await readPublished(parts.files);
  if (!read.ok) return { made, removed: 0, failed: 1 };
  let known = read.value;
  const { months, isAll } = monthsToCompare(known.published, parts.nowMs());
  let isBrokenOff = false;
  for (const month of months) {
    isBrokenOff ||= !goOn();
    if (isBrokenOff) break;
    const done = await publishMonth(parts, month, known);
    if (!done.ok) {
      failed += 1;
      isBrokenOff = true;
      break;
    }
    known = done.value.known;
    made += done.value.made;
  }
  if (isAll && !isBrokenOff) {
    const all: Published = { ...known.published, allComparedAtMs: parts.nowMs() };
    if (!(await writePublished(parts.files, known, all)).ok) failed += 1;
  }
  const removed = await removeOld(parts.files);
  return { made, removed: removed.ok ? removed.value : 0, failed: failed + (removed.ok ? 0 : 1) };
};
