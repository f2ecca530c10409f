import { type Store, READERS_LISTING } from '../../kernel/store/store';
import { refreshReaders } from './refresh-projection';

/** What a run has done, for the log. */
export interface ReadersRun {
  /** Projections that were made or compared. */
  readonly made: number;
  /** Tournaments that are left to the next run, because the store did not answer. */
  readonly failed: number;
}

/** Each waits for the table most of the time: fewer at once fall behind where a hundred events run. */
const AT_ONCE = 16;
const PAGE = 25;
/** The most projections that one scheduled run compares. */
const MOST_COMPARED = 5_000;
const ISO_LENGTH = '2026-11-21T09:00:00.000Z'.length;

const counted = async (
  store: Store,
  tournaments: readonly string[],
  nowMs: () => number,
): Promise<ReadersRun> => {
  let [made, failed] = [0, 0];
  for (let at = 0; at < tournaments.length; at += AT_ONCE) {
    const done = await Promise.all(
      tournaments.slice(at, at + AT_ONCE).map((tournament) => refreshReaders(store, tournament, nowMs)),
    );
    made += done.filter((one) => one.ok && one.value === 'MADE').length;
    failed += done.filter((one) => !one.ok).length;
  }
  return { made, failed };
};

/** Makes anew what readers are given of these tournaments: for those that the stream names. */
export const refreshChanged = (
  store: Store,
  tournaments: readonly string[],
  nowMs: () => number,
): Promise<ReadersRun> => counted(store, [...new Set(tournaments)], nowMs);

/** Compares with the facts what was not compared lately, the oldest first: the safety net of the stream. */
export const compareDue = async (
  store: Store,
  nowMs: () => number,
  goOn: () => boolean,
): Promise<ReadersRun> => {
  let [made, failed] = [0, 0];
  const startedAt = new Date(nowMs()).toISOString();
  for (let lookedAt = 0; lookedAt < MOST_COMPARED && goOn(); lookedAt += PAGE) {
    // What was compared stands behind in the list: the next page begins in front again.
    const page = await store.listed(READERS_LISTING, PAGE);
    if (!page.ok) return { made, failed: failed + 1 };
    const due = page.value.lines.flatMap(({ address, order }) =>
      address.item === 'READERS' && order.slice(0, ISO_LENGTH) <= startedAt ? [address.tournament] : [],
    );
    if (due.length === 0) break;
    const done = await counted(store, due, nowMs);
    made += done.made;
    failed += done.failed;
    // The index may lag, or the store not answer: the same ones come in the next run.
    if (done.made < due.length) break;
  }
  return { made, failed };
};
