import { type ChangeLog, logged } from '../../../shared/change-log';
import { itemOf, logOf } from '../../kernel/store/items';
import { type Item, type Store, UNFINISHED_LISTING } from '../../kernel/store/store';
import { type Answer, ok } from '../../kernel/use-case';
import { dropDocuments } from './documents';
import {
  type CatalogueFacts,
  type StoredVersion,
  catalogueKind,
  withVersionChanged,
  FINISHED_WITHIN_MS,
  unfinishedVersionsOf,
} from './catalogue-facts';
import { documentNames } from './stored-catalogue';

/**
 * Takes away what requests have left that were broken off and never repeated. Each is in the list that its catalogue stands in while a
 * version of it is unfinished. The documents go first, then the list forgets them: broken off itself, it is done again.
 */

/** Longer than any request lasts, so that none still writes what is taken away. */
const GRACE_MS = 60 * 60 * 1000;
const PAGE = 25;
const ISO_LENGTH = '2026-11-21T09:00:00.000Z'.length;

const asDropped = ({ unfinished: _, ...version }: StoredVersion): StoredVersion => ({
  ...version,
  dropped: true,
});

const sweepOne = async (
  catalogue: string,
  item: Item,
  { store, nowMs }: { readonly store: Store; readonly nowMs: number },
): Promise<Answer<unknown>> => {
  let log: ChangeLog<CatalogueFacts> = logOf(catalogueKind, item);
  for (const { number, version } of unfinishedVersionsOf(logged(log).facts)) {
    if (nowMs <= version.atMs + FINISHED_WITHIN_MS + GRACE_MS) continue;
    const dropped = await dropDocuments(catalogue, documentNames(version), { store, nowMs });
    if (!dropped.ok) return dropped;
    log = withVersionChanged(log, number, { atMs: nowMs, word: 'dropped', change: asDropped });
    const written = await store.write(itemOf(catalogueKind, item.address, log));
    // Somebody else was first: what is left comes with the next run.
    if (!written.ok || written.value === 'CONFLICT') return written;
  }
  return ok(true);
};

/** One run: the oldest that are too late to be finished. It may run at any time, twice at once, and be broken off anywhere. */
export const sweepUnfinished = async (store: Store, nowMs: number): Promise<Answer<unknown>> => {
  const page = await store.listed(UNFINISHED_LISTING, PAGE);
  if (!page.ok) return page;
  const before = new Date(nowMs - FINISHED_WITHIN_MS - GRACE_MS).toISOString();
  const due = page.value.lines.filter(({ order }) => order.slice(0, ISO_LENGTH) < before);
  for (const { address } of due) {
    if (address.item !== 'CATALOGUE') continue;
    const items = await store.get([address]);
    if (!items.ok) return items;
    const [item] = items.value;
    const swept = item ? await sweepOne(address.catalogue, item, { store, nowMs }) : ok(true);
    if (!swept.ok) return swept;
  }
  return ok(true);
};
