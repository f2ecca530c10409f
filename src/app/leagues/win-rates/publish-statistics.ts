import { gunzipSync } from 'node:zlib';
import { makeBook, type PlayedEvent } from '../../../domain/statistics/make-book';
import { release } from '../../../shared/release';
import { shortHash } from '../../kernel/store/credentials';
import { type Answer, ok, refused } from '../../kernel/answer';
import type { PublishedTournament } from '../../tournaments/bulk-data/published-tournament';
import { readPublished } from '../../tournaments/bulk-data/published';
import type { PublishParts } from '../../tournaments/bulk-data/publish-months';
import { readBookHead, writeBook } from './book-items';
import { playedEvent } from './played-event';

const dayOf = ({ startsOn }: Pick<PublishedTournament, 'startsOn'>, month: string): string =>
  startsOn ?? month;

/** The events of the files of bulk data, the earliest first. */
const eventsIn = async (
  { files }: Pick<PublishParts, 'files'>,
  months: readonly { readonly month: string; readonly names: readonly string[] }[],
): Promise<Answer<readonly PlayedEvent[]>> => {
  const events: { readonly day: string; readonly event: PlayedEvent }[] = [];
  for (const { month, names } of months)
    for (const name of names) {
      const found = await files.read(name);
      if (!found.ok) return found;
      // Somebody has just put another one in its place: the next run reads that.
      if (!found.value) return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
      const { data } = JSON.parse(gunzipSync(found.value.bytes).toString('utf8')) as {
        readonly data: readonly PublishedTournament[];
      };
      for (const one of data) events.push({ day: dayOf(one, month), event: playedEvent(one, month) });
    }
  return ok(
    events
      .toSorted((a, b) => (a.day === b.day ? (a.event.id < b.event.id ? -1 : 1) : a.day < b.day ? -1 : 1))
      .map(({ event }) => event),
  );
};

/**
 * Makes the book of games anew if the files of bulk data have changed since. The files alone are read: no request ever scans the table.
 * @returns for the log: the games in a new book, null where nothing has changed; `failed` where the table or the files did not answer.
 */
export const publishStatistics = async (
  parts: PublishParts,
): Promise<{ readonly games: number | null; readonly failed: number }> => {
  const failed = { games: null, failed: 1 };
  const [published, before] = [await readPublished(parts.files), await readBookHead(parts.store)];
  if (!published.ok || !before.ok) return failed;
  const months = published.value.published.months.map(({ month, files }) => ({
    month,
    names: files.map(({ address }) => address.slice(1)),
  }));
  const fingerprint = shortHash(JSON.stringify([release, months]));
  if (before.value?.value.fingerprint === fingerprint) return { games: null, failed: 0 };
  const events = await eventsIn(parts, months);
  if (!events.ok) return failed;
  const book = makeBook(events.value);
  const written = await writeBook(parts.store, before.value, { book, fingerprint, madeAtMs: parts.nowMs() });
  return written.ok ? { games: book.games.length, failed: 0 } : failed;
};
